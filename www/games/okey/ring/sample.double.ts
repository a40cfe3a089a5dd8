/** Deals for tests: the engine's own, for every first die and number of players. */

import { readFileSync } from "node:fs";
import { Okey as Game } from "../../../../tests/games";
import { type OkeyGameView as GameView, initSync } from "../../../pkg/istaka/istaka";

export interface Dealt {
  readonly name: string;
  readonly view: GameView;
}

/** Returns a first round under these rules for every first die. */
export function dealtBy(rules: string): Dealt[] {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const found = new Map<number, Dealt>();
  for (let seed = 1; found.size < 6; seed += 1) {
    const game = new Game({ seed: `${seed}`, rules });
    game.deal();
    const view = game.view(0);
    const die = view.table?.ring?.stack ?? 0;
    if (!found.has(die)) {
      found.set(die, { name: `${rules}, die ${die}`, view });
    }
    game.free();
  }
  return [...found.values()];
}

/** Both ways to count the tile, and all numbers of players. */
export const RULES = [2, 3, 4].flatMap((players) => [
  `board players=${players}`,
  `turkish deal=ring-bottom players=${players}`,
]);
