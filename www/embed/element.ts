/** Base of all elements: draws them once all attributes are set, and when one changes. */

import { words } from "virtual:embed-words/figures";
import { FRONTS, LANGUAGES, type Language, PALETTES } from "../settings/settings";
import type { Faces } from "../state/faces";
import { html } from "./dom";
import { type Fault, wrong } from "./notation";
import { Voice } from "./words";

/** A server that prepares a page has no DOM: there the elements are never drawn. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes by which every picture of tiles is drawn and named. */
export const LOOK = ["palette", "faces", "lang"];

/** An element that draws itself into a tree of its own. */
export abstract class Drawn extends Element {
  readonly #root: ShadowRoot;
  #asked = false;

  constructor(sheet: CSSStyleSheet) {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.#takeProperties();
    this.#ask();
  }

  /** Takes over properties that were set before the script defined the element. */
  #takeProperties(): void {
    for (const name of Object.keys(this)) {
      if (!Object.hasOwn(Object.getPrototypeOf(this), name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#ask();
  }

  get language(): Language {
    return languageAround(this);
  }

  voice(faces: Faces): Voice {
    return new Voice(this.language, words, faces);
  }

  /** Replaces the content of the element. */
  protected show(...nodes: readonly Node[]): void {
    this.#root.replaceChildren(...nodes);
  }

  protected get shown(): ShadowRoot {
    return this.#root;
  }

  /** Says in place what of an attribute cannot be read. */
  protected complain({ name, part, expected }: Fault): void {
    const voice = this.voice({ colors: "turkish", faces: "tiles" });
    const id = part === "" ? "embed-missing" : "embed-wrong";
    this.showError(voice.say(id, { name, part, expected: voice.say(expected) }));
  }

  /** Says in place why there is nothing else to be seen. */
  protected showError(text: string): void {
    this.show(
      html("p", { class: "error", part: "error", role: "note", lang: this.language }, text),
    );
  }

  /** Returns the value of an attribute if it is one of some words, else the first word. */
  protected chosen<Word extends string>(
    name: string,
    words: readonly [Word, ...Word[]],
  ): Word | Fault {
    const text = this.getAttribute(name);
    const found = text === null ? words[0] : words.find((word) => word === text.trim());
    return found ?? wrong(name, text ?? "");
  }

  /** Reads the look of the tiles from the attributes. */
  protected look(): Faces | Fault {
    const colors = this.chosen("palette", PALETTES);
    if (isFault(colors)) return colors;
    const faces = this.chosen("faces", FRONTS);
    return isFault(faces) ? faces : { colors, faces };
  }

  /** Draws the element by its attributes, or returns the fault of a wrong one. */
  protected abstract draw(): Fault | null;

  /** Attributes that change together are drawn once. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      const fault = this.isConnected ? this.draw() : null;
      if (fault) this.complain(fault);
    });
  }
}

/** True if the value read from an attribute is a fault. */
export function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "expected" in value;
}

/** Tells the page; `detail` is plain data. */
export function tell(element: Element, name: string, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Returns the language of the text around an element; English if it has no words. */
export function languageAround(element: Element): Language {
  const tag = tagAround(element) || document.documentElement.lang || navigator.language;
  const [base = ""] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language === base) ?? "en";
}

/** Returns the nearest `lang`, also from outside the shadow trees around the element. */
function tagAround(element: Element): string {
  const marked = element.closest<HTMLElement>("[lang]");
  if (marked) return marked.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagAround(root.host) : "";
}
