/** The card of a newcomer tells each rule once a round, in whole rounds. */

import { expect, it, vi } from "vitest";
import { uiOf } from "../games/games";
import { rulesIn } from "../panels/lesson";
import { roundOf, type State } from "../state/state";
import { playAdvised, sit, useTable } from "./table.double";

/** Rounds of each game. */
const ROUNDS = process.env.ISTAKA_ALL ? 60 : 8;

/** Most turns of the player in a round. */
const TURNS = 40;

const storage = useTable();

/** Returns the names of the rules that the card tells; whose turn it is, is none. */
function told(state: State): string[] {
  const { game } = state;
  if (state.lesson !== roundOf(state) || !game?.table) return [];
  return rulesIn(uiOf({ game }), game.table).flatMap(({ id }) => (id === "prompt-wait" ? [] : id));
}

it.each([
  ["turkish", ["lesson-wait", "lesson-false-joker", "lesson-twin"]],
  ["yuzbir", ["okey101-lesson-wait", "lesson-false-joker"]],
  ["rummi80", ["rummi-lesson-wait"]],
] as const)("a round of %s", async (rules, all) => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    storage.texts.clear();
    vi.clearAllTimers();
    const table = await sit({ seed: `${seed}` }, { rules });
    const { store } = table;
    store.change({ lesson: roundOf(store.state) });
    let last = told(store.state);
    const begun = [...last];
    store.onChange(() => {
      const now = told(store.state);
      begun.push(...now.filter((rule) => !last.includes(rule)));
      last = now;
    });
    for (let turn = 1; turn <= TURNS && store.state.game?.table?.turn !== null; turn += 1) {
      await table.turn();
      await playAdvised(table);
    }
    expect(begun, `seed ${seed}`).toEqual([...new Set(begun)]);
    for (const rule of begun) seen.add(rule);
  }
  expect([...seen].sort(), "each rule is told").toEqual([...all].sort());
});
