import init, { Game } from "./node_modules/istaka/istaka/index.js";

await init();
const game = new Game({ seed: "7" });
game.deal();
document.title = game.view().game;
