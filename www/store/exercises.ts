/** Exercises from rounds of bots that were made on this device, to be asked once each. */

import type { GameName, Practice } from "../engine/views";
import { practiceShelf } from "./practice";
import type { Texts } from "./shelf";

/** Most exercises of a game that are kept, and most of a kind of mistake among them. */
const MOST = 12;
const MOST_OF_KIND = 6;

/** The share of the player's own kinds of mistakes: two of three. */
const [OWN, OF] = [2, 3];

/** Returns the name in an address of exercises of a game, of one kind of mistake or of all. */
export function practiceOf(game: GameName, mistake?: string): string {
  return ["practice", game, ...(mistake ? [mistake] : [])].join(".");
}

/** Returns the exercise after `count` others: two of three are of the player's kinds. */
export function nextOf(
  all: readonly Practice[],
  own: readonly string[],
  count: number,
): Practice | undefined {
  const isOwn = count % OF < OWN;
  return all.find(({ mistake }) => own.includes(mistake) === isOwn) ?? all[0];
}

/** The exercises kept on the device. */
export class KeptPractice {
  constructor(private readonly texts: Pick<Texts, "read" | "readSecond" | "write">) {}

  /** Returns true if there are enough of a game. */
  isFull(game: GameName): boolean {
    return this.made.filter((one) => one.game === game).length >= MOST;
  }

  /** Adds exercises, as many as there is room for. */
  add(found: readonly Practice[]): void {
    const made = [...this.made];
    for (const one of found) {
      const alike = made.filter(({ game }) => game === one.game);
      const kind = alike.filter(({ mistake }) => mistake === one.mistake);
      const isNew = alike.every(({ position }) => position !== one.position);
      if (isNew && alike.length < MOST && kind.length < MOST_OF_KIND) made.push(one);
    }
    if (made.length > this.made.length) this.#keep(made);
  }

  /** Removes an exercise that was asked. */
  drop({ position }: Pick<Practice, "position">): void {
    this.#keep(this.made.filter((one) => one.position !== position));
  }

  get made(): readonly Practice[] {
    return practiceShelf.recall(this.texts).value?.made ?? [];
  }

  #keep(made: readonly Practice[]): void {
    practiceShelf.keep(this.texts, { made });
  }
}
