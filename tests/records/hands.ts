/** Matches of table rummy that deal chosen hands. */

import { readFileSync } from "node:fs";
import { Game, initSync } from "../../www/pkg/istaka/istaka.js";

/**
 * The player's tiles: enough for an opening, S3's example of
 * rebuilding, and a joker to be replaced.
 */
export const HAND = "R8 R9 R10 B7 B8 B9 B10 Y7 K7 R1 R2 R3 J Y1";

/** The tiles of the one opponent, who can lay nothing of them. */
const OTHER = "R1' R4' R7' Y2 Y5 Y8 B1 B4 B10' K2' K5' K8' Y10' K9";

/**
 * A match for two that deals these hands, the player's first; the stock begins with these tiles.
 */
export function matchOf(
  rules: string,
  hands: readonly string[] = [HAND, OTHER],
  stock: readonly string[] = [],
): string {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const fresh = new Game({ rules, seed: "1" });
  fresh.deal();
  const [, , , , line = ""] = fresh.save().split("\n");
  const first = [...hands.flatMap((hand) => hand.split(" ")), ...stock];
  const rest = line
    .split(" ")
    .slice(1)
    .filter((tile) => !first.includes(tile));
  const saved = `istaka 4\nrules ${rules}\nseed 1\ndealer 2\nround ${[...first, ...rest].join(" ")}\n`;
  const { table } = Game.load(saved).view(0);
  if (table?.turn !== 0 || table.hand.join(" ") !== hands[0])
    throw new Error("the hands are dealt otherwise");
  return saved;
}
