/** One match takes the place of another: what leaves the table, and how it is kept. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import type { Outcome } from "../engine/client";
import { engineDouble } from "../engine/engine.double";
import { FAILED } from "../engine/refusal";
import { Game, initSync } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import { DEFAULTS } from "../settings/settings";
import type { Fixture } from "../state/fixture";
import { initial, Store } from "../state/state";
import { useStorage } from "../store/local.double";
import { MATCH, PAST, type SavedMatch } from "../store/match";
import { sealed } from "../store/seal";
import { Session } from "./session";

const BEGUN = "2026-11-24T12:00:00.000Z";
const OPPONENTS = ["hard", "hard", "hard"];
const storage = useStorage();
let over: string;

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const game = new Game({ rules: "board rounds=1", seed: "3", bots: [0, 1, 2, 3] });
  game.deal();
  game.playOut();
  over = game.save();
});

/** An answer that comes, or fails, on command. */
function late<T>() {
  let [come, fail] = [(_: T): void => {}, (): void => {}];
  const coming = new Promise<T>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error("offline"));
  });
  return { coming, come, fail };
}

/** The answer of an engine after another match was requested meanwhile. */
const OVERTAKEN = FAILED;

/** A page that has just been opened. */
async function page() {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 }), DEFAULTS));
  const engine = await engineDouble();
  const rules = { start: vi.spyOn(engine, "start"), load: vi.spyOn(engine, "load") };
  const surroundings = {
    pace: () => ({ travel: 0, wait: 1 }),
    ...{ restart: async () => {}, left: () => {} },
    shapeOf: () => store.state.rack.shape,
  };
  return {
    store,
    rules,
    session: new Session(store, engine, surroundings),
  };
}

/** The match of the last visit. */
function keep(match: string, some: Partial<SavedMatch> = {}): void {
  const saved = { match, slots: [], columns: 1, opponents: OPPONENTS, begun: BEGUN };
  storage.setItem(MATCH, sealed({ ...saved, ...some }));
}

const past = (): string[] => [...storage.texts.keys()].filter((key) => key.startsWith(PAST));

it.each([
  [true, []],
  [undefined, [PAST + BEGUN]],
])(
  "a link to a deal leaves a fixture that is over with its contest where that has counted it: %s",
  async (reported, saved) => {
    const fixture: Fixture = {
      contest: "2026-11-24T11:00:00.000Z",
      names: ["Ada", "Bo", "Cy"],
      ...{
        mostRounds: 1,
        seconds: 0,
        round: 1,
        chips: [],
        points: [],
        gained: [],
        place: 0,
        left: 4,
      },
      ...(reported && { reported }),
    };
    keep(over, { leg: fixture });
    const { session, store } = await page();
    await session.open("9", null);
    expect(session.text).toContain("seed 9");
    expect(store.state.fixture).toBeNull();
    expect(past()).toEqual(saved);
  },
);

/** A match that is over lies at the table; the next one is asked for, and its engine is late. */
async function waiting() {
  keep(over);
  const begun = await page();
  const { session, rules } = begun;
  await session.open(null, null);
  const answer = late<Outcome>();
  rules.start.mockReturnValueOnce(answer.coming);
  const first = session.newGame("20");
  return { ...begun, answer, first };
}

it("leaves the table once, under its own name, where a second one is begun before the first is there", async () => {
  const { session, answer, first } = await waiting();
  await session.newGame("21");
  answer.come(OVERTAKEN);
  await first;
  expect(past()).toEqual([PAST + BEGUN]);
  expect(session.text).toContain("seed 21");
});

it("is not replaced by one that was asked for before and whose engine comes late", async () => {
  const { session, rules, answer, first } = await waiting();
  await session.newGame("21");
  answer.come(OVERTAKEN);
  await first;
  const started = rules.start.mock.calls.map(([seed]) => seed);
  expect(started, "no other way is tried").toEqual(["20", "21"]);
  expect(session.text).toContain("seed 21");
});

it("is played on where the engine of the last visit's match comes late, or never", async () => {
  for (const end of ["come", "fail"] as const) {
    keep(over);
    const { session, store, rules } = await page();
    const answer = late<Outcome>();
    rules.load.mockReturnValueOnce(answer.coming);
    const opened = session.open(null, null);
    await vi.waitFor(() => expect(rules.load).toHaveBeenCalled());
    await session.newGame("21");
    answer[end](OVERTAKEN);
    await opened;
    expect(session.text).toContain("seed 21");
    expect(rules.load).toHaveBeenCalledOnce();
    expect(store.state.unreadable, "nothing is put aside").toEqual([]);
  }
});
