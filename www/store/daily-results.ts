/**
 * The daily deals that were played: the first attempt at each, which counts. A day is the player's
 * own, by their clock; the date that was written stays, whatever the clock says later.
 */

import { answered } from "../engine/calls";
import type { RemoteEngine, Summarized } from "../engine/client";
import type { GameName } from "../engine/views";
import { DAILY, type DailyAttempt, isAttempt, type Result } from "./attempts";
import { type FoundMatch, matchesHolding } from "./match";
import { jsonShelf, type Texts } from "./shelf";
import { summaryOf } from "./summary";

/** Most days that are kept: each takes some two hundred letters. */
const MOST = 2000;

/** The data in the text. */
interface Daily {
  readonly tries: readonly DailyAttempt[];
}

export const dailyShelf = jsonShelf<Daily>(DAILY, 1, {
  read({ tries }) {
    if (!Array.isArray(tries)) return null;
    const value = { tries: tries.filter(isAttempt).slice(-MOST) };
    return { value, whole: value.tries.length === tries.length };
  },
  part: "days",
  /** The first attempt counts. */
  merge(here, file) {
    const own = here ?? { tries: [] };
    const isNew = file.tries.filter((other) => {
      const known = own.tries.find((one) => isSame(one, other));
      return known === undefined || (known.result === null && other.result !== null);
    });
    if (isNew.length === 0) return { value: own, added: 0 };
    const stay = own.tries.filter((one) => !isNew.some((other) => isSame(one, other)));
    return { value: latest([...stay, ...isNew]), added: isNew.length };
  },
});

export class DailyResults {
  /** The copies that were read last, and the attempts in them. */
  #read: { copies: (string | null)[]; attempts: readonly DailyAttempt[] } = {
    copies: [],
    attempts: [],
  };

  constructor(
    private readonly texts: Pick<Texts, "read" | "readSecond" | "keys" | "isOurs" | "change">,
    private readonly engine: Pick<RemoteEngine, "recorded" | "summarize">,
  ) {}

  get attempts(): readonly DailyAttempt[] {
    const copies = [this.texts.read(DAILY), this.texts.readSecond(DAILY)];
    // The calendar asks for each day of a month.
    if (copies.some((copy, i) => copy !== this.#read.copies[i])) {
      const { value } = dailyShelf.recall(this.texts);
      this.#read = { copies, attempts: value?.tries ?? [] };
    }
    return this.#read.attempts;
  }

  of(game: GameName, date: string): DailyAttempt | null {
    return this.attempts.find((one) => one.game === game && one.date === date) ?? null;
  }

  /** Notes that a deal is played, once it has become a match. */
  note(game: GameName, date: string, seed: string, today: string): void {
    const before = this.of(game, date);
    if (before && before.begun !== null) return;
    const others = this.attempts.filter((one) => one.game !== game || one.date !== date);
    this.#keep([...others, { game, date, on: today, seed, begun: null, result: null }]);
  }

  /** Finds the results of the attempts that had none yet. */
  async settle(): Promise<void> {
    const before = this.attempts;
    const after = await Promise.all(before.map((one) => this.#settled(one)));
    const settled = after.filter((one, i) => one !== before[i]);
    if (settled.length === 0) return;
    // Other attempts may have been noted meanwhile.
    this.#keep(
      this.attempts.map(
        (one) => settled.find(({ game, date }) => game === one.game && date === one.date) ?? one,
      ),
    );
  }

  /** Returns the matches with the deal of a day, the oldest first. */
  async matches(seed: string): Promise<FoundMatch[]> {
    const found = await matchesHolding(`seed ${seed}`, this.texts, this.engine);
    return found.filter(({ recorded }) => recorded.seed === seed);
  }

  async #settled(one: DailyAttempt): Promise<DailyAttempt> {
    if (one.result !== null) return one;
    const all = await this.matches(one.seed);
    const found = one.begun === null ? all[0] : all.find(({ saved }) => saved.begun === one.begun);
    if (!found) return one;
    const { match, begun } = found.saved;
    const answer = await answered(this.engine.summarize(match));
    const result = answer?.ok ? resultOf(answer.value) : null;
    return result === null && begun === one.begun ? one : { ...one, begun, result };
  }

  #keep(attempts: readonly DailyAttempt[]): void {
    if (!this.texts.isOurs()) return;
    this.texts.change(new Map([[DAILY, dailyShelf.format.write(latest(attempts))]]));
  }
}

/** Returns the attempts at the latest deals, by date. */
function latest(attempts: readonly DailyAttempt[]): Daily {
  const sorted = [...attempts].sort((one, other) => (one.date < other.date ? -1 : 1));
  return { tries: sorted.slice(-MOST) };
}

function isSame(one: DailyAttempt, other: DailyAttempt): boolean {
  return one.game === other.game && one.date === other.date;
}

/** Returns the result of a match of one round; null if it is not over. */
export function resultOf(found: Summarized): Result | null {
  if (found.game.standing === null) return null;
  const { rounds, place, score, practice, counts } = summaryOf(found, []);
  const turns = rounds.reduce((sum, round) => sum + round.turns, 0);
  const ending = rounds.at(-1)?.ending ?? "void";
  return { won: place === 1, ending, turns, score, counts, practice };
}
