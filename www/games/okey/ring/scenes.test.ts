/** The animation shows the engine's deal: no tile is lost, doubled or in another hand. */

import { describe, expect, it } from "vitest";
import { pipsOf } from "./die";
import { HEIGHT, STACKS } from "./places";
import { type Dealt, dealtBy, RULES } from "./sample.double";
import { type Deal, dealIn, type Moment, Scenes } from "./scenes";

const DEALS = RULES.flatMap(dealtBy);

function dealOf({ view }: Dealt): Deal {
  const deal = view.table && dealIn(view, view.table);
  if (!deal) throw new Error("there is no ring");
  return deal;
}

/** Counts all tiles visible anywhere. */
function seen(moment: Moment, arrived: number): number {
  const lying = moment.heights.reduce((sum, height) => sum + height, 0);
  const extra = moment.extra === null ? 0 : 1;
  const spread = moment.spread ? HEIGHT + 1 : 0;
  const indicator = moment.shown ? 1 : 0;
  return lying + extra + spread + indicator + arrived;
}

describe.each(DEALS)("$name", (dealt) => {
  const deal = dealOf(dealt);
  const scenes = new Scenes(deal);
  const all = dealt.view.table?.players ?? [];
  const players = all.flatMap((player, seat) => (player.playing ? [{ ...player, seat }] : []));

  it("hands out every tile once, and to each as many as the engine", () => {
    const tiles = scenes.departures.map(({ stack, level }) => `${stack}:${level}`);
    expect(new Set(tiles).size).toBe(tiles.length);
    for (const { seat, tiles: count } of players) {
      const places = scenes.departures.filter((each) => each.seat === seat);
      expect(places.map(({ place }) => place)).toEqual([...Array(count).keys()]);
    }
  });

  it("leaves the stacks as high as the engine", () => {
    expect(scenes.at(scenes.end).heights).toEqual(dealt.view.table?.ring?.heights);
  });

  it("shows all 106 tiles at every moment once the ring stands", () => {
    const built = scenes.captions.find(({ sentence }) => sentence.id.endsWith("dice"))?.at ?? 0;
    for (let time = built; time <= scenes.end; time += 40) {
      const gone = scenes.departures.filter(({ start }) => start <= time).length;
      expect(seen(scenes.at(time), gone), `at ${time}`).toBe(106);
    }
  });

  it("has whoever throws highest begin, and hand out from him on", () => {
    const last = deal.throws.at(-1) ?? [];
    const best = last.toSorted((one, other) => other.pips - one.pips)[0];
    if (best) expect(deal.seats[0]).toBe(best.seat);
    const first = scenes.departures.find(({ place }) => place === 10);
    expect(first?.seat).toBe(deal.seats[0]);
  });

  it("has the dealer throw for the indicator of a ring, and whoever begins for that of a row", () => {
    const dice = scenes.captions.find(({ sentence }) => sentence.id.endsWith("dice"));
    const thrower = deal.from === "bottom" ? dealt.view.dealer : deal.seats[0];
    expect(dice?.sentence.args?.seat).toBe(thrower);
    const rolled = [
      scenes.at(scenes.end / 2),
      ...Array.from({ length: 200 }, (_, i) => scenes.at((scenes.end * i) / 200)),
    ];
    const lying = rolled.flatMap(({ stackDie, tileDie }) =>
      [stackDie, tileDie].filter((die) => die),
    );
    expect(new Set(lying.map((die) => die?.seat))).toEqual(new Set([thrower]));
    expect(rolled.some(({ stackDie, tileDie }) => stackDie && tileDie)).toBe(false);
  });

  it("lasts a few seconds, and says what it shows in its order", () => {
    const ties = Math.max(0, deal.throws.length - 1);
    const again = deal.tiles.length - 1;
    expect(scenes.end).toBeLessThan(8000 + ties * 1600 + again * 2200);
    const times = scenes.captions.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

const DEAL: Deal = {
  throws: [],
  thrower: 0,
  seats: [0, 1, 2, 3],
  stack: 2,
  tiles: [1, 1, 5],
  from: "bottom",
  indicator: { tile: "R1", color: "R", number: 1, wild: false },
  shares: [{ stack: 3, level: 4, seat: 0, place: 0, step: 0 }],
};

describe("the tile that is turned", () => {
  const scenes = new Scenes(DEAL);
  const spreads = (test: (moment: Moment) => boolean): Moment[] =>
    Array.from({ length: Math.ceil(scenes.end / 20) }, (_, i) => scenes.at(i * 20)).filter(test);

  it("is thrown for again as often as it is a false joker that does not count", () => {
    expect(
      spreads(({ spread }) => spread?.joker === true && spread.turn === 1).length,
    ).toBeTruthy();
    const last = spreads(({ spread }) => spread !== null).at(-1)?.spread;
    expect(last?.joker).toBe(false);
    expect(last?.turned).toBe(4);
    expect(scenes.captions.filter(({ sentence }) => sentence.id === "ring-again")).toHaveLength(2);
  });

  it("is counted from the bottom where the rules say so, and ends on top", () => {
    const [first] = spreads(({ spread }) => spread !== null);
    expect(first?.spread?.levels).toEqual([0, 1, 2, 3, 4, 5]);
    const last = spreads(({ spread }) => spread !== null).at(-1)?.spread;
    expect(last?.levels).toEqual([0, 1, 2, 3, 5, 4]);
    const top = new Scenes({ ...DEAL, from: "top", tiles: [2] });
    expect(top.at(top.end - 1).heights[1]).toBe(HEIGHT);
  });

  it("is all there is to see of a stack of five and the tile that was left over", () => {
    expect(scenes.at(0).heights).toEqual(Array(STACKS).fill(HEIGHT));
  });
});

it("shows those who do not tie as they last were, and the others as they throw", () => {
  const throws = [
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 2],
  ].map(([seat = 0, pips = 0]) => ({ seat, pips }));
  const again = [
    { seat: 0, pips: 1 },
    { seat: 1, pips: 6 },
    { seat: 2, pips: 6 },
  ];
  const last = [
    { seat: 1, pips: 3 },
    { seat: 2, pips: 4 },
  ];
  const scenes = new Scenes({ ...DEAL, seats: [2, 3, 0, 1], throws: [throws, again, last] });
  const starts = scenes.captions.find(({ sentence }) => sentence.id === "ring-starts");
  const dice = scenes.at(starts?.at ?? 0).throws.map(({ seat, pips, mark }) => [seat, pips, mark]);
  expect(dice.toSorted()).toEqual([
    [0, 1, "lost"],
    [1, 3, "lost"],
    [2, 4, "best"],
    [3, 2, "lost"],
  ]);
  expect(scenes.captions.filter(({ sentence }) => sentence.id === "ring-tie")).toHaveLength(2);
});

it("a side of a die has as many pips as its number, alike from both ends", () => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const pips = pipsOf(number);
    expect(new Set(pips.map(String)).size).toBe(number);
    const turned = pips.map(([column, row]) => [0 - column, 0 - row]);
    expect(turned.map(String).sort()).toEqual(pips.map(String).sort());
  }
});
