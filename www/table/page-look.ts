/**
 * The look of a page, which has one as it has one style sheet: whoever starts the page makes it.
 */

import type { Settings } from "../settings";
import { drawCard } from "./cards";
import type { Look } from "./look";
import { applyTheme, evening, inColorsOfReader, themeFor } from "./theme";
import { Sprites } from "./tiles";

/** The event of the document that has elements draw anew what they have drawn in the old look. */
export const NEW_LOOK = "new-look";

/** The question to the browser whether the reader has colours of his own for all that it draws. */
export const FORCED = "(forced-colors: active)";

/** What an element sends that asks for the look of its page, with room for the answer. */
const WANTED = "look-wanted";
type Question = CustomEvent<{ look?: PageLook }>;

/** Returns what draws the faces of cards; null for those of tiles. */
export function cardIn(faces: Settings["faces"]): Look["card"] {
  return faces === "cards" ? drawCard : null;
}

/** The look of the page on which an element stands, for elements that are handed nothing. */
export function lookAround(element: Element): PageLook | undefined {
  const question: Question = new CustomEvent(WANTED, { bubbles: true, detail: {} });
  element.dispatchEvent(question);
  return question.detail.look;
}

export class PageLook {
  #look: Look = { theme: evening, colors: "turkish", card: null };
  /** What was asked for last. */
  #wanted = "";
  #sprites = new Sprites(this.#look, 1);
  /** All that is drawn will be drawn anew in a moment. */
  #renewing = false;

  constructor() {
    document.addEventListener(WANTED, (question) => {
      (question as Question).detail.look = this;
    });
    // A system that is short of memory empties canvases, as a rule unseen; not every browser tells.
    document.addEventListener("contextrestored", () => this.#renew(), { capture: true });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#renew();
    });
    this.#followPixels();
  }

  /** Another screen may have smaller pixels, and the window is as large as before. */
  #followPixels(): void {
    const change = (): void => {
      this.#renew();
      this.#followPixels();
    };
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", change, {
      once: true,
    });
  }

  /** Forgets all pictures and has everything be drawn anew, once for many reasons at a time. */
  #renew(): void {
    if (this.#renewing) return;
    this.#renewing = true;
    setTimeout(() => {
      this.#renewing = false;
      this.#sprites = new Sprites(this.#look, this.#sprites.ratio);
      document.dispatchEvent(new Event(NEW_LOOK));
    });
  }

  get present(): Look {
    return this.#look;
  }

  /** Pictures of tiles in this look, which all share who draw them as sharp. */
  sprites(ratio: number): Sprites {
    const { look, ratio: before } = this.#sprites;
    if (look !== this.#look || before !== ratio) this.#sprites = new Sprites(this.#look, ratio);
    return this.#sprites;
  }

  /** Looks as the player and, where it is left to it, the system want it. */
  follow({ theme, colors, faces }: Settings): void {
    const chosen = themeFor(theme);
    const forced = matchMedia(FORCED).matches;
    const values = forced ? inColorsOfReader(chosen) : chosen;
    const wanted = [values.scheme, forced, colors, faces].join();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#look = { theme: values, colors, card: cardIn(faces) };
    applyTheme(values, document.documentElement);
    document
      .querySelector<HTMLMetaElement>('meta[name="theme-color"]')
      ?.setAttribute("content", values.felt[2]);
    document.dispatchEvent(new Event(NEW_LOOK));
  }
}
