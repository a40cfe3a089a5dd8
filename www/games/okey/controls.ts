/** The texts of the table: names for screen readers and keys, and short labels. */

import { say, seatName, tileName } from "../../locales/messages";
import { facesIn, type TileFace } from "../../state/faces";
import type { Rect } from "../../state/rect";
import type { Control, Controls, Label } from "../../table/controls";
import { openControls } from "../../table/parts/indicator";
import { discardControl, takeControl } from "../../table/parts/pile";
import { rackTiles } from "../../table/parts/rack";
import { leftText, stockControl } from "../../table/parts/stock";
import { lineOf } from "../../table/scale";
import { DISCARD, DRAW, TAKE } from "./actions";
import { DROP, type OkeyLayout } from "./layout";
import { offered } from "./moves";
import { type OkeyState, openOf } from "./state";
import type { Thing } from "./things";

/**
 * Labels below a tile: font size as a share of the table's, the least in pixels, a letter's width
 * as a share of the font size.
 */
const LETTERS = { share: 0.88, least: 12, width: 0.56 };

/** Distance from a thing to the label below it, as a share of its height. */
const BELOW = { stock: 0.3, named: 0.06, pile: 0.05 };

export function controlsOf(state: OkeyState, layout: OkeyLayout): Controls | null {
  const table = state.game?.table;
  if (!table) return null;
  const { legal, previous, players } = table;
  const { source, stock, piles } = layout;
  const last = layout.tiles.find(({ mark }) => mark === "last")?.key;
  const onPile = (top: TileFace | undefined): Thing | undefined =>
    aboutTile(top) ?? (top && top.tile === last ? "last" : undefined);
  const tops = players.map(({ discards }) => facesIn(table, discards.slice(-1))[0]);
  const [own] = tops;
  const taken = offered(table);
  const others = [1, 2, 3].flatMap((seat) => {
    const rect = seat === previous ? null : piles[seat];
    return rect ? [pile(seat, rect, tops[seat], onPile(tops[seat]))] : [];
  });
  return {
    controls: [
      ...openControls(layout, state, openOf(state)),
      ...others,
      stockControl(source, DRAW, state, table.stock),
      takeControl(piles[previous] ?? stock, TAKE, state, previous, {
        tile: taken,
        about: legal.take ? "take" : onPile(taken),
      }),
      discardControl(piles[0] ?? stock, DISCARD, state, { tile: own, about: onPile(own) }),
    ],
    labels: labelsOf(state, layout),
    tiles: rackTiles(
      layout,
      ({ face, mark }) => aboutTile(face) ?? (mark === "taken" ? "taken" : undefined),
      undefined,
      (tile) => legal.declare.includes(tile),
    ),
    phase: table.phase,
    turn: table.turn,
  };
}

/** A pile that nothing can be taken from. */
function pile(seat: number, rect: Rect, top: TileFace | undefined, about?: Thing): Control {
  const name = seatName(seat);
  const label = top
    ? say("pile-label", { name, tile: tileName(top) })
    : say("pile-empty-label", { name });
  return {
    place: `pile-${seat}`,
    rect,
    label,
    about,
    hinted: false,
    tile: top?.tile,
    picture: true,
  };
}

/** Returns the explanation for a tile, wherever it is. */
function aboutTile(tile: TileFace | null | undefined): Thing | undefined {
  if (!tile) return undefined;
  return tile.wild ? "okey" : tile.color === null ? "false-joker" : undefined;
}

/**
 * The labels: number of tiles left, names of indicator and okey on the same line, texts under the
 * two lower piles.
 */
function labelsOf({ game }: OkeyState, layout: OkeyLayout): Label[] {
  const table = game?.table;
  if (!table) return [];
  const { indicator, okey, piles, kind, ring, text } = layout;
  const [own, source] = [piles[0], piles[table.previous]];
  const count = left(table.stock, layout);
  const { y } = ring ? below(indicator, BELOW.named, text) : count.rect;
  const words: Label[] = [
    count,
    { text: say("okey"), rect: { ...below(okey, BELOW.named, text), y }, look: "label bright" },
  ];
  // In the smallest frames the texts would overlap.
  if (haveRoom(layout)) {
    const rect = { ...below(indicator, BELOW.named, text), y };
    words.push({ text: say("indicator"), rect, look: "label indicator" });
  }
  if (!own || !source) return words;
  const thrown = say(kind === "desktop" ? "discards" : "discards-short");
  if (table.legal.take) {
    words.push({ text: say("take"), rect: below(source, BELOW.pile, text), look: "label bright" });
  }
  return [...words, { text: thrown, rect: below(own, BELOW.pile, text), look: "label" }];
}

/** The number of tiles left: below the stock, or inside the ring. */
function left(count: number, { ring, stock, text: size }: OkeyLayout): Label {
  const text = leftText(count);
  if (!ring) return { text, rect: below(stock, BELOW.stock, size), look: "count" };
  const rect = { ...stock, x: stock.x - stock.w / 2, w: 2 * stock.w };
  return { text, rect, look: "count alone", more: say("stock-left") };
}

/** Returns `true` if the names of indicator and okey fit side by side. */
function haveRoom({ indicator, okey, text }: OkeyLayout): boolean {
  const size = Math.max(text * LETTERS.share, LETTERS.least);
  const letters = say("indicator").length + say("okey").length;
  const apart = okey.x + okey.w / 2 - indicator.x - indicator.w / 2;
  return (letters / 2) * LETTERS.width * size < apart;
}

/** Returns a strip for text under a tile, wider than the tile and centred. */
function below({ x, y, w, h }: Rect, gap: number, text: number): Rect {
  return { x: x - w, y: y + h * (1 + gap * 0.5) + DROP, w: w * 3, h: lineOf(text) };
}
