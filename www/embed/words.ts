/** The messages of the elements in all languages, as a page may have figures in several ones. */

import { type Catalogue, Speaker } from "../locales/catalogue";
import type { Language } from "../settings/settings";
import { type Faces, type Front, nameOf } from "../state/faces";
import { type Args, inLetters } from "../state/text";
import type { Fault } from "./notation";

/** The language of a page and the functions that say messages in it. */
export interface Speech {
  readonly language: Language;
  readonly faces: Faces;
  say(id: string, args?: Args): string;
  /** Returns the names of tiles as a list, for example "red 5, blue 9 and black 1". */
  names(tiles: readonly Front[]): string;
  name(tile: Front): string;
}

/** Returns messages in a language, with names of tiles that fit their look. */
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

  /** Joins words by "or". */
  either(words: readonly string[]): string {
    return inLetters(this.#speaker.chooseTexts(words.map((word) => [word])));
  }

  /** Says which attribute is wrong and what is expected, with the messages of all figures. */
  complaint({ attribute, part, expected }: Fault): string {
    const form =
      typeof expected === "string" ? this.say(`embed-expected-${expected}`) : this.either(expected);
    const id = part === "" ? "embed-missing" : "embed-wrong";
    return this.say(id, { name: attribute, part, expected: form });
  }

  name(tile: Front): string {
    return nameOf(tile, this.faces, this.say.bind(this));
  }
}
