import init, { Game } from "istaka";

const awake = init();

self.addEventListener("message", async ({ data }) => {
  await awake;
  const game = new Game({ seed: data });
  game.deal();
  self.postMessage(game.view().game);
});
