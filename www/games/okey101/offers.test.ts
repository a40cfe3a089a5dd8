/** All that prompts and buttons offer in rounds of random play is accepted by the engine. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { Okey101 as Game } from "../../../tests/games";
import { initSync } from "../../pkg/istaka/istaka";
import { layOut } from "../../rack/rack";
import { initial } from "../../state/state";
import { ACTIONS, stepOf } from "./actions";
import { withTile } from "./moves";
import { promptOf } from "./prompt";
import type { Okey101State, Okey101Views } from "./state";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  vi.stubGlobal("document", { documentElement: {} });
});

const EASY = ["easy", "easy", "easy", "easy"];

const RULES = [
  "yuzbir",
  "yuzbir declare-pairs=yes",
  "yuzbir players=2 declare-pairs=yes open-points=51 playable=call",
  "yuzbir_turnuva declare-pairs=yes stock-end=last-take",
  "yuzbir_katlamali players=3 wait-turn=yes indicator-pair=wild",
  "yuzbir_cezali direct-finish=no indicator-pair=single",
];

/** The prompts that promise an action, and those actions. */
const PROMISED: Readonly<Record<string, readonly string[]>> = {
  "okey101-prompt-open-series": ["open"],
  "okey101-prompt-open-series-more": ["open"],
  "okey101-prompt-open-best": ["open"],
  "okey101-prompt-open-pairs": ["open-pairs"],
  "okey101-prompt-open-pairs-more": ["open-pairs"],
  "okey101-prompt-announce": ["pairs", "open-pairs"],
  "okey101-prompt-take-open": ["take"],
  "okey101-prompt-take-table": ["take"],
};

/** The state of the page, with the rack as the engine sorts it. */
function stateOf(game: Game, order: "best" | "pairs"): Okey101State {
  const view = game.view(0);
  const sorted = game.sorted(order, 0);
  const rows = [...sorted.whole, ...sorted.begun, ...sorted.loose];
  const rack = layOut({ tiers: 3, columns: 24 }, rows);
  return { ...initial<Okey101Views>(rack), game: view, counted: game.counted(rows, 0), match: 1 };
}

/** Does actions of the page one after the other, and returns the refusal of one. */
async function refused(game: Game, actions: readonly string[], order: "best" | "pairs") {
  const copy = Game.load(game.save());
  for (const action of actions) {
    const whole = await withTile(action, stateOf(copy, order));
    if (typeof whole !== "string") return whole;
    const refusal = copy.check(whole, 0);
    if (refusal) return { whole, refusal };
    copy.act(whole, 0);
  }
  return null;
}

/** Returns what is offered in a position and refused. */
async function wrongIn(game: Game, order: "best" | "pairs") {
  const state = stateOf(game, order);
  const buttons = ACTIONS.filter(({ button, offered }) => button === "offer" && offered(state));
  const step = stepOf(state);
  const all = [
    ...buttons.map(({ name }) => [name]),
    ...(step === "discard" ? [] : [[step]]),
    ...(PROMISED[promptOf(state).id] ? [PROMISED[promptOf(state).id] ?? []] : []),
  ];
  const found = await Promise.all(
    all.map(async (each) => [each, await refused(game, each, order)]),
  );
  return found.filter(([, refusal]) => refusal !== null);
}

it.each(RULES)("by %s", async (rules) => {
  const prompts = new Set<string>();
  for (let seed = 1; seed <= 4; seed += 1) {
    const game = new Game({ seed: `${seed}`, rules, characters: EASY });
    game.deal();
    for (let table = game.view(0).table; table && table.turn !== null; table = game.view(0).table) {
      if (table.turn === 0) {
        for (const order of ["best", "pairs"] as const) {
          prompts.add(promptOf(stateOf(game, order)).id);
          expect(await wrongIn(game, order)).toEqual([]);
        }
        // Discards at random leave pairs and series for later turns.
        const { legal, hand } = table;
        const tile = hand[(seed * hand.length) % hand.length];
        const waits = table.history.length < 60 && legal.discard && !table.unused;
        game.act(waits ? `discard ${tile}` : (game.hint(0)?.action ?? "draw"), 0);
      } else game.botMove();
    }
  }
  expect(prompts.size).toBeGreaterThan(2);
});
