/** The words of the elements, in all languages: a page may have figures in several. */

import { type Front, inkOf, signOf } from "../faces";
import { type Args, type Catalogue, Speaker } from "../locales/catalogue";
import type { Language, Settings } from "../settings";

/** What is printed on the tiles. */
export type Faces = Pick<Settings, "colors" | "faces">;

/** What says something in the language of a page. */
export interface Speech {
  readonly language: Language;
  readonly faces: Faces;
  say(id: string, args?: Args): string;
  /** "red 5, blue 9 and black 1". */
  names(tiles: readonly Front[]): string;
  name(tile: Front): string;
}

/** Speaks a language, and calls tiles as they look. */
export class Voice implements Speech {
  readonly #speaker: Speaker;

  constructor(
    readonly language: Language,
    words: Readonly<Record<Language, Catalogue>>,
    readonly faces: Faces,
  ) {
    this.#speaker = new Speaker(language, words[language]);
  }

  say(id: string, args?: Args): string {
    return this.#speaker.say(id, args);
  }

  names(tiles: readonly Front[]): string {
    return this.#speaker.list(tiles.map((tile) => this.name(tile)));
  }

  name(tile: Front): string {
    const { color, number, wild } = tile;
    const { colors, faces } = this.faces;
    if (color === null || number === null) return this.say(signOf(tile));
    const plain =
      faces === "cards"
        ? this.say("card", { color, number })
        : this.say("tile", { color: inkOf(color, colors), number });
    return wild ? this.say("wild-tile", { tile: plain }) : plain;
  }
}
