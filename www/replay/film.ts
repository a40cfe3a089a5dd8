/**
 * A watched match. Has an engine of its own, not that of the live match. This engine holds the
 * moment that was requested last.
 */

import { clamp } from "../base/clamp";
import { Refused } from "../engine/calls";
import type { Answer, RemoteEngine } from "../engine/client";
import type { AtView, EventView, GameView, HintView, PlayedView, RoundView } from "../engine/views";
import type { Sitting } from "../engine/worker";
import { seatName } from "../locales/messages";
import { opponentsOf } from "../settings/settings";
import { facesIn, type TileFace } from "../state/faces";

/** A moment of a match: the round, from 0, and the number of its actions played. */
export type At = Readonly<AtView>;

/** The data of a moment for display. */
export interface Scene extends At {
  /** The view of the player at that time, without legal actions. */
  readonly game: GameView;
  /** The last event of the round; null after the deal. */
  readonly event: EventView | null;
  /** The hands by seat; null if the round is unfinished, as its hands are secret. */
  readonly hands: readonly (readonly TileFace[])[] | null;
}

/** A watched round: the number of its actions, and whether it is over. */
type Shot = Readonly<Pick<PlayedView, "actions" | "over" | "position">>;

/** The functions of the engine that a film uses. */
export type Projector = Pick<
  RemoteEngine,
  "watch" | "moment" | "practise" | "redeal" | "writeLink" | "seen" | "hint"
>;

/** Reads moments of a match. Its promises reject if the engine has stopped or refuses. */
export class Film {
  /**
   * The last call. Calls run one after the other, as each one needs the moment that the engine
   * holds.
   */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly engine: Projector,
    readonly shots: readonly Shot[],
    readonly opponents: readonly string[],
    /** The bots that the record names, if it names any. */
    readonly named: readonly string[],
    /** The names of the players by seat that the record tells, empty where it does not. */
    readonly names: readonly string[],
  ) {}

  /**
   * Resolves to the film of a record; null if the engine cannot read the record. Bots that the
   * record names replace `opponents`.
   */
  static async of(
    engine: Projector,
    record: string,
    opponents: readonly string[],
  ): Promise<Film | null> {
    const read = await engine.watch(record);
    if (!read.ok) return null;
    const { rounds, players, names } = read.value;
    const named = opponentsIn(players);
    const last = { round: rounds.length - 1, actions: rounds.at(-1)?.actions ?? 0 };
    for (const bots of [named ?? opponents, opponentsOf()]) {
      if (rounds.length === 0) break;
      const outcome = await engine.moment(last, bots);
      if (outcome.ok) return new Film(engine, rounds, bots, named ?? [], names);
      if (outcome.refusal.code !== "badOption") break;
    }
    return null;
  }

  /** Returns the nearest existing moment. */
  within({ round, actions }: At): At {
    const last = clamp(round, 0, this.shots.length - 1);
    return { round: last, actions: clamp(actions, 0, this.#end(last)) };
  }

  scene({ round, actions }: At): Promise<Scene> {
    return this.#ask(async () => {
      const { game } = await this.#hold({ round, actions });
      const hands = this.shots[round]?.over ? (await this.engine.seen()).map(sortedHand) : null;
      const event = game.table?.history.at(-1) ?? null;
      return { round, actions, game: still(game), event, hands };
    });
  }

  /** Resolves to the hint for a moment; null if there is nothing to do. */
  hint(at: At): Promise<HintView | null> {
    return this.#ask(async () => {
      await this.#hold(at);
      return this.engine.hint();
    });
  }

  /** Resolves to the view at the end of a round, and to the match up to there. */
  whole(round: number): Promise<{ readonly game: GameView; readonly saved: string }> {
    return this.#ask(() => this.#hold({ round, actions: this.#end(round) }));
  }

  /** The number of finished rounds. */
  get finished(): number {
    return this.shots.filter(({ over }) => over).length;
  }

  /** Returns the record of a practice match that goes on from a moment. */
  practice(at: At): Promise<string> {
    return this.#ask(async () => {
      await this.#hold(at);
      const outcome = await this.engine.practise();
      if (!outcome.ok) throw new Refused(`This is no practice: ${outcome.refusal.code}.`);
      return outcome.saved;
    });
  }

  /** Returns the record of a match from the deal of a round, played with the hand of a seat. */
  async redealt(round: number, seat: number): Promise<string> {
    const dealt = await this.engine.redeal(round, seat);
    if (!dealt.ok) throw new Refused(`A deal cannot be played again: ${dealt.refusal.code}.`);
    return dealt.value;
  }

  /** Writes a link to a moment, with the match up to the end of its round. */
  linkTo(at: At, sitting: Sitting): Promise<Answer<string>> {
    return this.#ask(async () => {
      const { saved } = await this.#hold({ round: at.round, actions: this.#end(at.round) });
      return this.engine.writeLink("match", saved, at, sitting);
    });
  }

  /** Writes a link to the deal of a round. */
  async linkToDeal(round: number, { players }: Pick<Sitting, "players">): Promise<Answer<string>> {
    const record = await this.redealt(round, 0);
    // It is played on against others, so it names nobody.
    return this.engine.writeLink("deal", record, null, { players, names: [] });
  }

  #end(round: number): number {
    return this.shots[round]?.actions ?? 0;
  }

  /** Loads a moment of the record into the engine. */
  async #hold(at: At): Promise<{ readonly game: GameView; readonly saved: string }> {
    const outcome = await this.engine.moment(at, this.opponents);
    if (!outcome.ok) throw new Refused(`A moment cannot be read: ${outcome.refusal.code}.`);
    return outcome;
  }

  #ask<T>(question: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(question);
    // A failed call does not keep the next one from running.
    this.#last = Promise.allSettled([answer]);
    return answer;
  }
}

/** Returns the bots that a record names; null if it names no players. */
function opponentsIn(players: readonly string[]): string[] | null {
  if (players.length === 0) return null;
  const [, ...bots] = players;
  // Replaces empty seats and persons by the default bot.
  return bots.slice(0, 3).map((bot) => (["-", "person"].includes(bot) ? "" : bot));
}

/**
 * Returns who sits at a table: the person at seat 0, who stays unnamed, then the bots; `-` for an
 * empty seat and for an unknown bot.
 */
export function sittingAt(seats: readonly number[], bots: readonly string[]): Sitting {
  const others = [1, 2, 3].map((seat) => (seats.includes(seat) && bots[seat - 1]) || "-");
  const names = [1, 2, 3].map((seat) => (seats.includes(seat) ? writable(seatName(seat)) : ""));
  return { players: ["person", ...others], names: ["", ...names] };
}

/** Returns a name without what no record can hold. */
function writable(name: string): string {
  const seen = name
    .replaceAll(
      /(?:[|\p{C}\u115f\u1160\u2800\u3164\uffa0]|\u034f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])+/gu,
      " ",
    )
    .trim();
  return [...seen].slice(0, 60).join("").trim();
}

/** Returns a hand in sorted order. */
function sortedHand(seen: RoundView | null): TileFace[] {
  return seen ? facesIn(seen, seen.sorted.flat()) : [];
}

/** Returns the view without legal actions. */
function still(game: GameView): GameView {
  const { table } = game;
  if (!table) return game;
  const none = Object.entries(table.legal).map(([what, may]) => [
    what,
    Array.isArray(may) ? [] : false,
  ]);
  return { ...game, table: { ...table, legal: Object.fromEntries(none) } } as GameView;
}
