const { default: init, Game } = require("istaka");
const figures = require("istaka/figures");

async function play() {
  await init();
  await figures.default();
  const game = new Game({ seed: "42" });
  game.playOut();
  const { code } = figures.verdict("run", "R5 R6 R8", "R1", "turkish");
  process.stdout.write(`${game.view().game} ${game.view().standing !== null} ${code}`);
}

play();
