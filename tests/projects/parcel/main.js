import "istaka/elements";
import init, { Game } from "istaka";

await init();
const game = new Game({ seed: "7" });
game.deal();
document.title = game.view().game;
