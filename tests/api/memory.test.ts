/** Memory use of the engine: the real wasm, called from Node. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Game, initSync } from "../../www/pkg/istaka/istaka.js";

const MIB = 2 ** 20;

/** Every game allocates tables of its own; the next game must be able to reuse the memory. */
const GAMES = 6;

test("rounds of four experts, game after game, take 16 MiB at most", () => {
  const { memory } = initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  let moves = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = new Game({
      seed: `${seed}`,
      bots: [0, 1, 2, 3],
      characters: Array(4).fill("expert"),
    });
    game.deal();
    while (game.view().table?.turn !== null) {
      game.botMove();
      moves += 1;
    }
    game.free();
  }
  expect(moves).toBeGreaterThan(GAMES * 20);
  expect(memory.buffer.byteLength).toBeLessThanOrEqual(16 * MIB);
});
