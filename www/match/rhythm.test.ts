/** The end of a round is explained once, and only to a player who is not looking at something. */

import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadEngines } from "../engine/rules.double";
import { Game } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import { initial, Store } from "../state/state";
import { Rhythm } from "./rhythm";

/** Milliseconds: longer than any pause at the end of a round. */
const LONG = 60_000;

beforeAll(loadEngines);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A round that is over. */
function over() {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const game = Game.load(readFileSync("tests/records/over.txt", "utf8")).view(0);
  store.change({ game });
  const match = {
    ui: { finale: () => null, botMove: () => ({ time: 0, begins: true, settles: false }) },
    ...{ busy: false, explained: false },
    explain: vi.fn(() => {
      match.explained = true;
    }),
    playBot: vi.fn(),
  };
  const pace = () => ({ travel: 1, wait: 1 });
  return { store, match, rhythm: new Rhythm(store, pace, match) };
}

it("explains the end after a while, and not again", async () => {
  const { rhythm, match } = over();
  rhythm.goOn(0);
  expect(match.explain).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(match.explain).toHaveBeenCalledTimes(1);
  rhythm.catchUp();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(match.explain).toHaveBeenCalledTimes(1);
});

it("leaves a dialog that the player has opened", async () => {
  const { store, rhythm, match } = over();
  rhythm.goOn(0);
  store.change({ dialog: "rules" });
  await vi.advanceTimersByTimeAsync(LONG);
  expect(match.explain).not.toHaveBeenCalled();
  expect(store.state.dialog).toBe("rules");
});

it("waits while home is shown, and goes on at the table", async () => {
  const { store, rhythm, match } = over();
  store.change({ home: true });
  rhythm.goOn(0);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(match.explain).not.toHaveBeenCalled();
  store.change({ home: false });
  await vi.advanceTimersByTimeAsync(LONG);
  expect(match.explain).toHaveBeenCalledTimes(1);
});
