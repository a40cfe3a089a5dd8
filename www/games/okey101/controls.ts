/** The texts of the table: names for screen readers and keys, and short labels. */

import { knows, say, seatName, tileName } from "../../locales/messages";
import type {
  Okey101GameView as GameView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import { meet, type Rect } from "../../state/rect";
import { pointed } from "../../state/state";
import { LABEL } from "../../table/board";
import type { Control, Controls, Label, PlaceList } from "../../table/controls";
import { isSeen, onRack, type PlacedTile } from "../../table/layout";
import { PUT_NEW, putAt } from "../../table/series";
import { meldLabel, standsFor, tileLabel } from "./labels";
import { freshIn, type LaidRow, type Okey101Layout } from "./layout";
import { type Okey101State, okeyOf, previousOf, topOf } from "./state";

/** The place that a hint points at. */
type Pointed = string | null | undefined;

/** Pixels: narrower places for a new meld have no text. */
const NARROW = 64;

export function controlsOf(state: Okey101State, layout: Okey101Layout): Controls | null {
  const { game } = state;
  const { table } = game ?? {};
  if (!game || !table) return null;
  const { legal, stock, turn } = table;
  const { series, free } = layout;
  const hint = pointed(state)?.place;
  return {
    controls: [
      ...openTiles(layout, table, hint),
      {
        place: "stock",
        rect: layout.stock,
        label: say("stock-label", { count: stock }),
        about: "stock",
        hinted: hint === "stock",
        count: stock,
        action: "draw",
        enabled: legal.draw,
      },
      ...pilesOf(layout, game, table, hint),
    ],
    lists: [
      ...series.map((each, i) => listOf(each, i, series.length, state)),
      ...(free ? [newList(free)] : []),
    ],
    labels: labelsOf(state, layout),
    tiles: onRack(layout).map((tile) => ({
      tile,
      name: nameOf(tile),
      about: tile.face?.wild ? "okey" : tile.face?.color === null ? "false-joker" : undefined,
      finishes: false,
    })),
    help: knows("rack-help") ? say("rack-help") : "",
    phase: table.phase,
    turn,
  };
}

/** Indicator and okey. */
function openTiles({ indicator, okey }: Okey101Layout, table: RoundView, hint: Pointed): Control[] {
  const face = okeyOf(table);
  const shown = [
    ["indicator", indicator, tileName(faceIn(table, table.indicator))],
    ["okey", okey, face ? tileName({ ...face, wild: false }) : ""],
  ] as const;
  return shown.flatMap(([place, rect, tile]) => {
    if (!rect) return [];
    const label = say(`${place}-label`, { tile });
    return { place, rect, label, about: place, hinted: hint === place, action: null };
  });
}

/** The pile to take from, and the player's own. */
function pilesOf(
  { taken, piles }: Okey101Layout,
  { players }: GameView,
  table: RoundView,
  hint: Pointed,
): Control[] {
  const { legal } = table;
  const top = topOf(table, players);
  const name = seatName(previousOf(table, players));
  const label = top ? say("take-label", { name, tile: tileName(top) }) : say("take-empty-label");
  const own = table.players[table.seat]?.pile.at(-1);
  const pile = (place: "take" | "discard", enabled: boolean): Omit<Control, "rect" | "label"> => ({
    place,
    hinted: hint === place,
    action: place,
    enabled,
  });
  return [
    ...(taken
      ? [{ ...pile("take", legal.take), rect: taken, label, about: "take", tile: top?.tile }]
      : []),
    ...(piles[0]
      ? [
          {
            ...pile("discard", legal.discard),
            rect: piles[0],
            label: say("discard-label"),
            tile: own,
          },
        ]
      : []),
  ];
}

/** A meld as a list of its tiles, each a place where a tile can be put, and its end. */
function listOf(
  { row, members, tray }: LaidRow,
  i: number,
  count: number,
  state: Okey101State,
): PlaceList {
  const { table } = state.game ?? {};
  const fresh = freshIn(state);
  const last = members.at(-1)?.rect ?? tray;
  return {
    name: `series-${i}`,
    label: table ? meldLabel(row, i + 1, count, table) : "",
    places: [
      ...members.map(({ face, rect }, at) => ({
        rect,
        label: tileLabel(face, table ? standsFor(row, at, table) : null, fresh.includes(face.tile)),
        tile: face.tile,
        takes: putAt(i, at),
      })),
      {
        rect: { ...last, x: last.x + last.w, w: Math.max(4, tray.x + tray.w - last.x - last.w) },
        label: say("okey101-end-label", { number: i + 1 }),
        tile: null,
        takes: putAt(i, members.length),
      },
    ],
  };
}

function newList(rect: Rect): PlaceList {
  const label = say("okey101-new-label");
  return { name: "new", label, places: [{ rect, label, tile: null, takes: PUT_NEW }] };
}

/** Names a tile of the rack; with help, also its use on the table and the price of throwing it. */
function nameOf({ face, mark, fits }: PlacedTile): string {
  const tile = face ? tileName(face) : "";
  const named = fits ? say(`okey101-${fits === "add" ? "fits" : fits}-label`, { tile }) : tile;
  if (mark === "misfit") return say("tile-misfit", { tile: named });
  if (mark === "taken") return say("tile-taken", { tile: named });
  return mark === "drawn" ? say("tile-drawn", { tile: named }) : named;
}

/** The number of tiles left, the names of the tiles beside the stock, and texts at the piles. */
function labelsOf({ game }: Okey101State, layout: Okey101Layout): Label[] {
  const { stock, indicator, okey, piles, taken, kind, free } = layout;
  const { table } = game ?? {};
  if (!game || !table) return [];
  const below = (rect: Rect): Rect => ({
    x: rect.x - rect.w / 2,
    y: rect.y + rect.h + 1,
    w: 2 * rect.w,
    h: LABEL,
  });
  const left = table.stock > 0 ? `${table.stock}` : say("stock-empty");
  const words: Label[] = [];
  const low = kind === "landscape" || kind === "compact";
  words.push(
    low
      ? {
          text: left,
          rect: { ...stock, x: stock.x - 38, y: stock.y + stock.h / 2 - 9, w: 34, h: LABEL },
          look: "count",
        }
      : { text: left, rect: below(stock), look: "count" },
  );
  if (kind === "desktop" && indicator && okey) {
    words.push({ text: say("indicator"), rect: below(indicator), look: "label indicator" });
    words.push({ text: say("okey"), rect: below(okey), look: "label bright" });
  }
  const useful = !game.options.assist || (table.offer?.use.length ?? 0) > 0;
  if (taken && table.legal.take && useful && !low)
    words.push({ text: say("take"), rect: below(taken), look: "label bright" });
  // Upright the pile is at the edge of the window.
  if (piles[0] && kind === "desktop")
    words.push({ text: say("discards-short"), rect: below(piles[0]), look: "label" });
  if (free && free.w > NARROW && isSeen(layout, free) && !isBelow(layout, free)) {
    const middle = { ...free, y: free.y + free.h / 2 - 9, h: LABEL };
    words.push({ text: say("okey101-new"), rect: middle, look: "label invites" });
  }
  return words;
}

/** Returns `true` if something is covered by the meld that is brought near. */
function isBelow({ near }: Okey101Layout, rect: Rect): boolean {
  return near !== undefined && meet(near.rect, rect);
}
