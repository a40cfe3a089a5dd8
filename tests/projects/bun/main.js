// Bun follows no `new URL(…)`, but imports files.

import init, { Game } from "istaka";
import { wasmUrl } from "istaka/elements";
import figures from "istaka/figures.wasm";
import istaka from "istaka/istaka.wasm";

wasmUrl.figures = new URL(figures, import.meta.url);
wasmUrl.istaka = new URL(istaka, import.meta.url);
await init(wasmUrl.istaka);
const game = new Game({ seed: "7" });
game.deal();
document.title = game.view().game;
