/** Base of all elements: draws them once all attributes are set, and when one changes. */

import { words } from "virtual:embed-words/figures";
import { FRONTS, LANGUAGES, type Language, PALETTES } from "../settings/settings";
import type { Faces } from "../state/faces";
import { html } from "./drawing";
import { Fault, isFault } from "./notation";
import type { Shared } from "./shared";
import { Voice } from "./words";

/** A server that prepares a page has no DOM: there the elements are never drawn. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes by which every picture of tiles is drawn and named. */
export const LOOK = ["palette", "faces", "lang"];

/** The look of tiles where no attribute names one. */
const USUAL: Faces = { colors: "turkish", faces: "tiles" };

/** Distance below the window within which elements are prepared. */
const AHEAD = "300px";

/** The advice to the author of a page in which something is blocked. */
const BLOCKED =
  "See which host and which headers its files need: docs/embedding.md of Istaka, “Headers”.";

/** An element that draws itself into a tree of its own. */
export abstract class Drawn extends Element {
  readonly #root: ShadowRoot;
  #asked = false;
  /** Waits for the element to come into view; another drawing has another one. */
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

  /** Attributes that change together are drawn once. */
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
        this.#complain(error);
      }
    });
  }

  /** Draws the element by its attributes. Throws the fault of a wrong one. */
  protected abstract draw(): void;

  /** Ends the last drawing and ignores pending answers. */
  protected leave(): void {
    this.#sight?.disconnect();
    this.#sight = null;
  }

  /** Fetches something once the element is in view; ignores it after another drawing. */
  protected whenSeen<T>(
    fetch: () => Promise<T>,
    show: (fetched: T) => void,
    showFailure: () => void,
  ): void {
    const fail = (error: unknown): void => {
      if (isFault(error)) this.#complain(error);
      else {
        showFailure();
        this.#blame(`${error}`);
      }
    };
    const see = async (entries: readonly IntersectionObserverEntry[]): Promise<void> => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      const answer = await fetch().then(
        (fetched) => () => show(fetched),
        (error) => () => fail(error),
      );
      if (this.#sight === sight) answer();
    };
    const sight = new IntersectionObserver(see, { rootMargin: AHEAD });
    this.#sight = sight;
    sight.observe(this);
  }

  /** The same for what fills the whole element: until it comes, about as much room is kept. */
  protected showWhenSeen<T>(
    voice: Voice,
    fetch: () => Promise<T>,
    show: (fetched: T) => void,
  ): void {
    const asked = html("p", { class: "verdict" }, voice.say("verdict-asked"));
    this.show(html("div", { class: "waiting", lang: voice.language }, asked));
    this.whenSeen(fetch, show, () => {
      // The words that the author has written for pages without scripts serve here too.
      if (this.textContent?.trim()) this.show(html("slot"));
      else this.#showError(voice.say("verdict-unreached"));
    });
  }

  /** Replaces the content of the element. */
  protected show(...nodes: readonly Node[]): void {
    this.#root.replaceChildren(...nodes);
  }

  protected get shown(): ShadowRoot {
    return this.#root;
  }

  /** Adds sheets to that of the element, in the place of those added before. */
  protected wear(...more: readonly CSSStyleSheet[]): void {
    this.#root.adoptedStyleSheets = [this.sheet, ...more];
  }

  /** Says in place what of an attribute cannot be read. */
  #complain({ attribute, part, expected }: Fault): void {
    const voice = this.voice();
    const id = part === "" ? "embed-missing" : "embed-wrong";
    const said = { name: attribute, part, expected: voice.say(`embed-expected-${expected}`) };
    this.#showError(voice.say(id, said));
  }

  /** Says in place why there is nothing else to be seen. */
  #showError(text: string): void {
    this.show(
      html("p", { class: "error", part: "error", role: "note", lang: this.#language }, text),
    );
  }

  /** Tells the author of the page why something cannot be shown. */
  #blame(reason: string): void {
    this.tell("blocked", { reason });
    // biome-ignore lint/suspicious/noConsole: the page is not ours, and its author looks there
    console.warn(`<${this.localName}>: ${reason}`, BLOCKED);
  }

  /** Tells the page; `detail` is plain data. */
  protected tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Returns an attribute without the space around it; undefined if it is absent. */
  protected text(name: string): string | undefined {
    return this.getAttribute(name)?.trim();
  }

  /** Returns the value of an attribute, one of some words; the first if it is absent. */
  protected chosen<Word extends string>(
    name: string,
    words: readonly [Word, ...Word[]],
    expected = name,
  ): Word {
    const text = this.text(name);
    const found = text === undefined ? words[0] : words.find((word) => word === text);
    if (found === undefined) throw new Fault(name, text ?? "", expected);
    return found;
  }

  /** The voice in the language around the element, by the look that its attributes name. */
  protected look(): Voice {
    const colors = this.chosen("palette", PALETTES);
    return this.voice({ colors, faces: this.chosen("faces", FRONTS) });
  }

  protected voice(faces = USUAL): Voice {
    return new Voice(this.#language, words, faces);
  }

  /** The language of the text around the element; English if there are no words in it. */
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
