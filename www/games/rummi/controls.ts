/** The texts of the table: names for screen readers and keys, and short labels. */

import { say } from "../../locales/messages";
import { meet, type Rect } from "../../state/rect";
import { countAt } from "../../table/board";
import type { Controls, Label, PlaceList } from "../../table/controls";
import { isSeen } from "../../table/layout";
import { isBelow, newLabel, newList, seriesList } from "../../table/parts/lists";
import { rackTiles } from "../../table/parts/rack";
import { leftText, stockControl } from "../../table/parts/stock";
import { lineOf } from "../../table/scale";
import { putAt, putFor } from "../../table/series";
import { DRAW } from "./actions";
import { labelOf, lackOf, shortLackOf, standsFor, tileLabel } from "./labels";
import type { LaidRow, RummiLayout } from "./layout";
import type { RummiState } from "./state";

/** Width in font sizes of the long text at the place for a new series. */
const LONG = 13;

/** Width of a letter below a series, in font sizes. */
const LETTER = 0.5;

/** Pixels: a number at the corner of a series, and how far it sticks out. */
const BADGE = { w: 22, h: 17, out: 7 };

export function controlsOf(state: RummiState, layout: RummiLayout): Controls | null {
  const { table } = state.game ?? {};
  if (!table) return null;
  const { series, free } = layout;
  return {
    controls: [stockControl(layout.stock, DRAW, state, table.stock)],
    lists: [
      ...series.map((each, i) => listOf(each, i, state)),
      ...(free ? [newList(free, say("rummi-new-label"))] : []),
    ],
    labels: labelsOf(layout, table.stock),
    tiles: rackTiles(layout, ({ face }) => (face?.wild ? "joker" : undefined)),
    phase: table.legal.lay ? "lay" : "wait",
    turn: table.turn,
  };
}

/** Lists a series; a tile put on a joker replaces it if the joker stands for that tile. */
function listOf(each: LaidRow, i: number, { game, laying }: RummiState): PlaceList {
  const { row, members } = each;
  const own = laying?.now.laid ?? [];
  const fresh = game?.table?.fresh ?? [];
  const words = {
    label: game?.table ? labelOf(row, i + 1, game.table) : "",
    end: say("rummi-end-label", { number: i + 1 }),
    tile: ({ face }: (typeof members)[number], at: number) => {
      const mark = own.includes(face.tile) ? "own" : fresh.includes(face.tile) ? "fresh" : null;
      return tileLabel(face, standsFor(row, at, face), mark);
    },
  };
  return seriesList(each, i, words, ({ face }, at) =>
    face.wild ? putFor(face.tile) : putAt(i, at),
  );
}

/**
 * The labels: number of tiles left, missing tiles of unfinished rows, and the place for a new
 * series.
 */
function labelsOf(layout: RummiLayout, count: number): Label[] {
  const { free, text } = layout;
  const words: Label[] = [
    {
      text: leftText(count),
      rect: countAt(layout),
      look: "count on",
    },
    ...lacksOf(layout),
  ];
  const narrow = free !== null && free.w < LONG * text;
  return [...words, ...newLabel(layout, free, say(narrow ? "rummi-new-short" : "rummi-new"))];
}

/** Labels of unfinished rows: a text below them if there is room, else a number at a corner. */
function lacksOf(layout: RummiLayout): Label[] {
  const { felt } = layout;
  const rows = layout.series.flatMap(({ row, tray }) => {
    const text = lackOf(row);
    const seen = text !== null && isSeen(layout, tray) && !isBelow(layout, tray);
    return seen ? [{ row, tray, text, below: below(tray, text.length * LETTER, layout.text) }] : [];
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

/** Returns the place of a text of this width in font sizes under a series. */
function below({ x, y, w, h }: Rect, letters: number, text: number): Rect {
  const wide = letters * text;
  return { x: x + (w - wide) / 2, y: y + h + 1, w: wide, h: lineOf(text) };
}
