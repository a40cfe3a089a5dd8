/** The bots that play a daily deal in the player's seat, once the player has ended it. */

import { answered } from "../engine/calls";
import { connect, type RemoteEngine } from "../engine/client";
import { opponentsOf } from "../settings/settings";
import type { DailyAttempt, Result } from "../store/attempts";
import { resultOf } from "../store/daily-results";

/** The characters that play in the seat: one of each level above the lowest. */
const PLAYERS = ["osman", "ayten", "nermin", "feride"] as const;

/** A bot in the player's seat. */
export interface InSeat {
  readonly who: (typeof PLAYERS)[number];
  /** Null until it has played. */
  readonly result: Result | null;
}

const NOBODY: readonly InSeat[] = PLAYERS.map((who) => ({ who, result: null }));

export class Seat {
  /** The deal that is played, by its seed. */
  #seed = "";
  #all = NOBODY;

  constructor(
    private readonly engine: Pick<RemoteEngine, "daily">,
    /** Called when another bot has played. */
    private readonly changed: () => void,
    private readonly open: typeof connect = connect,
  ) {}

  /** The bots at the deal that was played last; without those for which the engine failed. */
  get all(): readonly InSeat[] {
    return this.#all;
  }

  /** Has each of them play this deal, in an engine of its own so that the table never waits. */
  async play({ game, date, seed }: DailyAttempt): Promise<void> {
    if (this.#seed === seed) return;
    this.#seed = seed;
    this.#all = NOBODY;
    const [deal, line] = await Promise.all([
      answered(this.engine.daily(game, date)),
      answered(this.open()),
    ]);
    for (const who of PLAYERS) {
      const found =
        deal && line && (await answered(line.functions.played(deal.record, who, opponentsOf())));
      if (this.#seed !== seed) break;
      if (!found?.ok) {
        // The next look at the deal tries again.
        this.#seed = "";
        this.#all = this.#all.filter(({ result }) => result !== null);
        this.changed();
        break;
      }
      const result = resultOf(found.value);
      this.#all = this.#all.map((one) => (one.who === who ? { who, result } : one));
      this.changed();
    }
    line?.close();
  }
}

/** Returns the bot that has won in the fewest turns; null if none has won. */
export function bestOf(all: readonly InSeat[]): { who: InSeat["who"]; turns: number } | null {
  const won = all.flatMap(({ who, result }) => (result?.won ? [{ who, turns: result.turns }] : []));
  return won.toSorted((one, other) => one.turns - other.turns)[0] ?? null;
}
