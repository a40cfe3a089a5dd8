/** The types as a strict program uses them. */

import init, {
  type ErrorCode,
  Game,
  type GameView,
  IstakaError,
  type OkeyGame,
  type RummiGame,
} from "istaka";
import type { Solved, Step } from "istaka/elements";
import { wasmUrl } from "istaka/elements";
import wakeFigures, { type VerdictView, verdict } from "istaka/figures";
import {
  analyse,
  type DecisionView,
  type HandAnalysis,
  judge,
  open,
  type Play,
  type ReviewView,
  review,
  solveTable,
} from "istaka/judge";
import { FigureError, type FigureOptions, remarkOkey } from "istaka/markdown";

await init();
await wakeFigures(new URL("https://example.org/figures.wasm"));
wasmUrl.istaka = "/istaka.wasm";

export const view: GameView = new Game({ seed: "1" }).view();
const okey = new Game({ rules: "turkish", characters: ["", "hard:careful", "nermin"] }) as OkeyGame;
export const indicator: string | undefined = okey.view().table?.indicator;
const rummi = new Game({ rules: "rummi80 players=3" }) as RummiGame;
export const series: number | undefined = rummi.view().table?.series.length;
export const said: VerdictView = verdict("run", "R1", "R2", "turkish");
export const hand: HandAnalysis = analyse(["R1", "R2"], "B7");
export const best: string | undefined = judge("hand R1", { quick: true }).actions[0]?.action;
export const opens: boolean = open(["R1", "R2"], "B7", { need: 101 }).opens;
export const round: ReviewView<DecisionView> | null = review(okey.save(), 0, 0);
export const play: Play | null = solveTable([["R1", "R2", "R3"]], ["R4"], { aim: "points" });

export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof IstakaError ? error.code : undefined;
}

const german: FigureOptions = { lang: "de", width: 30 };
remarkOkey(german)({ type: "root" }, { path: "runs.md" });

export function lineOf(error: unknown): number | undefined {
  return error instanceof FigureError ? error.line : undefined;
}

const position = document.createElement("okey-position");
position.seat = 1;
position.addEventListener("step", (event) => {
  const step: Step = event.detail;
  position.goTo(step.action + 1, step.round);
});
document.querySelector("okey-puzzle")?.addEventListener("solved", ({ detail }) => {
  const solved: Solved = detail;
  document.title = solved.kind;
});

// @ts-expect-error: a seed is text
new Game({ seed: 1 });
// @ts-expect-error: there is no such option
new Game({ sed: "1" });
// @ts-expect-error: there is no such order
okey.sorted("colour");
// @ts-expect-error: there is no such source
okey.draw("sky");
// @ts-expect-error: there is no such aim
solveTable([], [], { aim: "all" });
// @ts-expect-error: there is no such language
remarkOkey({ lang: "fr" });
// @ts-expect-error: there is no such look
position.faces = "moons";
