/** Every word that a person reads comes from a catalogue and through here. */

import type { Language } from "../settings/settings";
import type { Faces, Front } from "../state/faces";
import type { Sentence } from "../state/state";
import { type Args, inLetters, type Text } from "../state/text";
import { Words } from "./words";

/**
 * The words of the page: the one value that lives as long as its module. A page speaks one language
 * at a time, as it has one document. More than eighty files write sentences, most of them deep in
 * functions that make a part of a dialog, and custom elements are made by the browser, which hands
 * them nothing: to hand the words to all of them would put the same argument everywhere and make
 * nothing possible. Who starts the page says what language it is, and how players and tiles are
 * called; what speaks several languages side by side, as the build does, has speakers of its own.
 */
const words = new Words();

/** The language of the words that are there. */
export function spoken(): Language {
  return words.language;
}

/**
 * Loads and switches to a language. Rejects if its words cannot be fetched; then the former
 * language stays.
 */
export function speakIn(language: Language): Promise<void> {
  return words.speakIn(language);
}

/** Fetches the words of the second chunk too, now and with every other language. */
export function learnRest(language: Language): Promise<void> {
  return words.learnRest(language);
}

/** Fetches the words of lessons too, now and with every other language. */
export function learnSteps(language: Language): Promise<void> {
  return words.learnSteps(language);
}

/** Fetches the words of the analysis too, now and with every other language. */
export function learnAnalysis(language: Language): Promise<void> {
  return words.learnAnalysis(language);
}

/** Fetches the words of score sheets too, now and with every other language. */
export function learnScore(language: Language): Promise<void> {
  return words.learnScore(language);
}

export function say(id: string, args?: Args): string {
  return words.say(id, args);
}

/** True if the catalogue has a message of that name. */
export function knows(id: string): boolean {
  return words.knows(id);
}

/** In fewer words, for phones, where the catalogue has a way to say it so. */
export function brief(sentence: Sentence): Sentence {
  const id = `${sentence.id}-short`;
  return knows(id) ? { ...sentence, id } : sentence;
}

export function speak({ id, args }: Sentence): string {
  return say(id, args);
}

/** Says a sentence in parts, with the tiles that it names. */
export function tell({ id, args }: Sentence): Text {
  return words.tell(id, args);
}

/** Sets the player's names for themselves and the bots. */
export function nameSeats(own: string, bots: readonly string[]): void {
  words.names = [own, ...bots];
}

/** Returns the result of a function while the seats have other names, the player's first. */
export function withNames<T>(names: readonly string[], use: () => T): T {
  const before = words.names;
  words.names = names;
  try {
    return use();
  } finally {
    words.names = before;
  }
}

export function seatName(seat: number): string {
  return words.seatName(seat);
}

/** Returns the letters that stand for a player in a picture. */
export function lettersOf(seat: number): string {
  return words.lettersOf(seat);
}

/** "You, Mehmet and Leyla". */
export function seatNames(seats: readonly number[]): string {
  return words.list(seats.map(seatName));
}

export function usualName(seat: number): string {
  return say(`seat-${seat}`);
}

/** Calls tiles as they look. */
export function nameTiles(faces: Faces): void {
  words.nameTiles(faces);
}

/** "red 5", "false joker", "black 1 (okey)"; "queen of clubs" where tiles are cards. */
export function tileName(tile: Front): string {
  return words.tileName(tile);
}

/** "red 5, blue 9 and black 1". */
export function tileNames(tiles: readonly Front[]): string {
  return inLetters(someTiles(tiles));
}

/** Several melds, with a pause between them: "red 3 and red 4; blue 9". */
export function meldNames(melds: readonly (readonly Front[])[]): string {
  return melds.map(tileNames).join("; ");
}

/** A tile in a sentence. */
export function aTile(tile: Front): Text {
  return [{ face: tile, name: tileName(tile) }];
}

/** The same where a joker has an article: "red 5", "a joker". */
export function oneTile(tile: Front): Text {
  return [{ face: tile, name: words.oneTile(tile) }];
}

/** Several of them in a sentence. */
export function someTiles(tiles: readonly Front[]): Text {
  return words.listTexts(tiles.map(aTile));
}

/** A tile as the object of a sentence: "die rote 5", "den falschen Joker". */
export function theTile(tile: Front): Text {
  return [{ face: tile, name: words.theTile(tile) }];
}

/** Several of them: "die rote 5 und die blaue 9". */
export function theTiles(tiles: readonly Front[]): Text {
  return words.listTexts(tiles.map(theTile));
}

/** Joins them by "or": "die rote 5 oder die blaue 9". */
export function theChoice(tiles: readonly Front[]): Text {
  return words.chooseTexts(tiles.map(theTile));
}
