/**
 * The animation of a deal from the ring as a function of time: the state after a number of
 * milliseconds at the usual pace, without pixels and without a clock.
 *
 * ```text
 * throws   for the first turn: every player's die, again for ties; only in a first round
 * ring     21 stacks slide to their places, one tile is left over
 * stack    a die, the count from the left, the left-over tile on the stack
 * tile     the six tiles of the stack side by side, a die, the count, one turned face up;
 *          then back on the stack with the turned tile on top
 * hands    stack by stack to the players
 * settle   the remaining stacks move to their places during the game
 * ```
 */

import { clamp } from "../../../base/clamp";
import type {
  OkeyGameView as GameView,
  RingView,
  OkeyRoundView as RoundView,
  ShareView,
  ThrowView,
} from "../../../pkg/istaka/istaka";
import { faceIn, type TileFace } from "../../../state/faces";
import type { Sentence } from "../../../state/state";
import { HEIGHT, STACKS } from "./places";

/** The course of a deal. */
export interface Deal extends Pick<RingView, "thrower" | "stack" | "from"> {
  /** The throws for the first turn; empty if the starter was known. */
  readonly throws: readonly (readonly ThrowView[])[];
  /** The seats in the order of play, from the starter. */
  readonly seats: readonly number[];
  /** The dice for the tile; the last one decides. */
  readonly tiles: readonly number[];
  readonly indicator: TileFace;
  /** The tiles handed out, in order. */
  readonly shares: readonly ShareView[];
}

/** A die: its seat, its result, and the progress of its roll. */
export interface DieMoment extends Readonly<ThrowView> {
  /** From 0 in the hand to 1 at rest. */
  readonly rolled: number;
  readonly mark: "best" | "lost" | null;
}

/** The six tiles of the indicator's stack while they are counted. */
export interface Spread {
  /** From 0 on the stack to 1 side by side. */
  readonly out: number;
  /**
   * The level in the stack, from below, that each tile comes from; on the way back, that it goes
   * to.
   */
  readonly levels: readonly number[];
  readonly counted: number | null;
  /** The index of the turned tile from the left, and the progress of its turn from 0 to 1. */
  readonly turned: number;
  readonly turn: number;
  /** True if its face is a false joker that does not count and is turned back. */
  readonly joker: boolean;
}

export interface Moment {
  readonly throws: readonly DieMoment[];
  /** The progress of each stack from the middle to its place. */
  readonly slid: readonly number[];
  readonly heights: readonly number[];
  /** The stack being counted. */
  readonly counted: number | null;
  /** The left-over tile: 0 in the middle, 1 on its stack; null if it is not separate. */
  readonly extra: number | null;
  readonly stackDie: DieMoment | null;
  readonly tileDie: DieMoment | null;
  readonly spread: Spread | null;
  /** True if the indicator lies on its stack. */
  readonly shown: boolean;
  /** Progress towards the layout of the game. */
  readonly settled: number;
}

/** Milliseconds at the usual pace. */
const ROLL = 500;
const THROW = { next: 110, read: 850, tied: 700 };
const SLIDE = { next: 16, time: 240, after: 60 };
const COUNT = 95;
const READ = { stack: 160, tile: 520, joker: 600 };
const MOVE = 220;
const TURN = 220;
const HAND = { next: 80, tile: 12, time: 280 };
const SETTLE = 300;

export function dealIn(game: GameView, table: RoundView): Deal | null {
  const { ring } = table;
  if (!ring) return null;
  const playing = game.players.filter((seat) => table.players[seat]?.playing);
  const first = playing.indexOf(table.starter);
  const seats = [...playing.slice(first), ...playing.slice(0, first)];
  const { thrower, stack, tiles, from, shares } = ring;
  const indicator = faceIn(table, table.indicator);
  const throws = game.round === 1 ? table.throws : [];
  return { throws, seats, thrower, stack, tiles, from, indicator, shares };
}

/** Returns the times at which the parts of a deal begin. */
function timesOf({ stack, tiles, throws }: Deal) {
  let now = 0;
  const after = (time: number): number => {
    now += time;
    return now - time;
  };
  return {
    throws: throws.map((round, i) => ({
      start: after((round.length - 1) * THROW.next + ROLL),
      read: after(i < throws.length - 1 ? THROW.tied : THROW.read),
    })),
    ring: after((STACKS - 1) * SLIDE.next + SLIDE.time + SLIDE.after),
    stack: after(ROLL),
    counting: after(stack * COUNT + READ.stack),
    extra: after(MOVE),
    spread: after(MOVE),
    tiles: tiles.map((pips, i) => ({
      pips,
      roll: after(ROLL),
      count: after(pips * COUNT),
      turn: after(TURN + (i < tiles.length - 1 ? READ.joker + TURN : READ.tile)),
    })),
    home: after(MOVE),
    hands: now,
  };
}

export class Scenes {
  /** Start and duration of the flights of the tiles handed out. */
  readonly departures: readonly (ShareView & {
    readonly start: number;
    readonly duration: number;
  })[];
  /** Sentences, each shown from a time on. */
  readonly captions: readonly { readonly at: number; readonly sentence: Sentence }[];
  /** Sounds of dice, turned tiles and dealt tiles. */
  readonly sounds: readonly { readonly at: number; readonly sound: "tile" | "deal" }[];
  readonly end: number;
  readonly #times: ReturnType<typeof timesOf>;

  constructor(readonly deal: Deal) {
    this.#times = timesOf(deal);
    const { throws, stack, tiles, hands } = this.#times;
    this.departures = deal.shares.map((share, i, all) => {
      const within = i - all.findIndex(({ step }) => step === share.step);
      const start = hands + share.step * HAND.next + within * HAND.tile;
      return { ...share, start, duration: HAND.time };
    });
    const last = Math.max(...this.departures.map(({ start }) => start));
    this.end = last + HAND.time + SETTLE;
    this.captions = this.#sentences();
    const landed = [
      ...throws.flatMap(
        ({ start }, i) => deal.throws[i]?.map((_, k) => start + k * THROW.next + ROLL) ?? [],
      ),
      stack + ROLL,
      ...tiles.flatMap(({ roll, turn }) => [roll + ROLL, turn]),
    ];
    this.sounds = [
      ...landed.map((at) => ({ at, sound: "tile" as const })),
      { at: hands, sound: "deal" },
    ];
  }

  /** Lists the sentences with their start times, in order. */
  #sentences(): Scenes["captions"] {
    const { throws, seats, thrower, stack, from, indicator } = this.deal;
    const { throws: times, ring, counting, tiles, hands } = this.#times;
    const [starter = 0] = seats;
    const thrown = times.map(({ read }, i) => {
      const pips = Math.max(...(throws[i] ?? []).map((each) => each.pips));
      const last = i === times.length - 1;
      const id = last ? (starter === 0 ? "ring-you-start" : "ring-starts") : "ring-tie";
      return { at: read, sentence: { id, args: { seat: starter, pips } } };
    });
    const turned = tiles.map(({ pips, turn }, i) => {
      const joker = i < tiles.length - 1;
      const id = joker ? "ring-again" : indicator.color === null ? "ring-jokers" : "ring-indicator";
      return { at: turn, sentence: { id, args: { pips, from } } };
    });
    const whose = thrower === 0 ? "ring-you-dice" : "ring-dice";
    return [
      ...times.slice(0, 1).map(({ start }) => ({ at: start, sentence: { id: "ring-throws" } })),
      ...thrown,
      { at: ring, sentence: { id: whose, args: { seat: thrower } } },
      { at: counting, sentence: { id: "ring-stack", args: { pips: stack } } },
      ...turned,
      { at: hands, sentence: { id: "ring-hands" } },
    ];
  }

  /** Returns the sentence that is shown at this time. */
  sentence(time: number): Sentence | null {
    return this.captions.findLast(({ at }) => at <= time)?.sentence ?? null;
  }

  at(time: number): Moment {
    const { stack, thrower } = this.deal;
    const times = this.#times;
    const home = time >= times.home + MOVE;
    const onTable = time >= times.ring && !home;
    const count = Math.floor((time - times.counting) / COUNT);
    const tileDie = onTable ? this.#tileDie(time) : null;
    return {
      throws: this.#thrown(time),
      slid: Array.from({ length: STACKS }, (_, i) =>
        smooth(part(time, times.ring + i * SLIDE.next, SLIDE.time)),
      ),
      heights: this.#heights(time),
      counted: time >= times.counting && time < times.extra ? Math.min(count, stack - 1) : null,
      extra: onTable && time < times.spread ? smooth(part(time, times.extra, MOVE)) : null,
      // There is only one die: it is picked up again to choose the tile.
      stackDie: onTable && !tileDie ? dieAt(time, times.stack, thrower, stack) : null,
      tileDie,
      spread: time >= times.spread && !home ? this.#spreadAt(time) : null,
      shown: home,
      settled: smooth(part(time, this.end - SETTLE, SETTLE)),
    };
  }

  #thrown(time: number): DieMoment[] {
    const { throws: times, ring } = this.#times;
    const round = times.findLastIndex(({ start }) => start <= time);
    const { start, read } = times[round] ?? { start: 0, read: 0 };
    const throws = this.deal.throws[round];
    if (!throws || time >= ring) return [];
    const best = Math.max(...throws.map(({ pips }) => pips));
    // Dice of players who did not tie stay as they were.
    const earlier = new Map(
      this.deal.throws.slice(0, round).flatMap((each) => each.map((one) => [one.seat, one])),
    );
    for (const { seat } of throws) earlier.delete(seat);
    return [
      ...[...earlier.values()].map((one) => ({ ...one, rolled: 1, mark: "lost" as const })),
      ...throws.map((one, i) => ({
        ...one,
        rolled: part(time, start + i * THROW.next, ROLL),
        mark: time < read ? null : one.pips === best ? ("best" as const) : ("lost" as const),
      })),
    ];
  }

  #heights(time: number): number[] {
    const { spread, home } = this.#times;
    const heights = Array.from({ length: STACKS }, () => HEIGHT);
    // While counted, all tiles are side by side; without the indicator there are five again.
    if (time >= spread && time < home + MOVE) heights[this.deal.stack - 1] = 0;
    for (const { stack, start } of this.departures) {
      if (time >= start) heights[stack] = (heights[stack] ?? 0) - 1;
    }
    return heights;
  }

  #tileDie(time: number): DieMoment | null {
    const last = this.#times.tiles.findLast(({ roll }) => roll <= time);
    return last ? dieAt(time, last.roll, this.deal.thrower, last.pips) : null;
  }

  #spreadAt(time: number): Spread {
    const { tiles, spread, home } = this.#times;
    const last = tiles.findLastIndex(({ roll }) => roll <= time);
    const { pips, count, turn } = tiles[last] ?? { pips: 1, count: Infinity, turn: Infinity };
    const joker = last < tiles.length - 1;
    const counted = Math.min(Math.floor((time - count) / COUNT), pips - 1);
    const back = joker ? part(time, turn + TURN + READ.joker, TURN) : 0;
    return {
      out: smooth(part(time, spread, MOVE) - part(time, home, MOVE)),
      levels: levels(this.deal, time >= home),
      counted: time >= count && time < home ? counted : null,
      turned: pips - 1,
      turn: part(time, turn, TURN) - back,
      joker,
    };
  }
}

/** Returns a die that began to roll at `start`. */
function dieAt(time: number, start: number, seat: number, pips: number): DieMoment | null {
  return time < start ? null : { seat, pips, rolled: part(time, start, ROLL), mark: null };
}

/** Returns the levels of the counted tiles, from the left; in the end the indicator is on top. */
function levels({ tiles, from }: Deal, back: boolean): number[] {
  const turned = (tiles.at(-1) ?? 1) - 1;
  const counted = Array.from({ length: HEIGHT + 1 }, (_, i) => (from === "top" ? HEIGHT - i : i));
  const low = counted[turned] ?? 0;
  if (!back) return counted;
  return counted.map((level) => (level === low ? HEIGHT : level > low ? level - 1 : level));
}

/** Returns the progress of a time span, 0 to 1. */
function part(time: number, start: number, duration: number): number {
  return clamp((time - start) / duration, 0, 1);
}

/** Returns the eased progress: fast at the start, slow at the end. */
function smooth(share: number): number {
  return 1 - (1 - share) ** 3;
}
