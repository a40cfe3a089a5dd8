/** Values of the engine have their declared types, with `null` for missing values. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEngines, presets } from "../../www/engine/rules.double.ts";
import { Game } from "../../www/pkg/istaka/istaka.js";
import { promises } from "./promise.ts";

const CHARACTERS = ["easy:pairs", "medium:careful", "beginner", "hard:quick"];

const HOUSE = ["turkish strict-declare=yes", "pagat players=3 false-joker=wild strict-declare=yes"];

loadEngines();

const declared = promises("www/pkg/istaka/istaka.d.ts");

/** Expects a value of the declared type. */
function kept(type: string, value: unknown): void {
  const wrong = declared(type)(value, type);
  if (wrong) expect.unreachable(wrong);
}

test("no declared field may be missing", () => {
  const declarations = readFileSync("www/pkg/istaka/istaka.d.ts", "utf8");
  const views =
    declarations.match(/export (interface \w+View\b[\s\S]*?\n}|type \w+View =[\s\S]*?;)\n/g) ?? [];
  expect(views.length).toBeGreaterThan(20);
  for (const view of views) expect(view).not.toMatch(/\w\?:|undefined/);
  expect(declarations).toContain("hint(seat?: Seat): HintView | null;");
  expect(declarations).toContain("why(event: number): WhyView | null;");
});

test.each([...presets(), ...HOUSE])("a round by the rules %s is told as declared", (rules) => {
  const game = new Game({ rules, seed: "1", bots: [0, 1, 2, 3], characters: CHARACTERS });
  game.deal();
  for (let turn = game.view(0).table?.turn; turn != null; turn = game.view(0).table?.turn) {
    const hint = game.hint(turn);
    if (hint) kept("HintView", hint);
    kept("EventView", game.botMove().event);
    for (const seat of game.view(turn).players) kept("GameView", game.view(seat));
  }
  const { history = [] } = game.view(0).table ?? {};
  for (const at of history.keys()) {
    const why = game.why(at);
    if (why) kept("WhyView", why);
  }
  game.free();
});
