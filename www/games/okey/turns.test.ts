/** A round turn by turn: each turn once, with the source of its tile. */

import { expect, it } from "vitest";
import type { OkeyEvent as EventView } from "../../pkg/istaka/istaka";
import { turnName, turns } from "./turns";
import { dealt } from "./view.double";

/** Summarizes a turn: the seat, the tile and its source, the discard. */
function told(history: EventView[], draws: string[] = []): string[] {
  return turns({ history, covered: [], draws, seat: 0 }).map(
    ({ seat, drew, from, threw, end, twin }) =>
      [
        seat,
        twin && `shows ${twin}`,
        from === "stock" ? [from, drew].join(" ").trim() : drew && `${drew} of ${from}`,
        threw,
        end,
      ]
        .filter((word) => word !== null && word !== undefined)
        .join(" "),
  );
}

it("tells who drew and threw what, and from whom a tile was taken", () => {
  const history: EventView[] = [
    { kind: "discarded", seat: 2, tile: "R1" },
    { kind: "took", seat: 3, tile: "R1" },
    { kind: "discarded", seat: 3, tile: "Y2" },
    { kind: "showedTwin", seat: 0, tile: "B6" },
    { kind: "drew", seat: 0 },
    { kind: "declared", seat: 0, tile: "K9" },
  ];
  expect(told(history, ["Y7"])).toEqual([
    "2 R1",
    "3 R1 of 2 Y2",
    "0 shows B6 stock Y7 K9 finished",
  ]);
});

it("tells of a twin that was shown out of turn with the first turn of who showed it", () => {
  const history: EventView[] = [
    { kind: "showedTwin", seat: 2, tile: "B6" },
    { kind: "discarded", seat: 0, tile: "R1" },
    { kind: "drew", seat: 1 },
    { kind: "showedTwin", seat: 3, tile: "B6" },
    { kind: "discarded", seat: 1, tile: "Y2" },
    { kind: "took", seat: 2, tile: "Y2" },
    { kind: "discarded", seat: 2, tile: "K9" },
    { kind: "drew", seat: 3 },
  ];
  expect(told(history)).toEqual([
    "0 R1",
    "1 stock Y2",
    "2 shows B6 Y2 of 1 K9",
    "3 shows B6 stock",
  ]);
});

it("tells of a twin that was shown only after the first draw with that turn", () => {
  const history: EventView[] = [
    { kind: "drew", seat: 1 },
    { kind: "showedTwin", seat: 1, tile: "B6" },
  ];
  expect(told(history)).toEqual(["1 shows B6 stock"]);
  const later: EventView[] = [
    { kind: "discarded", seat: 1, tile: "R1" },
    { kind: "drew", seat: 1 },
  ];
  expect(told([...history, ...later])).toEqual(["1 shows B6 stock R1", "1 stock"]);
});

it("has the turn that is under way, and a pass", () => {
  const drew: EventView = { kind: "drew", seat: 1 };
  expect(told([drew])).toEqual(["1 stock"]);
  expect(
    told([drew, { kind: "discarded", seat: 1, tile: "R1" }, { kind: "passed", seat: 2 }]),
  ).toEqual(["1 stock R1", "2 passed"]);
});

it("names a turn the same until it has ended, with a discard or a wrong declaration", () => {
  const history: EventView[] = [
    { kind: "drew", seat: 0 },
    { kind: "discarded", seat: 0, tile: "R1" },
    { kind: "took", seat: 1, tile: "R1" },
    { kind: "discarded", seat: 1, tile: "R2" },
    { kind: "drew", seat: 0 },
    { kind: "misdeclared", seat: 0, tile: "Y7", shown: [] },
  ];
  const names = [...history.keys(), history.length].map((count) => {
    const { game } = dealt({ tiers: 2, columns: 8 }, "", { history: history.slice(0, count) });
    if (!game?.table) throw new Error("a round is dealt");
    return turnName(1, game.table);
  });
  const [first, , second, , , , third] = names;
  expect(names).toEqual([first, first, second, second, second, second, third]);
  expect(new Set([first, second, third]).size).toBe(3);
});
