/**
 * The animation of a deal from the ring as a function of time: the state after a number of
 * milliseconds at the usual pace, without pixels and without a clock.
 *
 * ```text
 * throws   for the first turn: every player's die, again for ties; only in a first round
 * ring     21 stacks slide to their places, one tile is left over
 * stack    a die, the count from the left, the left-over tile on the stack
 * tile     the six tiles of the stack side by side, a die, the count, one turned face up;
 *          back on the stack with it on top
 * hands    stack by stack to the players
 * settle   the remaining stacks move to their places during the game
 * ```
 */

import { clamp } from "../../../base/clamp";
import type {
  OkeyGameView as GameView,
  OkeyRoundView as RoundView,
  ShareView,
  ThrowView,
  TileView,
} from "../../../pkg/istaka/istaka";
import { faceIn } from "../../../state/faces";
import type { Sentence } from "../../../state/state";
import { HEIGHT, STACKS } from "./places";

/** The course of a deal. */
export interface Deal {
  /** The throws for the first turn; empty if the starter was known. */
  readonly throws: readonly (readonly ThrowView[])[];
  /** The seats in the order of play, from the starter. */
  readonly seats: readonly number[];
  /** The seat that throws for the indicator. */
  readonly thrower: number;
  readonly stack: number;
  /** The dice for the tile; the last one decides. */
  readonly tiles: readonly number[];
  readonly from: "top" | "bottom";
  readonly indicator: TileView;
  /** The tiles handed out, in order. */
  readonly shares: readonly ShareView[];
}

/** A die: its seat, its result, and the progress of its roll. */
export interface DieMoment {
  readonly seat: number;
  readonly pips: number;
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

interface Sound {
  readonly at: number;
  readonly sound: "tile" | "deal";
}

/** A sentence shown from a time on. */
interface Caption {
  readonly at: number;
  readonly sentence: Sentence;
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

/** Start and duration of the flight of a tile that is handed out. */
export interface Departure extends ShareView {
  readonly start: number;
  readonly duration: number;
}

export class Scenes {
  readonly departures: readonly Departure[];
  readonly captions: readonly Caption[];
  /** Sounds of dice, turned tiles and dealt tiles. */
  readonly sounds: readonly Sound[];
  readonly end: number;
  readonly #throws: readonly (readonly [start: number, read: number])[];
  readonly #ring: number;
  readonly #stack: number;
  readonly #counting: number;
  readonly #extra: number;
  readonly #spread: number;
  readonly #tiles: readonly (readonly [roll: number, count: number, turn: number])[];
  readonly #home: number;
  readonly #settle: number;

  constructor(readonly deal: Deal) {
    const { stack, tiles, throws } = deal;
    let now = 0;
    const after = (time: number): number => {
      now += time;
      return now - time;
    };
    this.#throws = throws.map((round, i) => {
      const start = after((round.length - 1) * THROW.next + ROLL);
      return [start, after(i < throws.length - 1 ? THROW.tied : THROW.read)];
    });
    this.#ring = after((STACKS - 1) * SLIDE.next + SLIDE.time + SLIDE.after);
    this.#stack = after(ROLL);
    this.#counting = after(stack * COUNT + READ.stack);
    this.#extra = after(MOVE);
    this.#spread = after(MOVE);
    this.#tiles = tiles.map((pips, i) => {
      const roll = after(ROLL);
      const count = after(pips * COUNT);
      const last = i === tiles.length - 1;
      return [roll, count, after(TURN + (last ? READ.tile : READ.joker + TURN))];
    });
    this.#home = after(MOVE);
    const hands = now;
    this.departures = deal.shares.map((share, i, all) => {
      const within = i - all.findIndex(({ step }) => step === share.step);
      const start = hands + share.step * HAND.next + within * HAND.tile;
      return { ...share, start, duration: HAND.time };
    });
    this.#settle = Math.max(...this.departures.map(({ start }) => start)) + HAND.time;
    this.end = this.#settle + SETTLE;
    this.captions = this.#sentences(hands);
    const landed = [
      ...this.#throws.flatMap(
        ([start], i) => throws[i]?.map((_, k) => start + k * THROW.next + ROLL) ?? [],
      ),
      this.#stack + ROLL,
      ...this.#tiles.flatMap(([roll, , turn]) => [roll + ROLL, turn]),
    ];
    this.sounds = [
      ...landed.map((at) => ({ at, sound: "tile" as const })),
      { at: hands, sound: "deal" },
    ];
  }

  /** Lists the sentences with their start times, in order. */
  #sentences(hands: number): Caption[] {
    const { throws, seats, thrower, stack, tiles, from, indicator } = this.deal;
    const captions: Caption[] = [];
    const starter = seats[0] ?? 0;
    throws.forEach((round, i) => {
      const [start, read] = this.#throws[i] ?? [0, 0];
      const pips = Math.max(...round.map((each) => each.pips));
      if (i === 0) captions.push({ at: start, sentence: { id: "ring-throws" } });
      const last = i === throws.length - 1;
      const id = last ? (starter === 0 ? "ring-you-start" : "ring-starts") : "ring-tie";
      captions.push({ at: read, sentence: { id, args: { seat: starter, pips } } });
    });
    const whose = thrower === 0 ? "ring-you-dice" : "ring-dice";
    captions.push({ at: this.#ring, sentence: { id: whose, args: { seat: thrower } } });
    captions.push({ at: this.#counting, sentence: { id: "ring-stack", args: { pips: stack } } });
    tiles.forEach((pips, i) => {
      const [, , turn] = this.#tiles[i] ?? [0, 0, 0];
      const joker = i < tiles.length - 1;
      const id = joker ? "ring-again" : indicator.color === null ? "ring-jokers" : "ring-indicator";
      captions.push({ at: turn, sentence: { id, args: { pips, from } } });
    });
    return [...captions, { at: hands, sentence: { id: "ring-hands" } }];
  }

  /** Returns the sentence at a time. */
  sentence(time: number): Sentence | null {
    return this.captions.findLast(({ at }) => at <= time)?.sentence ?? null;
  }

  at(time: number): Moment {
    const { stack, thrower } = this.deal;
    const home = time >= this.#home + MOVE;
    const onTable = time >= this.#ring && time < this.#home + MOVE;
    const extra = smooth(part(time, this.#extra, MOVE));
    const count = Math.floor((time - this.#counting) / COUNT);
    const tileDie = onTable ? this.#tileDie(time) : null;
    return {
      throws: this.#thrown(time),
      slid: Array.from({ length: STACKS }, (_, i) =>
        smooth(part(time, this.#ring + i * SLIDE.next, SLIDE.time)),
      ),
      heights: this.#heights(time),
      counted: time >= this.#counting && time < this.#extra ? Math.min(count, stack - 1) : null,
      extra: onTable && time < this.#spread ? extra : null,
      // There is only one die: it is picked up again to choose the tile.
      stackDie: onTable && !tileDie ? this.#die(thrower, stack, this.#stack, time) : null,
      tileDie,
      spread: time >= this.#spread && !home ? this.#spreadAt(time) : null,
      shown: home,
      settled: smooth(part(time, this.#settle, SETTLE)),
    };
  }

  #thrown(time: number): DieMoment[] {
    const round = this.#throws.findLastIndex(([start]) => start <= time);
    if (round < 0 || time >= this.#ring) return [];
    const [start, read] = this.#throws[round] ?? [0, 0];
    const throws = this.deal.throws[round] ?? [];
    const best = Math.max(...throws.map(({ pips }) => pips));
    // Dice of players who did not tie stay as they were.
    const earlier = new Map(
      this.deal.throws
        .slice(0, round)
        .flatMap((each) => each.map(({ seat, pips }) => [seat, pips] as const)),
    );
    for (const { seat } of throws) earlier.delete(seat);
    const lost = [...earlier].map(([seat, pips]) => ({
      seat,
      pips,
      rolled: 1,
      mark: "lost" as const,
    }));
    const rolling = throws.map(({ seat, pips }, i) => ({
      seat,
      pips,
      rolled: part(time, start + i * THROW.next, ROLL),
      mark: time < read ? null : pips === best ? ("best" as const) : ("lost" as const),
    }));
    return [...lost, ...rolling];
  }

  #heights(time: number): number[] {
    const { stack } = this.deal;
    const heights = Array.from({ length: STACKS }, () => HEIGHT);
    // While counted, all tiles are side by side; without the indicator there are five again.
    const alone = time >= this.#spread && time < this.#home + MOVE;
    if (alone) heights[stack - 1] = 0;
    for (const { stack, start } of this.departures) {
      if (time >= start) heights[stack] = (heights[stack] ?? 0) - 1;
    }
    return heights;
  }

  #die(seat: number, pips: number, start: number, time: number): DieMoment | null {
    return time < start ? null : { seat, pips, rolled: part(time, start, ROLL), mark: null };
  }

  #tileDie(time: number): DieMoment | null {
    const last = this.#tiles.findLastIndex(([roll]) => roll <= time);
    const [roll] = this.#tiles[last] ?? [Infinity];
    return this.#die(this.deal.thrower, this.deal.tiles[last] ?? 1, roll, time);
  }

  #spreadAt(time: number): Spread {
    const last = this.#tiles.findLastIndex(([roll]) => roll <= time);
    const [, count, turn] = this.#tiles[last] ?? [0, Infinity, Infinity];
    const pips = this.deal.tiles[last] ?? 1;
    const joker = last < this.deal.tiles.length - 1;
    const counted = Math.min(Math.floor((time - count) / COUNT), pips - 1);
    const back = joker ? part(time, turn + TURN + READ.joker, TURN) : 0;
    return {
      out: smooth(part(time, this.#spread, MOVE) - part(time, this.#home, MOVE)),
      levels: levels(this.deal, time >= this.#home),
      counted: time >= count && time < this.#home ? counted : null,
      turned: pips - 1,
      turn: part(time, turn, TURN) - back,
      joker,
    };
  }
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

/** Eases out. */
function smooth(share: number): number {
  return 1 - (1 - share) ** 3;
}
