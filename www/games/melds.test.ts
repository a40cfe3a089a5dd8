/** A table of melds that a player rebuilds: steps, undo, and the rack meanwhile. */

import { describe, expect, it } from "vitest";
import { emptyRack, type Rack } from "../rack/rack";
import { wholeRack } from "../state/laying";
import { initial, type State } from "../state/state";
import { doubtOfEnd, meldTable, rowsIn, written } from "./melds";
import { rebuilder, rowsOf } from "./melds.double";

const TABLE = "R1 R2 R3 | B5 Y5 K5";
const melds = meldTable(() => rowsOf(TABLE));
const engine = rebuilder(TABLE);

/** Returns a rack of one tier, with `.` for empty slots. */
function rackOf(text: string): Rack {
  const slots = text.split(" ").map((tile) => (tile === "." ? null : tile));
  return { shape: { tiers: 1, columns: slots.length }, slots };
}

function lies({ rack }: Pick<State, "rack">): string {
  return rack.slots.map((tile) => tile ?? ".").join(" ");
}

function table({ laying }: Pick<State, "laying">): string {
  return laying ? written(rowsIn(laying.now)) : TABLE;
}

/** Returns the state of a player with these tiles. */
function sitting(rack: string): State {
  return { ...initial(emptyRack({ tiers: 1, columns: 1 })), rack: rackOf(rack) };
}

/** Returns the state after some actions, each at a column of the rack. */
async function after(state: State, ...actions: [action: string, column?: number][]) {
  let now = state;
  for (const [action, column] of actions) {
    const spot = column === undefined ? null : { tier: 0, x: column };
    const changed = await melds.after(action, now, engine, spot);
    if (changed && "code" in changed) throw new Error(changed.code);
    now = { ...now, ...changed };
  }
  return now;
}

const RACK = "R4 . R5 B8 . .";

describe("a step at the table", () => {
  it("takes a laid tile out of its slot and leaves the others where they are", async () => {
    const now = await after(sitting(RACK), ["put 0.3 R4"]);
    expect([table(now), lies(now)]).toEqual(["R1 R2 R3 R4 | B5 Y5 K5", ". . R5 B8 . ."]);
  });

  it("lays several tiles at once", async () => {
    const now = await after(sitting(RACK), ["put 0.3 R4 R5"]);
    expect([table(now), lies(now)]).toEqual(["R1 R2 R3 R4 R5 | B5 Y5 K5", ". . . B8 . ."]);
  });

  it("moves tiles of the table, for which the rack stays as it is", async () => {
    const now = await after(sitting(RACK), ["put new R1 R2"]);
    expect([table(now), lies(now)]).toEqual(["R3 | B5 Y5 K5 | R1 R2", RACK]);
  });

  it("that changes nothing is none", async () => {
    expect(await after(sitting(RACK), ["put 0.1 R1"])).toEqual(sitting(RACK));
  });

  it("that a hint shows is none either where the player has made it himself", async () => {
    const now = await after(sitting(RACK), ["put 0.3 R4"]);
    const again = await melds.lain(rowsOf("R1 R2 R3 R4 | B5 Y5 K5"), now, engine);
    expect(again).toMatchObject({ rack: now.rack, laying: now.laying });
    expect(again?.laying, "the same state").toBe(now.laying);
    const first = await melds.lain(rowsOf(TABLE), sitting(RACK), engine);
    expect(first?.laying).toBeNull();
  });

  it("that no hand could make is refused with what the engine says", async () => {
    const refused = await melds.after("put rack R1", sitting(RACK), engine, null);
    expect(refused).toMatchObject({ code: "unknown", tiles: ["R1"] });
  });
});

describe("a laid tile that comes back", () => {
  it("goes to the spot at which it is dropped", async () => {
    const now = await after(sitting(RACK), ["put 0.3 R4"], ["put rack R4", 5.2]);
    expect([table(now), lies(now)]).toEqual([TABLE, ". . R5 B8 . R4"]);
  });

  it("goes to its old slot where no spot is named", async () => {
    const now = await after(sitting(RACK), ["put 0.3 R4"], ["put new R5"], ["put rack R4"]);
    expect(lies(now)).toBe("R4 . . B8 . .");
  });

  it("goes to the end where another tile lies in its old slot", async () => {
    const laid = await after(sitting(RACK), ["put 0.3 R4"]);
    const moved = { ...laid, rack: rackOf("B8 . R5 . . .") };
    expect(lies(await after(moved, ["put rack R4"]))).toBe("B8 . R5 . R4 .");
  });
});

it("starting again takes back all of it at once", async () => {
  const now = await after(sitting(RACK), ["put 0.3 R4"], ["put new R5 B8"], ["restart"]);
  expect([table(now), lies(now)]).toEqual([TABLE, RACK]);
  expect(await melds.after("restart", now, engine, null)).toBeNull();
});

describe("the rack with all tiles that the player holds", () => {
  it("is the rack as it lies where nothing is laid", () => {
    const state = sitting(RACK);
    expect(wholeRack(state)).toBe(state.rack);
  });

  it("has room for all of them, however it was rearranged", async () => {
    const laid = await after(sitting("R4 R5 R6 R7"), ["put new R4 R5 R6"]);
    const moved = { ...laid, rack: rackOf("R7 . . .") };
    expect([...wholeRack(moved).slots].sort()).toEqual(["R4", "R5", "R6", "R7"]);
  });
});

describe("the end of a turn", () => {
  it("is asked about while the table is not valid", async () => {
    const now = await after(sitting(RACK), ["put new R4 R5"]);
    const asked = doubtOfEnd("lay …", now, 1)?.asks?.answers;
    expect(asked?.map(({ name, action }) => [name, action])).toEqual([
      ["end-turn", "lay …"],
      ["keep", null],
    ]);
  });

  it("is not asked about where the table is valid", async () => {
    expect(doubtOfEnd("lay …", await after(sitting(RACK), ["put 0.3 R4"]), 1)).toBeNull();
  });

  it("is not asked about where nothing is laid, which is only refused", async () => {
    expect(doubtOfEnd("lay …", await after(sitting(RACK), ["put new R1"]), 1)).toBeNull();
  });
});
