/**
 * A match that is watched again: what the engine says of every moment of it. The engine is another
 * one than that of the match which is being played, and holds the moment that was asked for last.
 */

import { clamp } from "../clamp";
import type { RemoteEngine } from "../engine/client";
import { opponentsOf } from "../seats";
import type {
  EventView,
  GameView,
  HintView,
  ReviewView,
  RoundView,
  TileView,
  WhyView,
} from "../views";
import type { At } from "./link";
import { opponentsIn, type Roll, rollOf, until } from "./record";

/** A moment of a match. */
export interface Scene extends At {
  /** As the player saw it then; there is nothing that he could do now. */
  readonly game: GameView;
  /** What was done last in the round; null where it has only been dealt. */
  readonly event: EventView | null;
  /**
   * What everybody held, by seat; null where the round is not over, and it is not to be known yet.
   */
  readonly hands: readonly (readonly TileView[])[] | null;
}

/** A round that is watched. */
export interface Shot {
  readonly actions: number;
  /** Whether it was played to its end. */
  readonly over: boolean;
}

/** What a film asks the engine. */
export type Projector = Pick<RemoteEngine, "load" | "seen" | "hint" | "why" | "review">;

/** Its questions reject where the engine has stopped. */
export class Film {
  /** One question after the other: each is about what the engine holds then. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly engine: Projector,
    readonly roll: Roll,
    readonly shots: readonly Shot[],
    readonly opponents: readonly string[],
  ) {}

  /** Null where the engine cannot read the record, whose opponents play where it names them. */
  static async of(
    engine: Projector,
    record: string,
    opponents: readonly string[],
  ): Promise<Film | null> {
    const roll = rollOf(record);
    if (!roll) return null;
    for (const bots of [opponentsIn(roll) ?? opponents, opponentsOf()]) {
      const outcome = await engine.load(record, bots);
      if (outcome.ok) {
        const running = outcome.game.table?.turn !== null;
        const last = roll.rounds.length - 1;
        const shots = roll.rounds.map(({ actions }, round) => ({
          actions: actions.length,
          over: round < last || !running,
        }));
        return new Film(engine, roll, shots, bots);
      }
      if (outcome.refusal.code !== "badOption") return null;
    }
    return null;
  }

  /** The nearest moment that there was. */
  within({ round, actions }: At): At {
    const last = clamp(round, 0, this.shots.length - 1);
    return { round: last, actions: clamp(actions, 0, this.#end(last)) };
  }

  scene({ round, actions }: At): Promise<Scene> {
    return this.#ask(async () => {
      const game = await this.#hold({ round, actions });
      const hands = this.shots[round]?.over ? (await this.engine.seen()).map(sortedHand) : null;
      const event = game.table?.history.at(-1) ?? null;
      return { round, actions, game: still(game), event, hands };
    });
  }

  /** What the player had best do in a moment; null where there is nothing to do. */
  hint(at: At): Promise<HintView | null> {
    return this.#ask(async () => {
      await this.#hold(at);
      return this.engine.hint();
    });
  }

  /**
   * Why a turn was played so, by an event of it, with the round as it was at its end; null where
   * there is nothing to explain.
   */
  why(round: number, event: number): Promise<{ why: WhyView; game: GameView } | null> {
    return this.#ask(async () => {
      const game = await this.#hold({ round, actions: this.#end(round) });
      const why = await this.engine.why(event);
      return why && { why, game };
    });
  }

  /** How many rounds were played to their end. */
  get finished(): number {
    return this.shots.filter(({ over }) => over).length;
  }

  /** A finished round, as the player may look back on it; null where he was out by then. */
  review(round: number): Promise<ReviewView | null> {
    return this.#ask(async () => {
      await this.#hold({ round, actions: this.#end(round) });
      return this.engine.review(round);
    });
  }

  #end(round: number): number {
    return this.shots[round]?.actions ?? 0;
  }

  /** Has the engine hold a moment, which is a match that it has read as a part of the whole one. */
  async #hold({ round, actions }: At): Promise<GameView> {
    const outcome = await this.engine.load(until(this.roll, round, actions), this.opponents);
    if (!outcome.ok) throw new Error(`A moment cannot be read: ${outcome.refusal.code}.`);
    return outcome.game;
  }

  #ask<T>(question: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(question);
    // A question that fails does not keep the next one from being asked.
    this.#last = answer.catch(() => {});
    return answer;
  }
}

/** What was held, as it lies sorted. */
function sortedHand(seen: RoundView | null): TileView[] {
  const held = new Map(seen?.hand.map((tile) => [tile.tile, tile]));
  return seen?.sorted.flat().flatMap((tile) => held.get(tile) ?? []) ?? [];
}

/** The same without anything that could be done. */
function still(game: GameView): GameView {
  const { table } = game;
  if (!table) return game;
  const none = Object.entries(table.legal).map(([what, may]) => [
    what,
    Array.isArray(may) ? [] : false,
  ]);
  return { ...game, table: { ...table, legal: Object.fromEntries(none) } } as GameView;
}
