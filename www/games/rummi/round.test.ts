/** Rounds played by the engine: hints lead, step by step, to the table that they advise. */

import { expect, it, vi } from "vitest";
import { Rummi as Game } from "../../../tests/games";
import { loadEngines } from "../../engine/rules.double";
import type {
  RummiGameView as GameView,
  RummiHint as HintView,
  RummiRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { type RummiDecisionView, review } from "../../pkg/judge/istaka";
import type { Laying } from "../../state/laying";
import { rowsIn, written } from "../melds";
import { hintAt } from "./hint";

const SEEDS = ["3", "41", "80"];

function tableOf({ table }: GameView): RoundView {
  if (!table) throw new Error("a round is dealt");
  return table;
}

/** Plays a round whose seat 0 follows the hints. */
function round(seed: string): Game {
  const game = new Game({ seed, rules: "rummi80" });
  game.deal();
  for (let view = game.view(); tableOf(view).turn !== null; view = game.view()) {
    const { turn, seat } = tableOf(view);
    const hint = turn === seat ? game.hint() : null;
    if (hint) {
      follow(game, hint);
      game.act(actionOf(hint));
    } else game.botMove();
  }
  return game;
}

function actionOf(hint: HintView): string {
  if (hint.kind === "lay" && hint.waits) return "draw";
  return hint.kind === "lay" ? `lay ${written(hint.play.table)}` : hint.kind;
}

/** Follows a hint series by series and checks that it leads to the advised table. */
function follow(game: Game, given: HintView): void {
  if (given.kind !== "lay") return;
  const hint = { ...given, waits: false };
  const view = game.view();
  let laying: Laying | null = null;
  for (let steps = 0; ; steps += 1) {
    const { tiles } = hintAt(hint, 1, view, laying);
    if (tiles.length === 0) break;
    expect(steps, "the steps are few").toBeLessThan(hint.steps.length + 1);
    const rows: string[][] = rowsIn(laying?.now ?? { series: tableOf(view).series });
    const others = rows.map((row) => row.filter((tile) => !tiles.includes(tile)));
    const now = game.rebuild([...others.filter((row) => row.length > 0), [...tiles]], [], "new");
    laying = { now, homes: {} };
  }
  expect(laying?.now.broken).toBeNull();
  expect(laying?.now.laid.toSorted()).toEqual(hint.play.laid.toSorted());
}

it("a player who follows the hints has lost nothing, and has waited and laid", () => {
  vi.stubGlobal("document", { documentElement: {} });
  loadEngines();
  const kinds = SEEDS.map(round).flatMap((game) => {
    const { skill, decisions } = review(game.save(), 0) ?? {};
    expect(skill?.lost).toBe(0);
    return ((decisions ?? []) as RummiDecisionView[]).map(({ laid, expert }) =>
      [laid > 0, expert > 0].join(),
    );
  });
  expect(new Set(kinds)).toEqual(new Set(["true,true", "false,false"]));
});
