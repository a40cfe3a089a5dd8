/** The base of all elements: draws an element after its attributes are set or changed. */

import { words } from "virtual:embed-words/figures";
import { LANGUAGES, type Language } from "../settings/settings";
import type { Faces } from "../state/faces";
import { html } from "./drawing";
import { lookIn } from "./figure";
import { chosen, type Fault, isFault } from "./notation";
import type { Shared } from "./shared";
import { Voice } from "./words";

/** An empty class on servers that render pages: without a DOM the elements are never drawn. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes for the look and the language of tiles. */
export const LOOK = ["palette", "faces", "lang"];

/** The look of tiles without attributes. */
const USUAL: Faces = { colors: "turkish", faces: "tiles" };

/** The distance from the window within which an element counts as in view. */
const AHEAD = "300px";

/** The advice to the author of a page that cannot load a file. */
const BLOCKED =
  "See which host and which headers its files need: docs/embedding.md of Istaka, “Headers”.";

/** An element that draws itself into its shadow tree. */
export abstract class Drawn extends Element {
  readonly #root: ShadowRoot;
  #asked = false;
  /** Waits for the element to come into view; each drawing has an observer of its own. */
  #sight: IntersectionObserver | null = null;

  constructor(
    protected readonly shared: Shared,
    private readonly sheet = shared.tileSheet,
  ) {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.wear();
  }

  connectedCallback(): void {
    this.#takeProperties();
    this.#ask();
  }

  disconnectedCallback(): void {
    this.leave();
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

  /** Requests one drawing for all attributes that change together. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      if (!this.isConnected) return;
      try {
        this.leave();
        this.draw();
      } catch (error) {
        if (!isFault(error)) throw error;
        this.complain(error);
      }
    });
  }

  /** Draws the element from its attributes. Throws a fault if an attribute is wrong. */
  protected abstract draw(): void;

  /** Ends the last drawing and ignores pending answers. */
  protected leave(): void {
    this.#sight?.disconnect();
    this.#sight = null;
  }

  /**
   * Loads data once the element is in view, or at once if it was `seen`; ignores the data after
   * another drawing.
   */
  protected whenSeen<T>(
    fetch: () => Promise<T>,
    show: (fetched: T) => void,
    showFailure: () => void,
    seen = false,
  ): void {
    const fail = (error: unknown): void => {
      if (isFault(error)) this.complain(error);
      else {
        showFailure();
        this.#blame(`${error}`);
      }
    };
    const see = async (): Promise<void> => {
      sight.disconnect();
      const answer = await fetch().then(
        (fetched) => () => show(fetched),
        (error) => () => fail(error),
      );
      if (this.#sight === sight) answer();
    };
    const watch = (entries: readonly IntersectionObserverEntry[]): void => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void see();
    };
    const sight = new IntersectionObserver(watch, { rootMargin: AHEAD });
    this.#sight = sight;
    if (seen) void see();
    else sight.observe(this);
  }

  /**
   * Loads the whole content once the element is in view, and reserves its room until then. Content
   * that was `seen` stays until it is replaced.
   */
  protected showWhenSeen<T>(
    voice: Voice,
    fetch: () => Promise<T>,
    show: (fetched: T) => void,
    seen: boolean,
  ): void {
    const asked = html("p", { class: "verdict" }, voice.say("verdict-asked"));
    if (!seen) this.show(html("div", { class: "waiting", lang: voice.language }, asked));
    const fail = (): void => {
      // Shows the text in the element, which the author wrote for readers without scripts.
      if (this.textContent?.trim()) this.show(html("slot"));
      else this.showError(this.#error(voice.say("verdict-unreached")));
    };
    this.whenSeen(fetch, show, fail, seen);
  }

  /** Replaces the content of the element; the same control as before has the focus. */
  protected show(...nodes: readonly Node[]): void {
    const focused = this.#controls.indexOf(this.#root.activeElement as HTMLElement);
    this.#root.replaceChildren(...nodes);
    this.#controls[focused]?.focus({ preventScroll: true });
  }

  get #controls(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>("button, input, select, [tabindex]")];
  }

  protected get shown(): ShadowRoot {
    return this.#root;
  }

  /** Adds style sheets to the first one, and removes those that were added before. */
  protected wear(...more: readonly CSSStyleSheet[]): void {
    this.#root.adoptedStyleSheets = [this.sheet, ...more];
  }

  /** Shows in the element which attribute is wrong. */
  protected complain(fault: Fault): void {
    this.showError(this.#error(this.voice().complaint(fault)));
  }

  #error(text: string): HTMLElement {
    return html("p", { class: "error", part: "error", role: "note", lang: this.#language }, text);
  }

  /** Shows an error as the content of the element. */
  protected showError(error: HTMLElement): void {
    this.show(error);
  }

  /** Reports to the author of the page why something cannot be shown. */
  #blame(reason: string): void {
    this.tell("blocked", { reason });
    // biome-ignore lint/suspicious/noConsole: the page is not ours, and its author looks there
    console.warn(`<${this.localName}>: ${reason}`, BLOCKED);
  }

  /** Dispatches an event to the page; `detail` is plain data. */
  protected tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Returns an attribute without the space around it; undefined if it is absent. */
  protected text(name: string): string | undefined {
    return this.getAttribute(name)?.trim();
  }

  /** Returns the value of an attribute, which is one of `words`; the first if it is absent. */
  protected chosen<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    return chosen(name, this.text(name), words);
  }

  /** Returns the voice for the language around the element and the look in its attributes. */
  protected look(): Voice {
    return this.voice(lookIn((name) => this.text(name)));
  }

  protected voice(faces = USUAL): Voice {
    return new Voice(this.#language, words, faces);
  }

  /** The language of the text around the element; English if it is not supported. */
  get #language(): Language {
    const tag = tagAround(this) || document.documentElement.lang || navigator.language;
    const [base = ""] = tag.toLowerCase().split("-");
    return LANGUAGES.find((language) => language === base) ?? "en";
  }
}

/** Returns the nearest `lang`, also from outside the shadow trees around the element. */
function tagAround(element: Element): string {
  const marked = element.closest<HTMLElement>("[lang]");
  if (marked) return marked.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagAround(root.host) : "";
}
