import { connect } from "istaka/worker";

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const own = new Promise((resolve) => {
  worker.addEventListener("message", ({ data }) => resolve(data));
});
worker.postMessage("7");

// The worker of the package has the bots move until the turn of the player.
const engine = await connect();
const game = await engine.game({ level: "easy", seed: "7" });
await game.deal();
let moves = 0;
for (let { table } = await game.view(); table.turn !== 0; { table } = await game.view()) {
  await game.botMove();
  moves += 1;
}
engine.close();
document.title = moves > 0 ? await own : "no bot has moved";
