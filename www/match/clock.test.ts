/** The turn clock where a turn cannot be ended: it asks again, less and less often. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { element } from "../base/element.double";
import type { GameView, RoundView } from "../engine/views";
import { emptyRack } from "../rack/rack";
import { DEFAULTS } from "../settings/settings";
import { initial, type State } from "../state/state";
import { TurnClock } from "./clock";

vi.mock("../locales/messages", () => ({ say: () => "" }));

beforeEach(() => {
  vi.useFakeTimers();
  const target = { addEventListener: () => {} };
  vi.stubGlobal("document", { ...target, createElement: element, hidden: false });
  vi.stubGlobal("window", target);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A turn of half a minute of the player, after a number of discards. */
function turn(thrown: number): State {
  const history = Array(thrown).fill({ kind: "discarded", seat: 0 });
  const table = { turn: 0, ownTurn: true, history };
  const game = { round: 1, practice: false, table } as unknown as GameView;
  const rack = emptyRack({ tiers: 2, columns: 16 });
  return { ...initial(rack, { ...DEFAULTS, clock: 30 }), game };
}

const nameOf = (round: number, { history }: RoundView): string => `${round}:${history.length}`;

/** A clock, and the seconds after which it asked for the end of the turn. */
function clock(ends: boolean, remembers = true) {
  const asked: number[] = [];
  const begun = performance.now();
  const turns = {
    timeOut: async () => {
      asked.push(Math.round((performance.now() - begun) / 1000));
      return ends;
    },
  };
  const root = { querySelector: () => null } as unknown as HTMLElement;
  const { signal } = new AbortController();
  return {
    asked,
    clock: new TurnClock(root, turns, { tell: () => {} }, nameOf, signal, remembers),
  };
}

it("asks once where the turn ends", async () => {
  const { asked, clock: it } = clock(true);
  it.follow(turn(0));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toEqual([30]);
});

it("asks again after one second, then two, then four, where the turn does not end", async () => {
  const { asked, clock: it } = clock(false);
  it.follow(turn(0));
  await vi.advanceTimersByTimeAsync(63_000);
  const waits = asked.slice(1).map((second, i) => second - (asked[i] ?? 0));
  expect(asked[0]).toBe(30);
  expect(waits).toEqual([1, 2, 4, 8, 16]);
});

it("waits no longer in another turn for what another turn was refused", async () => {
  const { asked, clock: it } = clock(false);
  it.follow(turn(0));
  await vi.advanceTimersByTimeAsync(50_000);
  asked.length = 0;
  it.follow(turn(1));
  await vi.advanceTimersByTimeAsync(34_000);
  expect(asked.map((second) => second - 80)).toEqual([0, 1, 3]);
});

it.each([true, false])(
  "keeps the time of a turn over a reload only where it is asked to: %s",
  (remembers) => {
    const setItem = vi.fn();
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem });
    const { clock: it } = clock(true, remembers);
    it.follow(turn(0));
    it.follow(turn(1));
    expect(setItem.mock.calls.length > 0).toBe(remembers);
  },
);

it("does not count the time that the device has slept with the page in sight", async () => {
  const { asked, clock: it } = clock(true);
  it.follow(turn(0));
  await vi.advanceTimersByTimeAsync(10_000);
  // Time goes on, and no timer has run.
  const awake = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => awake + 3_600_000);
  it.follow(turn(0));
  expect(it.seconds).toBeGreaterThanOrEqual(18);
  vi.mocked(performance.now).mockRestore();
  expect(asked).toEqual([]);
});
