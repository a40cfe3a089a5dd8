/**
 * Pictures of the deal from the stacks, step by step as the engine deals: the dice, the turned
 * tile, the hands, and the rest to draw.
 */

import { safe } from "../embed/tags";
import { NEAR, pipsOf } from "../games/okey/ring/die";
import {
  HEIGHT,
  inDepth,
  lieOf,
  pictured,
  type RingPlaces,
  wholeStack,
} from "../games/okey/ring/places";
import type {
  OkeyGameView as GameView,
  RingView,
  OkeyRoundView as RoundView,
} from "../pkg/istaka/istaka";
import { faceIn } from "../state/faces";
import { ASPECT } from "../state/rect";
import { inTurn } from "../state/seats";
import type { Edition } from "./frame";
import type { Engine } from "./moments";
import { picture } from "./tiles";

/** A deal whose throws are those of the text. */
export interface RingDeal {
  readonly seed: number;
  readonly game: GameView;
  readonly table: RoundView;
  readonly ring: RingView;
}

/** A stack with the tile that is left over. */
const TALL = HEIGHT + 1;

/** The size of the pictures, in units of their own. */
const WIDE = 296;
const HIGH = { ring: 208, row: 32 };
const DIE = 30;
/** Below a row there is room for the die, if it is shown. */
const BELOW = { ring: 0, row: DIE + 2 };

/** Returns the first deal with this throw and an ordinary indicator; null without a ring. */
export function ringDeal(engine: Engine, rules: string, die: number): RingDeal | null {
  for (let seed = 1; ; seed += 1) {
    const match = new engine.Game({ rules, seed: `${seed}`, bots: [0, 1, 2, 3] });
    match.deal();
    const game = match.view(0);
    match.free();
    if (game.game !== "okey" || !game.table?.ring) return null;
    const { table } = game;
    const { ring } = game.table;
    if (
      ring.stack !== die ||
      ring.tiles.length > 1 ||
      faceIn(table, table.indicator).color === null
    )
      continue;
    return { seed, game, table, ring };
  }
}

/** Renders the steps of the deal, that with the hands for each number of players; or nothing. */
export function ringSteps(edition: Edition, deals: readonly RingDeal[]): string {
  const [first] = deals;
  if (!first) return "";
  const { say } = edition;
  const { ring } = first;
  const { shape, from, stack } = ring;
  const pips = ring.tiles.at(-1) ?? 1;
  const hands = deals.map((deal) => {
    const told =
      deals.length > 1 ? say("page-players", { players: `${deal.game.players.length}` }) : "";
    return drawn(deal, handedOut(deal), told);
  });
  const steps = [
    [
      say("page-ring-built", { shape }),
      drawn(first, { heights: ring.heights.map(() => HEIGHT), marks: "" }, ""),
    ],
    [say("page-ring-stack", { die: stack }), drawn(first, counted(first), "")],
    [say("page-ring-tile", { die: pips, from }), sideBySide(first, pips)],
    [say("page-ring-hands"), hands.join("")],
    [say("page-ring-left"), drawn(first, left(first), "")],
  ];
  const items = steps.map(([words = "", drawing]) => `<li><p>${safe(words)}</p>${drawing}</li>`);
  return `${ringParts(first)}<ol class="steps">\n${items.join("\n")}\n</ol>`;
}

/** The heights of the stacks, marks on them, and the throw of the die if it is shown. */
interface Picture {
  readonly heights: readonly number[];
  readonly marks: string;
  readonly die?: number;
}

function drawn({ game, ring }: RingDeal, picture: Picture, told: string): string {
  const { heights, marks, die } = picture;
  const high = HIGH[ring.shape] + (die === undefined ? 0 : BELOW[ring.shape]);
  const places = placesOf({ game, ring });
  const all = inDepth(places.stacks).map(([i, { x, y }]) => {
    const height = heights[i] ?? 0;
    return height > 0 ? `<use href="#s${height}" x="${round(x)}" y="${round(y)}"/>` : "";
  });
  const label = told ? `<figcaption>${safe(told)}</figcaption>` : "";
  return `<figure><svg class="ring" viewBox="0 0 ${WIDE} ${high}" aria-hidden="true">${all.join("")}${marks}${die === undefined ? "" : thrown(ring, die)}</svg>${label}</figure>`;
}

function placesOf({ game, ring }: Pick<RingDeal, "game" | "ring">): RingPlaces {
  return pictured({ w: WIDE, h: HIGH[ring.shape] }, lieOf(ring, game));
}

/** Stacks of every height, once for all pictures of a page. */
function ringParts(deal: RingDeal): string {
  const { stacks, rise } = placesOf(deal);
  const w = stacks[0]?.w ?? 0;
  const h = w * ASPECT;
  const stack = (height: number): string => {
    const tiles = Array.from({ length: height }, (_, level) => {
      const box = `y="${round(-level * rise)}" width="${round(w)}"`;
      const r = `rx="${round(w * 0.15)}"`;
      const top =
        'fill="var(--ivory-1)" stroke="var(--inks-K)" stroke-opacity="0.45" stroke-width="0.5"';
      return `<rect fill="var(--edge)" ${box} height="${round(h)}" ${r}/><rect ${top} ${box} height="${round(h * 0.94)}" ${r}/>`;
    });
    return `<g id="s${height}">${tiles.join("")}</g>`;
  };
  const all = Array.from({ length: TALL }, (_, i) => stack(i + 1));
  return `<svg class="unseen" aria-hidden="true"><defs>${all.join("")}</defs></svg>`;
}

/** Draws the stacks that the first throw counts, and the tile left over on the last one. */
function counted(deal: RingDeal): Picture {
  const { ring } = deal;
  const places = placesOf(deal);
  const heights = ring.heights.map((_, i) => (i === ring.indicator ? TALL : HEIGHT));
  const numbers = places.stacks.slice(0, ring.stack).map((stack, i) => {
    const { x, y, w } = wholeStack(places, stack, heights[i] ?? 0);
    return badge(x + w / 2, y + (w * ASPECT) / 2, w, "inks-K", `${i + 1}`);
  });
  return { heights, marks: numbers.join(""), die: ring.stack };
}

/** Draws the tiles of a stack as the second throw counts them. */
function sideBySide({ table }: RingDeal, pips: number): string {
  const { tile, color, number } = faceIn(table, table.indicator);
  const face = color === null || number === null ? tile : `${color}${number}`;
  const tiles = Array.from({ length: TALL }, (_, i) => {
    const shown = picture(i + 1 === pips ? face : "back", 'class="tile"');
    return `<span>${shown}<small>${i + 1}</small></span>`;
  });
  return `<figure><div class="counted">${tiles.join("")}</div></figure>`;
}

/** Draws the stacks of each player, in the order of play. */
function handedOut(deal: RingDeal): Picture {
  const { ring, table, game } = deal;
  const places = placesOf(deal);
  const order = inTurn(game.players, table.starter);
  const heights = ring.heights.map(() => HEIGHT);
  const marks = places.stacks.map((stack, i) => {
    const seats = ring.shares.filter((share) => share.stack === i).map(({ seat }) => seat);
    const { x, y, w } = wholeStack(places, stack, HEIGHT);
    // The first player to take from a shared stack is at the top.
    return [...new Set(seats)].map((seat, k, all) => {
      const player = order.indexOf(seat);
      const middle = y + (w * ASPECT) / 2 + (k - (all.length - 1) / 2) * w * 0.96;
      return badge(x + w / 2, middle, w, `seats-${player}`, `${player + 1}`);
    });
  });
  return { heights, marks: marks.flat().join("") };
}

/** Draws the tiles that are left to draw, and marks the next one. */
function left(deal: RingDeal): Picture {
  const { ring, table } = deal;
  const places = placesOf(deal);
  const { stacks, rise } = places;
  const { heights, next } = ring;
  const stack = next === null ? undefined : stacks[next];
  const frame = stack && wholeStack(places, stack, heights[next ?? 0] ?? 0);
  const framed = frame
    ? `<rect fill="none" stroke="var(--ring)" stroke-width="2" x="${round(frame.x - 2)}" y="${round(frame.y - 2)}" width="${round(frame.w + 4)}" height="${round(frame.h + 4)}" rx="4"/>`
    : "";
  const on = stacks[ring.indicator];
  const { color, number } = faceIn(table, table.indicator);
  const shown =
    on && color !== null
      ? picture(
          `${color}${number}`,
          `x="${round(on.x)}" y="${round(on.y - HEIGHT * rise)}" width="${round(on.w)}" height="${round(on.w * ASPECT)}"`,
        )
      : "";
  return { heights, marks: shown + framed };
}

function badge(x: number, y: number, w: number, color: string, text: string): string {
  const r = round(w * 0.48);
  return `<g transform="translate(${round(x)} ${round(y)})"><circle r="${r}" fill="var(--${color})"/><text fill="var(--onSeat)" font-weight="900" text-anchor="middle" y="${round(w * 0.27)}" font-size="${round(w * 0.78)}">${text}</text></g>`;
}

/** Draws the die in the middle of a ring, or below a row. */
function thrown({ shape }: RingView, pips: number): string {
  const y = shape === "ring" ? HIGH.ring / 2 : HIGH.row + DIE / 2;
  const dots = pipsOf(pips).map(
    ([x, y]) => `<circle cx="${round(x * NEAR * DIE)}" cy="${round(y * NEAR * DIE)}" r="3"/>`,
  );
  return `<g fill="var(--inks-K)" transform="translate(${WIDE / 2} ${y})"><rect fill="var(--ivory-0)" stroke="var(--edge)" x="${-DIE / 2}" y="${-DIE / 2}" width="${DIE}" height="${DIE}" rx="6"/>${dots.join("")}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
