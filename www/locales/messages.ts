/** Every word that a person reads comes from a catalogue and through here. */

import { areCards, type Front, inkOf } from "../faces";
import { LANGUAGES, type Language } from "../settings";
import type { Sentence } from "../state";
import { type Args, type Catalogue, Speaker } from "./catalogue";
import { words as failed } from "./failed.ftl";

/** Only those of the language in use are fetched: first the table's words, later the dialogs'. */
const catalogues = import.meta.glob<{ words: Catalogue }>("./??.ftl");
let learnt: readonly string[] = [""];

/** Without a catalogue it can say only that there is none. */
let speaker = new Speaker("en", failed);

/** Counts what was asked for, so that only the last answer is heard. */
let asked = 0;
let answer: Promise<void> = Promise.resolve();

/** The chosen language, or else the first of the browser's that there are words in. */
export function languageOf(
  chosen: Language | null,
  preferred: readonly string[] = navigator.languages,
): Language {
  const spoken = (tag: string) =>
    LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
  return chosen ?? preferred.map(spoken).find((language) => language) ?? "en";
}

/** Rejects when the words cannot be fetched; then all goes on in the language of before. */
export function speakIn(language: Language): Promise<void> {
  asked += 1;
  answer = fetchWords(language, asked);
  return answer;
}

/** From now on, this part of the words is fetched too. */
export async function learnWords(
  part: "-dialogs" | "-editor" | "-people" | "-ring" | "-rules",
  language: Language,
): Promise<void> {
  learnt = [...new Set([...learnt, part])];
  await speakIn(language);
}

async function fetchWords(language: Language, mine: number): Promise<void> {
  const fetched = await Promise.all(
    learnt.map(async (part) => {
      const all = part ? (await import("./parts")).parts : catalogues;
      return all[`./${language}${part}.ftl`]?.();
    }),
  );
  if (mine !== asked) return answer;
  speaker = new Speaker(language, Object.assign({}, failed, ...fetched.map((got) => got?.words)));
  document.documentElement.lang = language;
  document.title = say("title");
}

export function say(id: string, args?: Args): string {
  return speaker.say(id, args);
}

/** Whether the catalogue has a word for it. */
export function knows(id: string): boolean {
  return id in speaker.words;
}

/** In fewer words, for phones, where the catalogue has a way to say it so. */
export function brief(sentence: Sentence): Sentence {
  const id = `${sentence.id}-short`;
  return knows(id) ? { ...sentence, id } : sentence;
}

export function speak({ id, args }: Sentence): string {
  return say(id, args);
}

/** What the player calls himself and the bots, by seat; empty where they have their usual names. */
let given: readonly string[] = [];

export function nameSeats(own: string, bots: readonly string[]): void {
  given = [own, ...bots];
}

export function seatName(seat: number): string {
  return given[seat]?.trim() || usualName(seat);
}

/** What stands for a player in his picture: a letter, or two where somebody else begins with it too. */
export function lettersOf(seat: number): string {
  const initial = (name: string): string => [...name.toLocaleLowerCase(speaker.language)][0] ?? "";
  const [name, ...others] = [seat, ...[0, 1, 2, 3].filter((it) => it !== seat)].map(seatName);
  const shared = others.some((other) => initial(other) === initial(name ?? ""));
  return [...(name ?? "")].slice(0, shared ? 2 : 1).join("");
}

/** "You, Mehmet and Leyla". */
export function seatNames(seats: readonly number[]): string {
  return speaker.list(seats.map(seatName));
}

export function usualName(seat: number): string {
  return say(`seat-${seat}`);
}

/** "red 5", "false joker", "black 1, wild"; "queen of clubs" where tiles are cards. */
export function tileName(tile: Front): string {
  const plain =
    tile.color === null || tile.number === null
      ? say("false-joker")
      : areCards() && knows("card")
        ? say("card", { color: tile.color, number: tile.number })
        : say("tile", { color: inkOf(tile.color), number: tile.number });
  return tile.wild ? say("wild-tile", { tile: plain }) : plain;
}

/** "red 5, blue 9 and black 1". */
export function tileNames(tiles: readonly Front[]): string {
  return speaker.list(tiles.map(tileName));
}
