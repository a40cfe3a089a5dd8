/** The series as parts of a table: lists of the places in them, and the place for a new one. */

import { meet, type Rect } from "../../state/rect";
import type { Label, PlaceList } from "../controls";
import { isSeen, type Layout } from "../layout";
import { lineOf, widthOf } from "../scale";
import { type Member, type PlacedSeries, PUT_NEW, putAt } from "../series";

/** Pixels: least width of the place behind a series. */
const END = 4;

/** The words of a series: its name, that of its end, and of each tile. */
interface Words {
  readonly label: string;
  readonly end: string;
  tile(member: Member, at: number): string;
}

/**
 * Lists a series as a whole, its tiles, each a place where a tile can be put, and its end. `takes`
 * is the action of such a place.
 */
export function seriesList(
  { members, tray }: PlacedSeries,
  i: number,
  { label, end, tile }: Words,
  takes: (member: Member, at: number) => string = (_, at) => putAt(i, at),
): PlaceList {
  const last = members.at(-1)?.rect ?? tray;
  const x = last.x + last.w;
  const behind = putAt(i, members.length);
  return {
    name: `series-${i}`,
    places: [
      { rect: tray, label, tile: null, whole: true, takes: behind },
      ...members.map((member, at) => ({
        rect: member.rect,
        label: tile(member, at),
        tile: member.face.tile,
        takes: takes(member, at),
      })),
      {
        rect: { ...last, x, w: Math.max(END, tray.x + tray.w - x) },
        label: end,
        tile: null,
        takes: behind,
      },
    ],
  };
}

/** Lists the place for a new series. */
export function newList(rect: Rect, label: string): PlaceList {
  return { name: "new", places: [{ rect, label, tile: null, takes: PUT_NEW }] };
}

/** Writes on the place for a new series, unless it is narrow, covered or out of sight. */
export function newLabel(layout: Layout, free: Rect | null, text: string): Label[] {
  if (
    !free ||
    free.w <= widthOf(text, layout.text) ||
    !isSeen(layout, free) ||
    isBelow(layout, free)
  )
    return [];
  const h = lineOf(layout.text);
  const rect = { ...free, y: free.y + (free.h - h) / 2, h };
  return [{ text, rect, look: "label invites" }];
}

/** Returns `true` if something is covered by the series that is brought near. */
export function isBelow({ near }: Pick<Layout, "near">, rect: Rect): boolean {
  return near !== undefined && rect !== near.rect && meet(near.rect, rect);
}
