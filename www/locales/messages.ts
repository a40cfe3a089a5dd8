/** Every word that a person reads comes from a catalogue and through here. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { areCards, type Front, inkOf } from "../faces";
import type { Sentence } from "../state";
import english from "./en.ftl?raw";

const LANGUAGE = "en";

// Isolation marks are for texts that mix writing directions; ours do not.
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
learn(english);

/** Adds messages of a part of the page that was fetched later. */
export function learn(messages: string): void {
  bundle.addResource(new FluentResource(messages));
}

export function say(id: string, args?: Record<string, string | number>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args ?? null) : id;
}

/** Whether the catalogue has a word for it. */
export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

export function speak({ id, args }: Sentence): string {
  return say(id, args);
}

/** What the player calls the bots; empty where he leaves them their usual names. */
let given: readonly string[] = [];

export function nameSeats(names: readonly string[]): void {
  given = names;
}

export function seatName(seat: number): string {
  return given[seat - 1]?.trim() || usualName(seat);
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
  return new Intl.ListFormat(LANGUAGE).format(tiles.map(tileName));
}
