/** The things on the lower canvas, so that only what has changed is painted again. */

import type { TileFace } from "../state/faces";
import { centred, type Rect } from "../state/rect";
import type { Backdrop, Layout, Line } from "./layout";
import type { Posed } from "./motion";

/** A thing: the room that it takes at most, and everything that its picture depends on. */
interface Patch {
  readonly room: Rect;
  readonly depends: readonly unknown[];
}

export type Patches = ReadonlyMap<string, Patch>;

/** The whole canvas. */
const ALL = { x: 0, y: 0, w: 1e5, h: 1e5 };

/** More places than that are painted as quickly all together. */
const MOST = 16;

/** Room around the centre of a tile at any angle with its marks, in widths of the tile. */
const TILE = 2.4;

/** Pixels around outlines, and around the series that is near with its shadow. */
const OUTLINE = 12;
const SHADE = 32;

/** Returns the things on the canvas; `lines` are those whose tiles have arrived. */
export function patchesOf(
  { backdrops, outlines, trays = [], goals = [], scroll, near }: Layout,
  resting: readonly Posed[],
  lines: readonly Line[],
  covered: boolean,
): Patches {
  const found = new Map<string, Patch>();
  const add = (key: string, room: Rect, depends: readonly unknown[]): void => {
    found.set(key, { room, depends });
  };
  add("covered", ALL, [covered]);
  for (const { tile, face, pose } of resting) {
    const { key, mark, hidden, laid, standsFor, fits } = tile;
    const wide = pose.w * TILE;
    const looks = [mark, hidden, laid, standsFor, fits, pose, ...frontOf(face)];
    add(key, centred(pose.x, pose.y, wide, wide), looks);
  }
  backdrops.forEach((backdrop, i) => {
    const { kind } = backdrop;
    const rect = kind === "arrow" ? spanOf(backdrop.from, backdrop.to) : backdrop.rect;
    add(`backdrop ${i}`, around(rect), [...placeOf(rect), ...looksOf(backdrop)]);
  });
  [...outlines, ...trays].forEach(({ rect, as }, i) => {
    add(`outline ${i}`, around(rect), [...placeOf(rect), as]);
  });
  goals.forEach((rect, i) => {
    add(`goal ${i}`, around(rect), placeOf(rect));
  });
  lines.forEach(({ tiles, from, to }, i) => {
    const rect = spanOf(from, to);
    add(`line ${i}`, around(rect), [...placeOf(rect), ...tiles]);
  });
  if (scroll) add("scroll", scroll.rect, [...placeOf(scroll.rect), scroll.height, scroll.top]);
  if (near) add("near", around(near.rect, SHADE), [...placeOf(near.rect), ...near.tiles]);
  return found;
}

/** Returns the places where one of the things has changed, come or gone. */
export function changedIn(before: Patches | null, now: Patches): readonly Rect[] {
  if (!before) return [ALL];
  const keys = new Set([...before.keys(), ...now.keys()]);
  const rooms = [...keys].flatMap((key) => {
    const [was, is] = [before.get(key), now.get(key)];
    const same =
      was?.depends.length === is?.depends.length &&
      was?.depends.every((each, i) => each === is?.depends[i]);
    return same ? [] : [was, is].flatMap((patch) => patch?.room ?? []);
  });
  return rooms.length > MOST ? [ALL] : rooms;
}

function looksOf(backdrop: Backdrop): readonly unknown[] {
  const { kind } = backdrop;
  if (kind === "tile") return [kind, ...frontOf(backdrop.face)];
  return [kind, kind === "frame" && backdrop.faint];
}

function frontOf(face: TileFace | null): readonly unknown[] {
  return [face?.tile, face?.wild];
}

function placeOf({ x, y, w, h }: Rect): readonly number[] {
  return [x, y, w, h];
}

function around({ x, y, w, h }: Rect, air = OUTLINE): Rect {
  return { x: x - air, y: y - air, w: w + 2 * air, h: h + 2 * air };
}

/** Returns the rectangle from one thing to another on its right. */
function spanOf(from: Rect, to: Rect): Rect {
  return { ...from, w: to.x + to.w - from.x };
}
