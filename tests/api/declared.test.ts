/** Values of the engine have their declared types, with `null` for missing values. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEngines, presets } from "../../www/engine/rules.double.ts";
import { Game } from "../../www/pkg/istaka/istaka.js";
import { why } from "../../www/pkg/judge/istaka.js";
import { promises } from "./promise.ts";

const CHARACTERS = ["easy:pairs", "medium:careful", "beginner", "hard:quick"];

const HOUSE = ["turkish strict-declare=yes", "pagat players=3 false-joker=wild strict-declare=yes"];

loadEngines();

const declared = promises("www/pkg/istaka/istaka.d.ts");
const judged = promises("www/pkg/judge/istaka.d.ts");

/** Expects a value of the declared type. */
function kept(type: string, value: unknown, of = declared): void {
  const wrong = of(type)(value, type);
  if (wrong) expect.unreachable(wrong);
}

test("no declared field may be missing", () => {
  const declarations = readFileSync("www/pkg/istaka/istaka.d.ts", "utf8");
  const views =
    declarations.match(/export (interface \w+View\b[\s\S]*?\n}|type \w+View =[\s\S]*?;)\n/g) ?? [];
  expect(views.length).toBeGreaterThan(20);
  for (const view of views) expect(view).not.toMatch(/\w\?:|undefined/);
  expect(declarations).toContain("hint(seat?: Seat): HintView | null;");
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
  // Some of each kind are enough: a turn of 101 Okey is explained by a review of its round.
  const told = new Map<string, number>();
  for (const [at, { kind }] of history.entries()) {
    const before = told.get(kind) ?? 0;
    const found = before < 3 && why(game.save(), at, { characters: CHARACTERS });
    if (!found) continue;
    kept("WhyView", found, judged);
    told.set(kind, before + 1);
  }
  expect(told.size).toBeGreaterThan(0);
  game.free();
});
