/** The texts of the table: names for screen readers and keys, and short labels. */

import { knows, say, seatName, tileName } from "../../locales/messages";
import type { OkeyLegal as LegalView, TileView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Rect } from "../../state/rect";
import { pointed } from "../../state/state";
import { controlOf } from "../../table/action";
import type { Control, Controls, Label, RackTile } from "../../table/controls";
import { onRack, type PlacedTile } from "../../table/layout";
import { DISCARD, DRAW, TAKE } from "./actions";
import { DROP } from "./clear";
import type { OkeyLayout } from "./layout";
import { offered } from "./moves";
import type { OkeyState } from "./state";
import type { Thing } from "./things";

/**
 * Labels below a tile: font size as a share of the table's, the least in pixels, a letter's width
 * as a share of the font size, and the line height in pixels.
 */
const LETTERS = { share: 0.88, least: 12, width: 0.56, high: 18 };

/** Distance from a thing to the label below it, as a share of its height. */
const BELOW = { stock: 0.3, named: 0.06, pile: 0.05 };

export function controlsOf(state: OkeyState, layout: OkeyLayout): Controls | null {
  const table = state.game?.table;
  if (!table) return null;
  const { legal, previous, players } = table;
  const { source, stock, piles } = layout;
  const hint = pointed(state)?.place;
  const last = layout.tiles.find(({ mark }) => mark === "last")?.key;
  const onPile = (top: TileView | undefined): Thing | undefined =>
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
      named(
        "indicator",
        layout.indicator,
        say("indicator-label", { tile: tileName(faceIn(table, table.indicator)) }),
        hint,
      ),
      named(
        "okey",
        layout.okey,
        say("okey-label", { tile: tileName(faceIn(table, table.okey)) }),
        hint,
      ),
      ...others,
      {
        ...controlOf(DRAW, state),
        rect: source,
        label: say("stock-label", { count: table.stock }),
        about: "stock",
        hinted: hint === "stock",
        count: table.stock,
      },
      {
        ...controlOf(TAKE, state),
        rect: piles[previous] ?? stock,
        label: taken
          ? say("take-label", { name: seatName(previous), tile: tileName(taken) })
          : say("take-empty-label"),
        about: legal.take ? "take" : onPile(taken),
        hinted: hint === "take",
        tile: taken?.tile,
      },
      {
        ...controlOf(DISCARD, state),
        rect: piles[0] ?? stock,
        label: say("discard-label"),
        about: onPile(own),
        hinted: false,
        tile: own?.tile,
      },
    ],
    labels: labelsOf(state, layout),
    tiles: onRack(layout).map((tile) => rackTile(tile, legal)),
    help: knows("rack-help") ? say("rack-help") : "",
    phase: table.phase,
    turn: table.turn,
  };
}

function named(
  place: "indicator" | "okey",
  rect: Rect,
  label: string,
  hint: string | null | undefined,
): Control {
  return { place, rect, label, about: place, hinted: hint === place, action: null, enabled: true };
}

/** A pile that nothing can be taken from. */
function pile(seat: number, rect: Rect, top: TileView | undefined, about?: Thing): Control {
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

function rackTile(tile: PlacedTile, { declare }: LegalView): RackTile {
  return {
    tile,
    name: nameOf(tile),
    about: aboutTile(tile.face) ?? (tile.mark === "taken" ? "taken" : undefined),
    finishes: declare.includes(tile.key),
  };
}

/** Names a tile of the rack, with its special properties. */
function nameOf({ face, mark }: PlacedTile): string {
  const tile = face ? tileName(face) : "";
  if (mark === "misfit") return say("tile-misfit", { tile });
  if (mark === "taken") return say("tile-taken", { tile });
  return mark === "drawn" ? say("tile-drawn", { tile }) : tile;
}

/** Returns the explanation for a tile, wherever it is. */
function aboutTile(tile: TileView | null | undefined): Thing | undefined {
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
  const { indicator, okey, piles, kind, ring } = layout;
  const [own, source] = [piles[0], piles[table.previous]];
  const count = left(table.stock, layout);
  const { y } = ring ? below(indicator, BELOW.named) : count.rect;
  const words: Label[] = [
    count,
    { text: say("okey"), rect: { ...below(okey, BELOW.named), y }, look: "label bright" },
  ];
  // In the smallest frames the texts would overlap.
  if (haveRoom(layout)) {
    const rect = { ...below(indicator, BELOW.named), y };
    words.push({ text: say("indicator"), rect, look: "label indicator" });
  }
  if (!own || !source) return words;
  const thrown = say(kind === "desktop" ? "discards" : "discards-short");
  if (table.legal.take) {
    words.push({ text: say("take"), rect: below(source, BELOW.pile), look: "label bright" });
  }
  return [...words, { text: thrown, rect: below(own, BELOW.pile), look: "label" }];
}

/** The number of tiles left: below the stock, or inside the ring. */
function left(count: number, { ring, stock }: OkeyLayout): Label {
  const text = count > 0 ? `${count}` : say("stock-empty");
  if (!ring) return { text, rect: below(stock, BELOW.stock), look: "count" };
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
function below({ x, y, w, h }: Rect, gap: number): Rect {
  return { x: x - w, y: y + h * (1 + gap * 0.5) + DROP, w: w * 3, h: LETTERS.high };
}
