/** The texts of the table: names for screen readers and keys, and short labels. */

import { knows, say } from "../../locales/messages";
import { meet, type Rect } from "../../state/rect";
import { pointed } from "../../state/state";
import { controlOf } from "../../table/action";
import type { Controls, Label, PlaceList } from "../../table/controls";
import { isSeen, onRack, type PlacedTile } from "../../table/layout";
import { PUT_NEW, putAt, putFor } from "../../table/series";
import { DRAW } from "./actions";
import { lackOf, newLabel, seriesLabel, shortLackOf, standsFor, tileLabel } from "./labels";
import type { LaidRow, RummiLayout } from "./layout";
import type { RummiState } from "./state";

/** Width of the whole sentence in font sizes. */
const LONG = 13;

/** Pixels: narrower places have no text. */
const NARROW = 64;

/** Width of a letter below a series, in font sizes. */
const LETTER = 0.5;

/** Pixels: a number at the corner of a series, and how far it sticks out. */
const BADGE = { w: 22, h: 17, out: 7 };

/** Pixels to the left of the stock, for the number of its tiles. */
const COUNT = { w: 34 };

export function controlsOf(state: RummiState, layout: RummiLayout): Controls | null {
  const { table } = state.game ?? {};
  if (!table) return null;
  const { legal, stock, turn } = table;
  const { series, free } = layout;
  return {
    controls: [
      {
        ...controlOf(DRAW, state),
        rect: layout.stock,
        label: say("stock-label", { count: stock }),
        about: "stock",
        hinted: pointed(state)?.place === "stock",
        count: stock,
      },
    ],
    lists: [
      ...series.map((each, i) => listOf(each, i, series.length, state)),
      ...(free ? [newList(free)] : []),
    ],
    labels: labelsOf(layout, stock),
    tiles: onRack(layout).map((tile) => ({
      tile,
      name: nameOf(tile),
      about: tile.face?.wild ? "joker" : undefined,
      finishes: false,
    })),
    help: knows("rack-help") ? say("rack-help") : "",
    phase: legal.lay ? "lay" : "wait",
    turn,
  };
}

/** A series as a list of its tiles, each a place before which tiles are put, and its end. */
function listOf(
  { row, members, tray }: LaidRow,
  i: number,
  count: number,
  { game, laying }: RummiState,
): PlaceList {
  const label = seriesLabel(
    row,
    members.map(({ face }) => face),
    i + 1,
    count,
  );
  const own = laying?.now.laid ?? [];
  const fresh = game?.table?.fresh ?? [];
  const last = members.at(-1)?.rect ?? tray;
  return {
    name: `series-${i}`,
    label,
    places: [
      ...members.map(({ face, rect }, at) => {
        const mark = own.includes(face.tile) ? "own" : fresh.includes(face.tile) ? "fresh" : null;
        return {
          rect,
          label: tileLabel(face, standsFor(row, at, face), mark),
          tile: face.tile,
          takes: face.wild ? putFor(face.tile) : putAt(i, at),
        };
      }),
      {
        rect: { ...last, x: last.x + last.w, w: Math.max(4, tray.x + tray.w - last.x - last.w) },
        label: say("rummi-end-label", { number: i + 1 }),
        tile: null,
        takes: putAt(i, members.length),
      },
    ],
  };
}

function newList(rect: Rect): PlaceList {
  const label = say("rummi-new-label");
  return { name: "new", label, places: [{ rect, label, tile: null, takes: PUT_NEW }] };
}

function nameOf({ face, mark, standsFor }: PlacedTile): string {
  const tile = face ? tileLabel(face, standsFor ?? null, null) : "";
  if (mark === "misfit") return say("tile-misfit", { tile });
  return mark === "drawn" ? say("tile-drawn", { tile }) : tile;
}

/**
 * The labels: number of tiles left, missing tiles of unfinished rows, and the place for a new
 * series.
 */
function labelsOf(layout: RummiLayout, count: number): Label[] {
  const { stock, free } = layout;
  const words: Label[] = [
    {
      text: count > 0 ? `${count}` : say("stock-empty"),
      rect: { x: stock.x - COUNT.w, y: stock.y + stock.h / 2 - 9, w: COUNT.w, h: 18 },
      look: "count",
    },
    ...lacksOf(layout),
  ];
  // The smallest frames have no room for text.
  if (free && free.w > NARROW && isSeen(layout, free) && !isBelow(layout, free)) {
    const middle = { ...free, y: free.y + free.h / 2 - 9, h: 18 };
    words.push({
      text: newLabel(free.w < LONG * layout.text),
      rect: middle,
      look: "label invites",
    });
  }
  return words;
}

/** Labels of unfinished rows: a text below them if there is room, else a number at a corner. */
function lacksOf(layout: RummiLayout): Label[] {
  const { felt } = layout;
  const rows = layout.series.flatMap(({ row, tray }) => {
    const text = lackOf(row);
    const seen = text !== null && isSeen(layout, tray) && !isBelow(layout, tray);
    return seen
      ? [{ row, tray, text, below: below(tray, text.length * LETTER * layout.text) }]
      : [];
  });
  return rows.map(({ row, tray, text, below: rect }) => {
    const others = rows.filter((other) => other.tray !== tray).map((other) => other.below);
    const trays = layout.series.map((each) => each.tray);
    const free = ![...others, ...trays].some((other) => meet(rect, other));
    const [right, lowest] = [felt.x + felt.w, felt.y + felt.h];
    if (free && rect.x >= felt.x && rect.x + rect.w <= right && rect.y + rect.h <= lowest)
      return { text, rect, look: "label lack" };
    const { w, h, out } = BADGE;
    const corner = { x: Math.min(tray.x + tray.w + out, layout.width) - w, y: tray.y - out, w, h };
    return { text: shortLackOf(row), rect: corner, look: "label lack short" };
  });
}

/** Returns the place of a text of this width under a series. */
function below({ x, y, w, h }: Rect, wide: number): Rect {
  return { x: x + (w - wide) / 2, y: y + h + 1, w: wide, h: 18 };
}

/** Returns `true` if something is covered by the series that is brought near. */
function isBelow({ near }: RummiLayout, rect: Rect): boolean {
  return near !== undefined && rect !== near.rect && meet(near.rect, rect);
}
