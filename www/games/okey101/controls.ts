/** The texts of the table: names for screen readers and keys, and short labels. */

import { say, tileName } from "../../locales/messages";
import { faceIn } from "../../state/faces";
import type { Rect } from "../../state/rect";
import { countAt, LAYERS, namedAt } from "../../table/board";
import type { Controls, Label, PlaceList } from "../../table/controls";
import type { PlacedTile } from "../../table/layout";
import { openControls } from "../../table/parts/indicator";
import { newLabel, newList, seriesList } from "../../table/parts/lists";
import { discardControl, takeControl } from "../../table/parts/pile";
import { rackTiles } from "../../table/parts/rack";
import { depthOf, leftText, stockControl } from "../../table/parts/stock";
import { smallLetters, widthOf } from "../../table/scale";
import { DISCARD, DRAW, TAKE } from "./actions";
import { labelOf, standsFor, tileLabel } from "./labels";
import { freshIn, type LaidRow, type Okey101Layout } from "./layout";
import { advises, type Okey101State, openOf, topOf } from "./state";

export function controlsOf(state: Okey101State, layout: Okey101Layout): Controls | null {
  const { game } = state;
  const { table } = game ?? {};
  if (!game || !table) return null;
  const { series, free, taken, piles } = layout;
  const thrown = table.players[table.seat]?.pile.at(-1);
  const own = { tile: thrown ? faceIn(table, thrown) : null, about: undefined };
  const top = { tile: topOf(table), about: "take" };
  const from = table.previous;
  return {
    controls: [
      ...openControls(layout, state, openOf(state)),
      stockControl(layout.stock, DRAW, state, table.stock),
      ...(taken ? [takeControl(taken, TAKE, state, from, top)] : []),
      ...(piles[0] ? [discardControl(piles[0], DISCARD, state, own)] : []),
    ],
    lists: [
      ...series.map((each, i) => listOf(each, i, state)),
      ...(free ? [newList(free, say("okey101-new-label"))] : []),
    ],
    labels: labelsOf(state, layout),
    tiles: rackTiles(layout, aboutTile, nameOf),
    phase: table.phase,
    turn: table.turn,
  };
}

function aboutTile({ face }: PlacedTile): string | undefined {
  if (face?.wild) return "okey";
  return face?.color === null ? "false-joker" : undefined;
}

/** Lists a meld with what its wild tiles stand for. */
function listOf(each: LaidRow, i: number, state: Okey101State): PlaceList {
  const { row } = each;
  const { table } = state.game ?? {};
  const fresh = freshIn(state);
  return seriesList(each, i, {
    label: labelOf(row, i + 1, state),
    end: say("okey101-end-label", { number: i + 1 }),
    tile: ({ face }, at) =>
      tileLabel(face, table ? standsFor(row, at, table) : null, fresh.includes(face.tile)),
  });
}

/** Names a tile of the rack; with help, also its use on the table and the price of throwing it. */
function nameOf({ face, fits }: PlacedTile): string {
  const tile = face ? tileName(face) : "";
  return fits ? say(`okey101-${fits === "series" ? "fits" : "exchange"}-label`, { tile }) : tile;
}

/** The number of tiles left, the names of the tiles beside the stock, and texts at the piles. */
function labelsOf(state: Okey101State, layout: Okey101Layout): Label[] {
  const { stock, indicator, okey, piles, taken, kind, free, text: size } = layout;
  const { game } = state;
  const { table } = game ?? {};
  if (!game || !table) return [];
  const depth = depthOf(stock, LAYERS);
  const below = (rect: Rect): Rect => namedAt(rect, size, depth);
  const left = leftText(table.stock);
  const words: Label[] = [];
  const low = kind === "landscape" || kind === "compact";
  words.push({
    text: left,
    rect: low ? countAt(layout) : below(stock),
    look: low ? "count on" : "count",
  });
  if (kind === "desktop" && indicator && okey) {
    const text = say("indicator");
    // Beside a card there may be room for the shorter word only.
    if (widthOf(text, smallLetters(size)) <= below(indicator).w)
      words.push({ text, rect: below(indicator), look: "label indicator" });
    words.push({ text: say("okey"), rect: below(okey), look: "label bright" });
  }
  const useful = !advises(state) || (table.offer?.use.length ?? 0) > 0;
  if (taken && table.legal.take && useful && !low)
    words.push({ text: say("take"), rect: namedAt(taken, size), look: "label bright" });
  // Upright the pile is at the edge of the window.
  if (piles[0] && kind === "desktop")
    words.push({ text: say("discards-short"), rect: namedAt(piles[0], size), look: "label" });
  return [...words, ...newLabel(layout, free, say("okey101-new"))];
}
