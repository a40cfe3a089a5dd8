/** Sounds follow from changes of the state. */

import { describe, expect, it } from "vitest";
import type { RummiEvent as EventView } from "../../pkg/istaka/istaka";
import { place } from "../../rack/rack";
import { cues } from "./cue";
import type { RummiState } from "./state";
import { dealt, ended, laid, rebuilt, type Sample } from "./view.double";

function after(history: EventView[], turn: number | null, more: Sample = {}): RummiState {
  return dealt({ hand: "R1 R2", ...more, history, turn });
}

const drew: EventView = { kind: "drew", seat: 3 };
const passed: EventView = { kind: "passed", seat: 3 };
const won = (seat: number, atOnce = false) =>
  ended(["", ""], { winner: seat, winners: [seat], atOnce });

describe("a change of state is heard", () => {
  it.each<[string, RummiState, RummiState, string[]]>([
    ["a deal", { ...after([], 1), match: 0 }, after([], 1), ["deal"]],
    ["a deal that one begins", { ...after([], 1), match: 0 }, after([], 0), ["deal", "knock"]],
    ["the next round", after([drew], null), after([], 2, { round: 2 }), ["deal"]],
    ["a tile drawn", after([], 3), after([drew], 1), ["wood"]],
    [
      "tiles laid before one’s turn",
      after([drew], 2),
      after([drew, laid(2, "R5")], 0),
      ["wood", "knock"],
    ],
    ["a turn passed by", after([drew], 3), after([drew, passed], 1), []],
    [
      "one’s own finish",
      after([drew], 0),
      after([drew, laid(0, "R1 R2")], null, { result: won(0) }),
      ["win"],
    ],
    [
      "one’s own finish at once",
      after([drew], 0),
      after([drew, laid(0, "R1 R2")], null, { result: won(0, true) }),
      ["grand"],
    ],
    [
      "somebody else’s finish",
      after([drew], 2),
      after([drew, laid(2, "R5")], null, { result: won(2) }),
      ["wood"],
    ],
    [
      "a blocked round that one wins",
      after([drew], 3),
      after([drew, passed], null, { result: ended([], { winners: [0, 1] }) }),
      ["win"],
    ],
    ["a match taken up again", { ...after([], 1), game: null }, after([drew], 0), []],
    ["nothing", after([drew], 1), after([drew], 1), []],
  ])("%s", (_, before, now, heard) => {
    expect(cues(before, now)).toEqual(heard);
  });

  it("a tile moved on the rack, or put on the table that one rebuilds", () => {
    const before = after([drew], 0);
    const moved = { ...before, rack: place(before.rack, ["R1"], { tier: 1, x: 4 }) };
    expect(cues(before, moved)).toEqual(["wood"]);
    const now = rebuilt("? R1", { laid: ["R1"] });
    const put = { ...before, laying: { now, homes: {} } };
    expect(cues(before, put)).toEqual(["wood"]);
  });

  it("once, when a rebuilt table is laid for good", () => {
    const now = rebuilt("R1 R2 R3", { laid: ["R1"] });
    const before = { ...after([drew], 0), laying: { now, homes: {} } };
    expect(cues(before, after([drew, laid(0, "R1")], 1))).toEqual(["wood"]);
    expect(cues(before, { ...after([], 0) })).toEqual([]);
  });
});
