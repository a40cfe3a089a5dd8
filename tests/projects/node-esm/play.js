import init, { analyse, Contests, Game, IstakaError } from "istaka";
import wakeFigures, { verdict } from "istaka/figures";
import { tilesSvg } from "istaka/svg";

const said = [];
try {
  new Game();
} catch (error) {
  said.push(error instanceof IstakaError, error.code);
}
await Promise.all([init(), wakeFigures()]);
for (const rules of ["turkish", "rummi80", "yuzbir"]) {
  const game = new Game({ rules, seed: "42", bots: [0, 1, 2, 3] });
  game.deal();
  while (game.view().table.turn !== null) game.botMove();
  said.push(game.view().game);
}
said.push(verdict("run", "R5 R6 R8", "R1", "turkish").code);
said.push(analyse(["R5", "R6", "R7"], "B7").deficiency);
said.push(new Contests(null, 20261124).wallet().chips);
try {
  new Game({ rules: "chess" });
} catch (error) {
  said.push(error instanceof IstakaError, error.code);
}
const [, label] = /aria-label="([^"]*)"/.exec(tilesSvg("R5 F", { okey: "R5", lang: "de" }));
said.push(label);
process.stdout.write(said.join(" "));
