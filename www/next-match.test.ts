/** One match takes the place of another: what leaves the table, and how it is kept. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Outcome, RemoteEngine } from "./engine/client";
import { sealed } from "./envelope";
import { Games } from "./games/games";
import { type Kept, MATCH, PAST } from "./keeper";
import { Game, initSync } from "./pkg/okey/istaka";
import { emptyRack } from "./rack/rack";
import { Session } from "./session";
import { DEFAULTS } from "./settings";
import { initial, type Leg, Store } from "./state";
import { useStorage } from "./storage-double";

const BEGUN = "2026-11-24T12:00:00.000Z";
const OPPONENTS = ["hard", "hard", "hard"];
const storage = useStorage();
let over: string;

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  const game = new Game({ rules: "board rounds=1", seed: "3", bots: [0, 1, 2, 3] });
  game.deal();
  game.playOut();
  over = game.save();
});

/** The engine, without a worker. */
function engine() {
  let game = new Game({ seed: "7" });
  const played = async (action: () => unknown): Promise<Outcome> => {
    action();
    return { ok: true, game: game.view(0), saved: game.save(), commitment: null };
  };
  return {
    start: (seed: string | null) =>
      played(() => {
        game = new Game({ seed: seed ?? "8" });
        game.deal();
      }),
    load: (saved: string) =>
      played(() => {
        game = Game.load(saved);
      }),
    ponders: async () => 1,
    melds: async () => [],
  };
}

/** A page that has just been opened. */
function page() {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 }), DEFAULTS));
  const rules = engine();
  const surroundings = {
    pace: () => ({ travel: 0, wait: 1 }),
    words: async () => true,
    ...{ show: async () => {}, restart: async () => {}, left: () => {} },
    games: new Games(),
    fetchGame: async () => true,
    shapeOf: () => store.state.rack.shape,
  };
  return {
    store,
    rules,
    session: new Session(store, rules as unknown as RemoteEngine, surroundings),
  };
}

/** The match of the last visit. */
function keep(match: string, some: Partial<Kept> = {}): void {
  const kept = { match, slots: [], columns: 1, opponents: OPPONENTS, begun: BEGUN };
  storage.setItem(MATCH, sealed({ ...kept, ...some }));
}

const past = (): string[] => [...storage.kept.keys()].filter((key) => key.startsWith(PAST));

it.each([
  [true, []],
  [undefined, [PAST + BEGUN]],
])(
  "a link to a deal leaves a leg that is over with its contest where that has counted it: %s",
  async (reported, kept) => {
    const leg: Leg = {
      contest: "2026-11-24T11:00:00.000Z",
      names: ["Ada", "Bo", "Cy"],
      ...{ mostRounds: 1, seconds: 0, round: 1, chips: [], place: 0, left: 4 },
      ...(reported && { reported }),
    };
    keep(over, { leg });
    const { session, store } = page();
    await session.open("9", null);
    expect(session.text).toContain("seed 9");
    expect(store.state.leg).toBeNull();
    expect(past()).toEqual(kept);
  },
);
