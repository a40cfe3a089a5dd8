/** The player's actions before they are done: their missing parts, and their places. */

import { aTile, someTiles } from "../../locales/messages";
import type { Okey101UseView as UseView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import { type Answer, doubted, type Notice, pickedIn, type Sentence } from "../../state/state";
import type { Args } from "../../state/text";
import { verbOf } from "../../table/action";
import { advises, finishIn, meldsOf, type Okey101State, possibleIn, topOf, useNow } from "./state";

/** The tiles named by an action. */
function tilesOf(action: string): string[] {
  return action.split(" ").slice(verbOf(action) === "put" ? 2 : 1);
}

/** Fills in the melds, the tile or the place that an action leaves out. */
export async function withTile(
  action: string,
  state: Okey101State,
): Promise<string | Sentence | null> {
  const verb = verbOf(action);
  const whole = action === verb;
  if (verb === "put") return put(action, state);
  if (verb === "open" && whole) return opening(state, ["series", "pairs"]);
  if (action === "finish") {
    const last = finishIn(state)?.last;
    return last === undefined ? null : `discard ${last}`;
  }
  if (action === "open-pairs") return opening(state, ["pairs"]);
  if (verb === "lay" && whole) return state.counted?.lay[0] ?? arranging(state);
  if (verb === "play") return usedBy(state, tilesOf(action)[0]) ?? `discard ${tilesOf(action)[0]}`;
  if ((verb === "add" || verb === "exchange") && whole)
    return usedBy(state, state.selected) ?? { id: "okey101-choose" };
  if (verb === "discard" && whole) {
    const { table } = state.game ?? {};
    // If nothing may be discarded, the engine gives the reason for any tile.
    const any = table?.legal.discard ? undefined : table?.hand[0];
    const tile = state.selected ?? any;
    return tile === undefined ? { id: "notice-choose" } : `discard ${tile}`;
  }
  return action;
}

/** Asks for a meld on the rack, or for a pair where only pairs may be laid. */
function arranging({ game }: Okey101State): Sentence {
  const { table } = game ?? {};
  const way = table?.players[table.seat]?.opened?.way;
  return { id: way === "pairs" ? "okey101-arrange-pair" : "okey101-arrange" };
}

/** Returns the action by which a tile is used on the table, the one that brings an okey first. */
function usedBy(state: Okey101State, tile: string | null | undefined): string | null {
  const { add = [], exchange = [] } = (tile && useNow(state, tile)) || {};
  if (exchange.length > 0) return `exchange ${tile} ${exchange[0]}`;
  return add.length > 0 ? `add ${tile} ${add[0]}` : null;
}

/** Opens with the melds on the rack if they are enough, else with the best of the hand. */
function opening(state: Okey101State, ways: readonly ("series" | "pairs")[]): string | Sentence {
  const { game, counted } = state;
  const arranged = ways.flatMap((way) => counted?.[way] ?? []);
  const right = arranged.find(({ opens }) => opens);
  if (right?.action) return right.action;
  const { table, options } = game ?? {};
  const best = ways.flatMap((way) => (way === "series" ? table?.bySeries : table?.byPairs) ?? []);
  const [found] = options?.assist ? best : [];
  if (found) return `open ${found.rows.map(rowText).join(" | ")}`;
  const tried = arranged.toSorted((a, b) => b.worth / b.need - a.worth / a.need)[0];
  // Where a wrong opening costs, trying it is an answer too; else the engine says what is wrong.
  if (counted && ways.length > 1 && table?.legal.open && !options?.strictOpen) {
    const { series, pairs } = possibleIn(state);
    const [need, least] = [counted.series.need, counted.pairs.need];
    const nearer = pairs / least > series / need ? "pairs" : "series";
    return { id: "okey101-lacks", args: { points: series, need, pairs, least, nearer } };
  }
  return tried?.action ?? arranging(state);
}

/** Writes a meld in the notation: a group that could be a run is marked. */
function rowText({
  tiles,
  group,
}: {
  readonly tiles: readonly string[];
  readonly group?: boolean;
}): string {
  return `${group ? "= " : ""}${tiles.join(" ")}`;
}

/** Turns a drop on the table into an action: `put 2.3 R7` at a meld, `put new R5 R6 R7` beside. */
function put(action: string, state: Okey101State): string | Sentence {
  const [, onto = ""] = action.split(" ");
  const tiles = tilesOf(action);
  const chosen = tiles.length > 0 ? tiles : pickedIn(state);
  const [tile] = chosen;
  if (tile === undefined) return { id: "okey101-choose" };
  if (onto === "new") return fresh(chosen, state);
  const { table } = state.game ?? {};
  const [position = 0, before = 0] = onto.split(".").map(Number);
  const meld = meldsOf(table)[position];
  if (!meld) return { id: "refused-unknown" };
  const use = table?.uses.find((each) => each.tile === tile);
  const wild = table && meld.tiles[before] && faceIn(table, meld.tiles[before]).wild;
  return placed(tile, use, meld.at, before, Boolean(wild));
}

/**
 * Returns the addition or exchange that is meant: the one at this place if it fits, else the only
 * one in this meld, else the one that the engine refuses with its reason.
 */
function placed(
  tile: string,
  use: UseView | undefined,
  meld: number,
  before: number,
  onWild: boolean,
): string {
  const within = (place: string): boolean => place.startsWith(`${meld}.`);
  const exact = `${meld}.${before}`;
  const [add = [], exchange = []] = [use?.add.filter(within), use?.exchange.filter(within)];
  if (exchange.includes(exact) || (exchange.length > 0 && add.length === 0))
    return `exchange ${tile} ${exchange.includes(exact) ? exact : exchange[0]}`;
  if (add.length > 0) return `add ${tile} ${add.includes(exact) ? exact : add[0]}`;
  return `${onWild ? "exchange" : "add"} ${tile} ${exact}`;
}

/**
 * Lays tiles as a new meld, a single tile with the meld that it lies in on the rack; opens if the
 * player has not opened yet.
 */
function fresh(tiles: readonly string[], state: Okey101State): string | Sentence {
  const { game, counted } = state;
  if (game?.table?.legal.open) return opening(state, ["series", "pairs"]);
  const reads = [...(counted?.series.rows ?? []), ...(counted?.pairs.rows ?? [])];
  const holds = (row: readonly string[]): boolean => tiles.every((tile) => row.includes(tile));
  const read = reads.find(
    ({ row }) => holds(row.tiles) && (tiles.length === 1 || row.tiles.length === tiles.length),
  );
  return `lay ${read ? rowText(read.row) : tiles.join(" ")}`;
}

/** Asks before an action that costs points, unless that was asked already. */
export function doubtOf(action: string, state: Okey101State): Notice | null {
  const { game } = state;
  if (!game?.table) return null;
  switch (verbOf(action)) {
    case "discard":
      return throwing(action, state);
    case "open":
      return opening101(action, state) ?? meaning(action, state);
    case "take":
      return taking(state);
    case "return": {
      const args = { points: game.options.penalty };
      if (!game.options.returnPenalty) return null;
      return asking("okey101-doubt-return", args, "done", action, "okey101-return");
    }
    case "pairs": {
      const args = { points: game.options.announced };
      return asking("okey101-doubt-pairs", args, "done", action, "okey101-announce");
    }
    case "lay":
      return meaning(action, state);
    default:
      return null;
  }
}

function asking(
  id: string,
  args: Args,
  at: string,
  action: string,
  word: string,
  tile: string | null = null,
  use: string | null = null,
): Notice {
  const answers: Answer[] = [
    { name: "do", word, action },
    { name: "keep", word: tile ? "keep" : "okey101-leave", action: null },
    ...(use ? [{ name: "use", word: `okey101-${verbOf(use)}`, action: use }] : []),
  ];
  return { id, args, kind: "warning", at, asks: { tile, answers } };
}

/** Asks before a discard that costs points, and tells the meld that the tile fits. */
function throwing(action: string, state: Okey101State): Notice | null {
  const { game, notice, settings } = state;
  const [tile] = tilesOf(action);
  const table = game?.table;
  if (!tile || !table?.legal.discard || table.finish || doubted(notice) === tile) return null;
  const name = aTile(faceIn(table, tile));
  const use = table.uses.find((each) => each.tile === tile);
  const cost = advises(state) ? use?.cost : null;
  if (cost) {
    const meld = table.table[Number.parseInt(use?.add[0] ?? "", 10)];
    const fits = meld ? someTiles(facesIn(table, meld.tiles)) : "";
    const args = { tile: name, points: game?.options.penalty ?? 0, fits };
    const id = `okey101-doubt-${cost === "okey" ? "okey" : "playable"}`;
    return asking(id, args, "discard", action, "throw", tile, usedBy(state, tile));
  }
  return settings.confirm
    ? asking("notice-sure", { tile: name }, "discard", action, "throw", tile)
    : null;
}

/** Asks before a wrong opening where that costs points. */
function opening101(action: string, { game, counted }: Okey101State): Notice | null {
  if (!game?.options.strictOpen) return null;
  const tried = [counted?.series, counted?.pairs].find((each) => each?.action === action);
  if (!tried || tried.opens) return null;
  const args = { worth: tried.worth, need: tried.need, points: game.options.penalty };
  return asking("okey101-doubt-open", args, "done", action, "okey101-open");
}

/** Asks before a tile is taken that cannot be used. */
function taking(state: Okey101State): Notice | null {
  const { game, notice } = state;
  const table = game?.table;
  const top = table && topOf(table);
  if (!table?.offer || !advises(state) || table.offer.use.length > 0 || !top) return null;
  if (notice?.id === "okey101-doubt-take") return null;
  return asking("okey101-doubt-take", { tile: aTile(top) }, "take", "take", "take");
}

/** Asks whether one ordinary and two wild tiles are meant as a run or as a group. */
function meaning(action: string, { game, counted }: Okey101State): Notice | null {
  const { series } = counted ?? {};
  const read = series?.rows.find(({ other }) => other);
  const table = game?.table;
  if (!read?.other || !table) return null;
  const lays = action === `lay ${rowText(read.row)}` ? `lay ${rowText(read.other)}` : null;
  // The engine gives the other reading of an opening only if it is worth enough.
  const other = action === series?.action ? series.other : lays;
  if (!other) return null;
  const word = (group: boolean): string => `okey101-as-${group ? "group" : "run"}`;
  const answers: Answer[] = [
    { name: "other", word: word(!read.row.group), action: other },
    { name: "this", word: word(read.row.group ?? false), action },
  ];
  const tiles = someTiles(facesIn(table, read.row.tiles));
  return {
    id: "okey101-doubt-meaning",
    args: { tiles },
    kind: "warning",
    at: "done",
    asks: { tile: null, answers },
  };
}

/** Returns the action that takes back the last table action. */
export function takeBack({ game }: Pick<Okey101State, "game">): string | null {
  return game?.table?.legal.takeBack ? "takeback" : null;
}
