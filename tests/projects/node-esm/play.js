import init, { Contests, Game, IstakaError, initSync } from "istaka";
import wakeFigures, { verdict } from "istaka/figures";
import wakeJudge, { analyse, judge, review } from "istaka/judge";
import { FigureError, remarkOkey } from "istaka/markdown";
import wakeRules, { presets, readRules } from "istaka/rules";
import { tilesSvg } from "istaka/svg";
import { connect } from "istaka/worker";

const said = [];
/** Keeps the code of the error of a call. */
const refused = async (call) => {
  try {
    await call();
  } catch (error) {
    said.push(error instanceof IstakaError || error.name, error.code);
  }
};
for (const wrong of ["nowhere.wasm", new Uint8Array([1, 2, 3]), 42])
  await refused(() => init(wrong));
await refused(() => init(Promise.reject(new Error("no file"))));
await refused(() => initSync({ module: new Uint8Array([1, 2, 3]) }));
try {
  new Game();
} catch (error) {
  said.push(error instanceof IstakaError, error.code);
}
await Promise.all([init(), wakeFigures(), wakeRules(), wakeJudge()]);
for (const rules of ["turkish", "rummi80", "yuzbir"]) {
  const game = new Game({ rules, seed: "42", bots: [0, 1, 2, 3] });
  game.deal();
  while (game.view().table.turn !== null) game.botMove();
  said.push(game.view().game);
}
said.push(presets().every((preset) => readRules(preset).conflicts.length === 0));
said.push(
  judge("okey Y2; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6").actions[0].action,
);
const over = new Game({ seed: "42", bots: [0, 1, 2, 3] });
over.deal();
over.playOut();
said.push(review(over.save(), 0, 1).seat);
said.push(verdict("run", "R5 R6 R8", "R1", "turkish").code);
said.push(analyse(["R5", "R6", "R7"], "B7").deficiency);
said.push(new Contests(null, 20261124).wallet().chips);
try {
  new Game({ rules: "chess" });
} catch (error) {
  said.push(error instanceof IstakaError, error.code);
}
const [, label] = /<title>(.*)<\/title>/.exec(tilesSvg("R5 F", { okey: "R5", lang: "de" }));
said.push(label);
const fence = (value) => ({ type: "code", lang: "okey", value, position: { start: { line: 2 } } });
const draw = remarkOkey();
const [right, wrong] = [fence("tiles R5"), fence("tiles R5 R6 R8\nkind run")];
draw({ type: "root", children: [right] }, {});
said.push(right.data.hName);
try {
  draw({ type: "root", children: [wrong] }, { path: "a.md" });
} catch (error) {
  if (error instanceof FigureError) said.push(error.file, error.line, error.reason);
}

const engine = await connect();
const game = await engine.game({ level: "expert", players: 3, seed: "42" });
await game.deal();
while ((await game.view()).table.turn) await game.botMove();
await refused(() => game.act("pass"));
const cut = await game.cut(0, 1);
said.push((await cut.view()).table.history.length, (await engine.bots()).levels.length);
await cut.free();
await refused(() => cut.view());
engine.close();
await refused(() => game.view());
await refused(() => connect({ wasm: "nowhere.wasm" }));
process.stdout.write(said.join(" "));
