/**
 * The words of one language: fetched in parts, with what the player calls
 * those who play and what is printed on the tiles.
 */

import { type Faces, type Front, nameOf } from "../faces";
import type { Language } from "../settings";
import { type Args, type Catalogue, Speaker } from "./catalogue";

/** Only those of the language in use are fetched: first the table's words, later the dialogs'. */
const catalogues = import.meta.glob<{ words: Catalogue }>("./??.ftl");

/** What the table can be played without. */
export type Part =
  | "-contest"
  | "-deals"
  | "-dialogs"
  | "-editor"
  | "-lessons"
  | "-matches"
  | "-people"
  | "-puzzles"
  | "-replay"
  | "-review"
  | "-ring"
  | "-rules"
  | "-rummi"
  | "-snippets";

export class Words {
  #speaker = new Speaker("en", {});
  #language: Language = "en";
  #learnt: readonly ("" | Part)[] = [""];
  /** Counts what was asked for, so that only the last answer is heard. */
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  /**
   * What the player calls himself and the bots, by seat; empty where they have their usual names.
   */
  #names: readonly string[] = [];
  #faces: Faces = { colors: "turkish", faces: "tiles" };

  /** Rejects when the words cannot be fetched; then all goes on in the language of before. */
  speakIn(language: Language): Promise<void> {
    this.#asked += 1;
    this.#answer = this.#fetch(language, this.#asked);
    return this.#answer;
  }

  /** From now on, this part of the words is fetched too. */
  async learn(part: Part, language: Language): Promise<void> {
    this.#learnt = [...new Set([...this.#learnt, part])];
    await this.speakIn(language);
  }

  async #fetch(language: Language, mine: number): Promise<void> {
    const fetched = await Promise.all(
      this.#learnt.map(async (part) => {
        const all = part ? (await import("./parts")).parts : catalogues;
        return all[`./${language}${part}.ftl`]?.();
      }),
    );
    if (mine !== this.#asked) return this.#answer;
    const words = Object.assign({}, ...fetched.map((got) => got?.words));
    this.#speaker = new Speaker(language, words);
    this.#language = language;
    document.documentElement.lang = language;
    document.title = this.say("title");
  }

  /** That of the words that are there. */
  get language(): Language {
    return this.#language;
  }

  say(id: string, args?: Args): string {
    return this.#speaker.say(id, args);
  }

  /** Whether the catalogue has a word for it. */
  knows(id: string): boolean {
    return id in this.#speaker.words;
  }

  /** "One, two and three". */
  list(names: readonly string[]): string {
    return this.#speaker.list(names);
  }

  /** "One, two or three". */
  choice(names: readonly string[]): string {
    return this.#speaker.choice(names);
  }

  nameSeats(own: string, bots: readonly string[]): void {
    this.#names = [own, ...bots];
  }

  seatName(seat: number): string {
    return this.#names[seat]?.trim() || this.say(`seat-${seat}`);
  }

  /** The letters in a player's picture: one, or two where another name begins with it too. */
  lettersOf(seat: number): string {
    const initial = (name: string): string =>
      [...name.toLocaleLowerCase(this.#speaker.language)][0] ?? "";
    const seats = [seat, ...[0, 1, 2, 3].filter((it) => it !== seat)];
    const [name, ...others] = seats.map((it) => this.seatName(it));
    const shared = others.some((other) => initial(other) === initial(name ?? ""));
    return [...(name ?? "")].slice(0, shared ? 2 : 1).join("");
  }

  /** Calls tiles as they look. */
  nameTiles(faces: Faces): void {
    this.#faces = faces;
  }

  /** What a tile is called as it looks now. */
  tileName(front: Front): string {
    // The names of cards come with the words of the dialogs.
    const faces = this.knows("card") ? this.#faces.faces : "tiles";
    return nameOf(front, { ...this.#faces, faces }, this.say.bind(this));
  }

  /** The same as the object of a sentence, with its article where the language has one. */
  theTile(front: Front): string {
    const named = (id: string, args?: Args) =>
      this.say(id === "wild-tile" ? id : `the-${id}`, args);
    return nameOf(front, this.#faces, named);
  }
}
