/** Sounds follow from changes of the state. */

import { describe, expect, it } from "vitest";
import type { OkeyEvent as EventView } from "../../pkg/istaka/istaka";
import { place, type Shape } from "../../rack/rack";
import { cues } from "./cue";
import type { OkeyState } from "./state";
import { dealt, type Sample } from "./view.double";

const shape: Shape = { tiers: 2, columns: 16 };

/** Returns a table after these events, with this seat to move. */
function after(history: readonly EventView[], turn: number | null, sample: Sample = {}): OkeyState {
  const state = dealt(shape, "R1 R2", { ...sample, history });
  if (!state.game?.table) return state;
  return { ...state, game: { ...state.game, table: { ...state.game.table, turn } } };
}

/** Returns the player's turn after these events, when only those of `history` still hold. */
function back(events: readonly EventView[], history: readonly EventView[]): OkeyState {
  return { ...after(history, 0), happened: after(events, 0).happened };
}

function wonByPairs(state: OkeyState): OkeyState {
  const sample = { winner: 0, melds: ["R1 R1'"], how: { byPairs: true } };
  const { outcome, result } = dealt(shape, "", sample).game.table;
  if (!state.game?.table) return state;
  const table = { ...state.game.table, outcome, result };
  return { ...state, game: { ...state.game, table } };
}

const drew: EventView = { kind: "drew", seat: 3 };
const threw: EventView = { kind: "discarded", seat: 3, tile: "Y5" };
const other: EventView = { kind: "discarded", seat: 3, tile: "Y6" };

describe("a change of state is heard", () => {
  it.each<[string, OkeyState, OkeyState, string[]]>([
    ["a deal", { ...after([], 1), match: 0 }, after([], 1), ["deal"]],
    ["a deal that one begins", { ...after([], 1), match: 0 }, after([], 0), ["deal", "knock"]],
    ["the next round", after([threw], null), after([], 2, { round: 2 }), ["deal"]],
    ["a tile drawn by a bot", after([], 3), after([drew], 3), ["wood"]],
    ["the throw before one's turn", after([drew], 3), after([drew, threw], 0), ["tile", "knock"]],
    [
      "a tile taken",
      after([threw], 0),
      after([threw, { kind: "took", seat: 0, tile: "Y5" }], 0),
      ["wood"],
    ],
    [
      "one's own finish",
      after([threw], 0),
      after([threw, { kind: "declared", seat: 0, tile: "R1" }], null),
      ["win"],
    ],
    [
      "one's own finish with seven pairs",
      after([threw], 0),
      wonByPairs(after([threw, { kind: "declared", seat: 0, tile: "R1" }], null)),
      ["grand"],
    ],
    [
      "a finish of another",
      after([threw], 2),
      after([threw, { kind: "declared", seat: 2, tile: "R1" }], null),
      ["tile"],
    ],
    ["a twin", after([], 2), after([{ kind: "showedTwin", seat: 2, tile: "B6" }], 2), ["tile"]],
    ["passing", after([threw], 2), after([threw, { kind: "passed", seat: 2 }], null), []],
    ["several moves at once", after([], 3), after([drew, threw], 0), ["tile", "knock"]],
    ["a move taken back", after([drew, threw], 0), back([drew, threw], [drew]), []],
    ["a match taken up again", { ...after([], 1), game: null }, after([drew, threw], 0), []],
    [
      "a die while a deal is shown",
      { ...after([], 0), dealing: [] },
      { ...after([], 0), dealing: ["tile"] },
      ["tile"],
    ],
    [
      "the end of a deal that was shown",
      { ...after([], 0), dealing: ["tile", "deal"] },
      after([], 0),
      ["knock"],
    ],
    [
      "a deal that is not to be shown",
      { ...after([], 0), dealing: ["tile"] },
      after([], 0),
      ["deal", "knock"],
    ],
    [
      "a deal of another match where one was shown",
      { ...after([], 0), match: 0, dealing: ["tile", "deal"] },
      after([], 0),
      ["deal", "knock"],
    ],
    [
      "a throw in place of one that was taken back",
      after([drew, threw], 0),
      back([drew, threw, other], [drew, other]),
      ["tile"],
    ],
    ["nothing", after([threw], 0), after([threw], 0), []],
  ])("%s", (_, before, now, heard) => {
    expect(cues(before, now)).toEqual(heard);
  });

  it("a tile moved on the rack", () => {
    const before = after([threw], 1);
    const moved = { ...before, rack: place(before.rack, ["R1"], { tier: 1, x: 4 }) };
    expect(cues(before, moved)).toEqual(["wood"]);
  });
});
