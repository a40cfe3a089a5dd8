/** Motion follows from two layouts: each tile starts at its actual former place. */

import { expect, it } from "vitest";
import { CHOICES } from "../../settings/choices";
import { DEFAULTS } from "../../settings/settings";
import type { Rect } from "../../state/rect";
import { windowOf } from "../../state/rect.double";
import { Motion, type Posed } from "../../table/motion";
import { paceOf } from "../../table/pace";
import { layoutOf, type OkeyLayout } from "./layout";
import { shapeOf } from "./places";
import { dealt, type Sample } from "./view.double";

const viewport = windowOf(1280, 800);
const shape = shapeOf(viewport);

function table(hand: string, sample: Sample = {}): OkeyLayout {
  return layoutOf(viewport, dealt(shape, hand, sample));
}

/** Returns the first frame after one layout has followed another. */
function started(
  before: OkeyLayout,
  after: OkeyLayout,
): { motion: Motion; seen: Map<string, Posed> } {
  const motion = new Motion();
  motion.follow(before, 0);
  motion.follow(after, 1000);
  return { motion, seen: new Map(motion.at(1000).moving.map((posed) => [posed.tile.key, posed])) };
}

function isAt(posed: Posed | undefined, rect: Rect | null | undefined): void {
  expect(posed?.pose.x).toBeCloseTo((rect?.x ?? 0) + (rect?.w ?? 0) / 2);
  expect(posed?.pose.y).toBeCloseTo((rect?.y ?? 0) + (rect?.h ?? 0) / 2);
}

it("brings a drawn tile from the stock, seen from behind at first", () => {
  const before = table("R1 R2");
  const { seen } = started(before, table("R1 R2 K5"));
  isAt(seen.get("K5"), before.stock);
  expect(seen.get("K5")?.pose.turn).toBe(0);
});

it("takes a bot's discard out of its rack", () => {
  const before = table("R1", { counts: [0, 15, 14, 14] });
  const after = table("R1", { counts: [0, 14, 14, 14], piles: ["", "Y5", "", ""] });
  const last = before.tiles.find((tile) => tile.key === "1:14");
  isAt(started(before, after).seen.get("Y5"), last?.rect);
});

it("moves the tile that a bot takes from the pile into its rack", () => {
  const before = table("R1", { piles: ["Y5", "", "", ""] });
  const after = table("R1", { counts: [0, 15, 14, 14] });
  isAt(started(before, after).seen.get("1:14"), before.piles[0]);
});

it("arrives at the layout and then lies still", () => {
  const after = table("R2 R1");
  const { motion } = started(table("R1 R2"), after);
  const { resting, moving, busy } = motion.at(2000);
  expect(busy).toBe(false);
  expect(moving).toEqual([]);
  isAt(
    resting.find(({ tile }) => tile.key === "R1"),
    after.slots[1],
  );
});

it("lets everybody see which tile a bot takes, until it arrives", () => {
  const before = table("R1", { piles: ["Y5", "", "", ""] });
  const { motion, seen } = started(before, table("R1", { counts: [0, 15, 14, 14] }));
  expect(seen.get("1:14")?.face?.tile).toBe("Y5");
  expect(motion.at(2000).resting.find(({ tile }) => tile.key === "1:14")?.pose.turn).toBe(0);
});

it("marks the last throw until somebody takes it", () => {
  const history = [{ kind: "discarded" as const, seat: 1, tile: "Y5" }];
  const marks = ({ tiles }: OkeyLayout) => tiles.filter(({ mark }) => mark === "last");
  const thrown = table("R1", { piles: ["R4", "Y5", "", ""], history });
  expect(marks(thrown).map(({ key }) => key)).toEqual(["Y5"]);
  expect(marks(table("R1", { piles: ["R4", "", "", ""], history }))).toEqual([]);
  const shown = [...history, { kind: "showedTwin" as const, seat: 2, tile: "B6" }];
  const after = table("R1", { piles: ["R4", "Y5", "", ""], history: shown });
  expect(marks(after).map(({ key }) => key)).toEqual(["Y5"]);
});

it("marks the taken tile as taken, also once the twin has been shown", () => {
  const history = [
    { kind: "took" as const, seat: 0, tile: "Y5" },
    { kind: "showedTwin" as const, seat: 0, tile: "B6" },
  ];
  for (const count of [1, 2]) {
    const { game, ...state } = dealt(shape, "B6 Y5", { history: history.slice(0, count) });
    if (!game?.table) throw new Error("a round is dealt");
    const taken = { ...state, game: { ...game, table: { ...game.table, drawn: "Y5" } } };
    const { tiles } = layoutOf(viewport, taken);
    expect(tiles.find(({ key }) => key === "Y5")?.mark).toBe("taken");
  }
});

it("shows a twin beside the indicator and brings it back", () => {
  const history = [{ kind: "showedTwin" as const, seat: 2, tile: "B6" }];
  const after = table("R1", { history });
  const { motion } = started(table("R1"), after);
  const twin = () => motion.at(2000).moving.find(({ tile }) => tile.key === "twin");
  expect(twin()?.face?.tile).toBe("B6");
  expect(twin()?.pose.x).toBeCloseTo(after.indicator.x + after.indicator.w / 2);
  expect(motion.at(3500).busy).toBe(false);
  expect(motion.at(3500).resting.find(({ tile }) => tile.key === "twin")?.pose.alpha).toBe(0);
});

it("does not show again what had been shown when the round was taken up", () => {
  const sample: Sample = {
    piles: ["", "", "Y5", ""],
    history: [{ kind: "showedTwin", seat: 2, tile: "B6" }],
  };
  const motion = new Motion();
  // The layout with the shown twin follows only after the first one.
  motion.follow(layoutOf(viewport, dealt(shape, "R1", sample)), 0);
  motion.follow(table("R1", sample), 100);
  expect(motion.at(100).busy).toBe(false);
});

it("hides a twin that one shows only while one holds it", () => {
  const history = [{ kind: "showedTwin" as const, seat: 0, tile: "B6" }];
  const { motion } = started(table("B6 R1"), table("B6 R1", { history }));
  motion.follow(table("R1", { history, piles: ["B6", "", "", ""] }), 1500);
  const { resting, moving } = motion.at(2000);
  expect([...resting, ...moving].some(({ tile }) => tile.key === "B6")).toBe(true);
});

it("is in one place only while one shows one’s own twin", () => {
  const history = [{ kind: "showedTwin" as const, seat: 0, tile: "B6" }];
  const { motion } = started(table("B6 R1"), table("B6 R1", { history }));
  const faces = (now: number) =>
    Object.values(motion.at(now))
      .flatMap((posed) => (Array.isArray(posed) ? posed : []))
      .filter(({ tile, face }) => face?.tile === "B6" && !tile.hidden);
  expect(faces(2000)).toEqual([]);
  expect(faces(3500)).toHaveLength(1);
});

it("lays the winner’s melds out one after the other", () => {
  const melds = ["R1 R2 R3", "Y4 Y5 Y6 Y7"];
  const after = table("K1", { winner: 2, melds, counts: [0, 14, 7, 14] });
  const { motion } = started(table("K1", { counts: [0, 14, 7, 14] }), after);
  const arrived = (now: number) =>
    motion
      .at(now)
      .moving.filter(({ tile, arrived }) => tile.zone === "laid" && arrived)
      .map(({ tile }) => tile.key);
  expect(arrived(1000)).toEqual([]);
  const [first, second] = after.finale?.melds ?? [];
  if (!first || !second) throw new Error("nothing is laid open");
  expect(second.landed, "the next one is still on its way").toBeGreaterThan(first.landed);
  expect(arrived(1000 + first.landed)).toEqual(["R1", "R2", "R3"]);
  expect(arrived(1000 + second.landed)).toEqual(melds.join(" ").split(" "));
  expect(after.tiles.filter(({ zone, seat }) => zone === "hand" && seat === 2)).toEqual([]);
});

it("goes on until the light on the player's own melds has passed, and not at all for others", () => {
  const melds = ["R1 R2 R3", "Y4 Y5 Y6 Y7"];
  for (const winner of [0, 2]) {
    const after = table("", { winner, melds, counts: [0, 14, 7, 14] });
    const { lit, end } = after.finale ?? { lit: 0, end: 0 };
    const { motion } = started(table("R1 R2 R3 Y4 Y5 Y6 Y7"), after);
    expect(motion.at(1000 + lit - 10).busy).toBe(true);
    expect(motion.at(1000 + lit + 10).busy).toBe(winner === 0);
    expect(motion.at(1000 + end + 10).busy).toBe(false);
    expect(motion.at(1000 + lit).laid).toBe(lit);
  }
});

it("has the light rest at once where nothing moves, or a finished round is taken up", () => {
  const melds = ["R1 R2 R3", "Y4 Y5 Y6 Y7"];
  const after = table("", { winner: 0, melds });
  const still = new Motion();
  still.follow(table("R1 R2 R3 Y4 Y5 Y6 Y7"), 0, 0);
  still.follow(after, 1000, 0);
  const takenUp = new Motion();
  takenUp.follow(table("", { winner: 0, melds, piles: ["K9", "", "", ""] }), 1000);
  for (const motion of [still, takenUp]) {
    expect(motion.at(1000).busy).toBe(false);
    expect(motion.at(1000).laid).toBe(Infinity);
  }
});

for (const pace of CHOICES.pace) {
  it(`deals a new round in less than a second and a half at pace "${pace}"`, () => {
    const hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 K1 K2";
    const { travel } = paceOf({ ...DEFAULTS, pace }, false, false);
    const motion = new Motion();
    motion.follow(table(""), 0, travel);
    motion.follow(table(hand, { round: 2 }), 1000, travel);
    expect(motion.at(1000 + 500 * travel).busy).toBe(travel > 0);
    expect(motion.at(2500).busy).toBe(false);
  });
}

it("does not travel for those who want no motion", () => {
  const motion = new Motion();
  motion.follow(table("R1 R2"), 0, 0);
  motion.follow(table("R2 R1 K5", { piles: ["", "Y5", "", ""] }), 10, 0);
  expect(motion.at(10).busy).toBe(false);
});
