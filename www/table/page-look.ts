/** The look of a page: one per page, like its style sheet, and created by the start of the page. */

import type { Settings } from "../settings/settings";
import { drawCard } from "./cards";
import { applyTheme, evening, inColorsOfReader, type Look, themeFor } from "./theme";
import { Sprites } from "./tiles";

/** Document event that asks elements to redraw what they drew in the old look. */
export const NEW_LOOK = "new-look";

/** Media query for forced colours, which replace those of the page. */
export const FORCED = "(forced-colors: active)";

/** Event by which an element asks for the look of its page; its detail takes the answer. */
const WANTED = "look-wanted";
type Question = CustomEvent<{ look?: PageLook }>;

/** Returns the drawer of card faces; null if tiles are drawn as tiles. */
export function cardIn(faces: Settings["faces"]): Look["card"] {
  return faces === "cards" ? drawCard : null;
}

/** Returns the look of the element's page, for elements that are not handed one. */
export function lookAround(element: Element): PageLook | undefined {
  const question: Question = new CustomEvent(WANTED, { bubbles: true, detail: {} });
  element.dispatchEvent(question);
  return question.detail.look;
}

export class PageLook {
  #look: Look = { theme: evening, colors: "turkish", card: null };
  /** The last requested look. */
  #wanted = "";
  #sprites = new Sprites(this.#look, 1);
  /** True while a redraw is pending. */
  #renewing = false;

  constructor() {
    document.addEventListener(WANTED, (question) => {
      (question as Question).detail.look = this;
    });
    // If memory is short, the system clears canvases of hidden pages; not every browser reports it.
    document.addEventListener("contextrestored", () => this.#renew(), { capture: true });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#renew();
    });
    this.#followPixels();
  }

  /** Watches for a screen with another pixel ratio, which does not resize the window. */
  #followPixels(): void {
    const change = (): void => {
      this.#renew();
      this.#followPixels();
    };
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", change, {
      once: true,
    });
  }

  /** Drops all pictures and requests a redraw; several calls in a row cause only one. */
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

  /** Returns the tiles' pictures, shared by everything that draws at the same pixel ratio. */
  sprites(ratio: number): Sprites {
    const { look, ratio: before } = this.#sprites;
    if (look !== this.#look || before !== ratio) this.#sprites = new Sprites(this.#look, ratio);
    return this.#sprites;
  }

  /** Applies the player's settings, or the system's where the settings say so. */
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
