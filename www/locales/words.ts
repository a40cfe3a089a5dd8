/**
 * The words of one language, fetched in parts, with the names of players and the faces of
 * tiles.
 */

import { Unfetched } from "../base/version";
import type { Language } from "../settings/settings";
import { type Faces, type Front, nameOf } from "../state/faces";
import type { Args, Text } from "../state/text";
import { type Catalogue, Speaker } from "./catalogue";

type Fetch = () => Promise<{ readonly words: Catalogue }>;

/** The table's words. */
const table: Readonly<Record<Language, Fetch>> = {
  de: () => import("virtual:words/table/de"),
  en: () => import("virtual:words/table/en"),
  nl: () => import("virtual:words/table/nl"),
  tr: () => import("virtual:words/table/tr"),
};

/** All other words, which come with the second chunk of the page. */
const rest: Readonly<Record<Language, Fetch>> = {
  de: () => import("virtual:words/rest/de"),
  en: () => import("virtual:words/rest/en"),
  nl: () => import("virtual:words/rest/nl"),
  tr: () => import("virtual:words/rest/tr"),
};

/** The words of the steps of lessons. */
const steps: Readonly<Record<Language, Fetch>> = {
  de: () => import("virtual:words/steps/de"),
  en: () => import("virtual:words/steps/en"),
  nl: () => import("virtual:words/steps/nl"),
  tr: () => import("virtual:words/steps/tr"),
};

/** The words of the analysis of positions. */
const analysis: Readonly<Record<Language, Fetch>> = {
  de: () => import("virtual:words/analysis/de"),
  en: () => import("virtual:words/analysis/en"),
  nl: () => import("virtual:words/analysis/nl"),
  tr: () => import("virtual:words/analysis/tr"),
};

/** The words of score sheets. */
const score: Readonly<Record<Language, Fetch>> = {
  de: () => import("virtual:words/score/de"),
  en: () => import("virtual:words/score/en"),
  nl: () => import("virtual:words/score/nl"),
  tr: () => import("virtual:words/score/tr"),
};

export class Words {
  #speaker = new Speaker("en", {});
  #language: Language = "en";
  /** Each request fetches the words of these parts. */
  readonly #parts = new Set([table]);
  /** Counts requests, so that only the last answer is used. */
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  /** The names that the player has given, by seat; empty where the usual ones are used. */
  names: readonly string[] = [];
  #faces: Faces = { colors: "turkish", faces: "tiles" };

  /**
   * Loads and switches to a language. Rejects with `Unfetched` if its words cannot be fetched; then
   * the former language stays.
   */
  speakIn(language: Language): Promise<void> {
    this.#asked += 1;
    this.#answer = this.#fetch(language, this.#asked);
    return this.#answer;
  }

  /** Fetches the words of the second chunk too, now and with every other language. */
  async learnRest(language: Language): Promise<void> {
    this.#parts.add(rest);
    await this.speakIn(language);
  }

  /** Fetches also the words of the steps of lessons. */
  async learnSteps(language: Language): Promise<void> {
    this.#parts.add(steps);
    await this.learnRest(language);
  }

  /** Fetches also the words of the analysis. */
  async learnAnalysis(language: Language): Promise<void> {
    this.#parts.add(analysis);
    await this.speakIn(language);
  }

  /** Fetches also the words of score sheets. */
  async learnScore(language: Language): Promise<void> {
    this.#parts.add(score);
    await this.speakIn(language);
  }

  async #fetch(language: Language, mine: number): Promise<void> {
    const parts = Promise.all([...this.#parts].map((part) => part[language]()));
    const fetched = await parts.catch((cause) => {
      throw new Unfetched(`The words of ${language} have not come.`, { cause });
    });
    if (mine !== this.#asked) return this.#answer;
    const words = Object.assign({}, ...fetched.map(({ words }) => words));
    this.#speaker = new Speaker(language, words);
    this.#language = language;
    document.documentElement.lang = language;
    document.title = this.say("title");
  }

  /** The language of the loaded words. */
  get language(): Language {
    return this.#language;
  }

  say(id: string, args?: Args): string {
    return this.#speaker.say(id, args);
  }

  /** The same in parts, with the tiles that the text names. */
  tell(id: string, args?: Args): Text {
    return this.#speaker.tell(id, args);
  }

  /** True if the catalogue has a message of that name. */
  knows(id: string): boolean {
    return id in this.#speaker.words;
  }

  /** "One, two and three". */
  list(names: readonly string[]): string {
    return this.#speaker.list(names);
  }

  listTexts(texts: readonly Text[]): Text {
    return this.#speaker.listTexts(texts);
  }

  chooseTexts(texts: readonly Text[]): Text {
    return this.#speaker.chooseTexts(texts);
  }

  seatName(seat: number): string {
    return this.names[seat]?.trim() || this.say(`seat-${seat}`);
  }

  /**
   * The letters in a player's picture: one in the user's own, in others two where another name
   * begins with the same.
   */
  lettersOf(seat: number): string {
    const initial = (name: string): string =>
      [...name.toLocaleLowerCase(this.#speaker.language)][0] ?? "";
    const seats = [seat, ...[0, 1, 2, 3].filter((it) => it !== seat)];
    const [name, ...others] = seats.map((it) => this.seatName(it));
    const shared = seat > 0 && others.some((other) => initial(other) === initial(name ?? ""));
    return [...(name ?? "")].slice(0, shared ? 2 : 1).join("");
  }

  /** Calls tiles as they look. */
  nameTiles(faces: Faces): void {
    this.#faces = faces;
  }

  /** Returns the name of a tile in the present look. */
  tileName(front: Front): string {
    return nameOf(front, this.#faces, this.say.bind(this));
  }

  /** The same in a sentence about one tile: "red 5", "a joker". */
  oneTile(front: Front): string {
    const named = (id: string, args?: Args) =>
      this.say(id === "joker" || id === "false-joker" ? `a-${id}` : id, args);
    return nameOf(front, this.#faces, named);
  }

  /** The same as the object of a sentence, with its article where the language has one. */
  theTile(front: Front): string {
    const named = (id: string, args?: Args) =>
      this.say(id === "wild-tile" ? id : `the-${id}`, args);
    return nameOf(front, this.#faces, named);
  }
}
