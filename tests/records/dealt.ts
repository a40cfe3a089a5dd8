/** Matches that deal chosen hands, at the player's turn or after some actions. */

import { readFileSync } from "node:fs";
import { Game, initSync } from "../../www/pkg/istaka/istaka.js";

/** The rows of a rack: melds and loose tiles. */
export type Hand = readonly string[];

export interface Deal {
  readonly rules: string;
  /** The hands in playing order, as far as they matter; the first one is the player's. */
  readonly hands: readonly Hand[];
  /** The tile that follows the hands in games that turn one up. */
  readonly indicator?: string;
  /** The stock from its top. */
  readonly stock?: string;
  readonly actions?: readonly string[];
}

/** Writes a match in which the player begins, with the other tiles in the order of some deal. */
export function dealt({ rules, hands, indicator = "", stock = "", actions = [] }: Deal): string {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  for (let seed = 1; seed < 20; seed += 1) {
    const fresh = new Game({ rules, seed: `${seed}` });
    fresh.deal();
    const { table, players } = fresh.view(0);
    if (table?.turn !== 0) continue;
    const lines = fresh.save().split("\n");
    const at = lines.findIndex((line) => line.startsWith("round "));
    const own = hands.flatMap((hand) => tilesOf(hand.join(" ")));
    const next = tilesOf(`${indicator} ${stock}`);
    const rest = tilesOf(lines[at] ?? "")
      .slice(1)
      .filter((tile) => !own.includes(tile) && !next.includes(tile));
    const sizes = [...players].map((seat) => fresh.view(seat).table?.hand.length ?? 0);
    const missing = sizes.reduce((sum, size) => sum + size, 0) - own.length;
    const wall = [...own, ...rest.slice(0, missing), ...next, ...rest.slice(missing)];
    return `${[...lines.slice(0, at), `round ${wall.join(" ")}`, ...actions].join("\n")}\n`;
  }
  throw new Error("no deal in which the player begins");
}

/** Returns the match as it is kept, with these rows on the rack. */
export function keptWith(match: string, rows: readonly string[]) {
  const { hand = [] } = Game.load(match).view(0).table ?? {};
  const held = rows.map((row) => tilesOf(row).filter((tile) => hand.includes(tile)));
  const rest = hand.filter((tile) => !held.flat().includes(tile));
  return { match, ...rackOf(rest.length > 0 ? [...held, rest] : held) };
}

function tilesOf(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

/** Puts each row into the first tier of a small phone with room for it, with gaps between rows. */
function rackOf(rows: readonly (readonly string[])[]) {
  const columns = 10;
  const tiers: (string | null)[][] = [[], [], []];
  for (const row of rows) {
    const tier = tiers.find(({ length }) => length + row.length <= columns);
    if (!tier) throw new Error("the rack has no room");
    tier.push(...row, null);
  }
  const slots = tiers.flatMap((tier) => Array.from({ length: columns }, (_, i) => tier[i] ?? null));
  return { columns, slots };
}
