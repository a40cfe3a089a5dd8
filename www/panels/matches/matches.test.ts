/** Reading files and matches while the player may already choose another one. */

import { beforeEach, expect, it, vi } from "vitest";
import type { BotsView } from "../../engine/views";
import { emptyRack } from "../../rack/rack";
import { initial, Store } from "../../state/state";
import { Copies } from "../../store/copies";
import { useStorage } from "../../store/local.double";
import { MATCH } from "../../store/match";
import { sealed } from "../../store/seal";
import { Matches } from "./matches";

const EMPTY = JSON.stringify({ istaka: 1, texts: {} });

const review = vi.hoisted(() => vi.fn());
const strengths = vi.hoisted(() => vi.fn(async (): Promise<unknown[]> => []));

vi.mock("../../engine/judging", () => ({
  Reviewing: class {
    open = async () => {};
    review = review;
    strengths = strengths;
    stop = () => {};
  },
}));

const storage = useStorage();

beforeEach(() => {
  review.mockReset();
  vi.stubGlobal("navigator", { vendor: "" });
});

/** A file whose text arrives on demand. */
function fileOf(text: string): { file: Blob; arrive: () => void } {
  let arrive = (): void => {};
  const read = new Promise<string>((resolve) => {
    arrive = () => resolve(text);
  });
  const file = Object.assign(new Blob(), { text: () => read });
  return { file, arrive };
}

function matches(): Matches {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const engine = { read: vi.fn(), summarize: vi.fn(), readWallet: vi.fn() };
  const bots: BotsView = { levels: [], characters: [] };
  return new Matches(store, engine, new Copies(), bots);
}

it("tells of the file that was chosen last, whichever is read first", async () => {
  const opened = matches();
  const [slow, quick] = [fileOf("no file of ours"), fileOf(EMPTY)];
  const reading = [opened.open(slow.file), opened.open(quick.file)];
  quick.arrive();
  await reading[1];
  slow.arrive();
  await reading[0];
  expect(opened.said).toBeNull();
  expect(opened.contents?.changes.size).toBe(0);
});

it("reads no file that is larger than any of the game", async () => {
  const opened = matches();
  const { file } = fileOf(EMPTY);
  const text = vi.spyOn(file, "text");
  await opened.open(Object.defineProperty(file, "size", { value: 25 * 2 ** 20 }));
  expect([opened.said, opened.contents, text.mock.calls]).toEqual(["large", null, []]);
});

it("tells of no file any more once the dialog was opened again", async () => {
  const opened = matches();
  const { file, arrive } = fileOf(EMPTY);
  const reading = opened.open(file);
  await opened.begin();
  arrive();
  await reading;
  expect(opened.contents).toBeNull();
  expect(opened.said).toBeNull();
});

it("tells another dialog the strength, from all matches looked back on first", async () => {
  const game = {
    ...{ game: "okey", options: { text: "turkish", preset: "turkish" }, counts: "points" },
    ...{ players: [0, 1, 2, 3], scores: [0, 0, 0, 0], practice: false, standing: null },
    table: null,
  };
  const rounds = [{ round: 0, ending: "plain", turns: 9, oneAway: 1, twin: false, won: true }];
  const engine = { read: vi.fn(), summarize: async () => ({ ok: true, value: { game, rounds } }) };
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  storage.setItem(MATCH, sealed({ match: "turkish", slots: [], columns: 1 }));
  const none = { draws: 0, helped: 0, expected: 0, points: 0 };
  const skill = { decisions: 5, right: 5, lost: 0, counted: 0.1 };
  review.mockImplementation(async () => ({ round: 0, seat: 0, luck: [none], skill, habits: [] }));
  strengths.mockImplementation(async () => [{ peers: ["easy", "medium", "easy"] }]);
  const bots: BotsView = { levels: [], characters: [] };
  const all = new Matches(store, engine as never, new Copies(), bots);
  store.change({ dialog: "newGame" });
  expect(await all.strengthIn("okey")).toMatchObject({ peers: ["easy", "medium", "easy"] });
  expect(strengths).toHaveBeenCalledWith("okey", [skill], [1]);
  expect([await all.strengthIn("rummi"), all.looking]).toEqual([null, false]);
});

it("takes what was found in the match at the table for no other that lies there meanwhile", async () => {
  const game = (rules: string) => ({
    game: "okey",
    options: { text: rules, preset: rules },
    counts: "points",
    players: [0, 1, 2, 3],
    scores: [0, 0, 0, 0],
    practice: false,
    standing: null,
    table: null,
  });
  const rounds = [{ round: 0, ending: "plain", turns: 9, oneAway: 1, twin: false, won: true }];
  const read = async (rules: string) => ({ ok: true, value: { game: game(rules), rounds } });
  let found: (review: unknown) => void = () => {};
  review.mockImplementation(() => new Promise((resolve) => (found = resolve)));
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const bots: BotsView = { levels: [], characters: [] };
  const engine = { read: vi.fn(), summarize: read } as never;
  const all = new Matches(store, engine, new Copies(), bots);
  const lay = async (rules: string): Promise<void> => {
    storage.setItem(MATCH, sealed({ match: rules, slots: [], columns: 1 }));
    await all.begin();
    store.change({ dialog: "statistics" });
  };
  await lay("turkish");
  await vi.waitFor(() => expect(review).toHaveBeenCalledTimes(1));
  store.change({ dialog: null });
  await lay("board");
  const none = { draws: 0, helped: 0, expected: 0, points: 0 };
  found({
    round: 0,
    seat: 0,
    luck: [none],
    skill: { decisions: 0, right: 0, lost: 0 },
    habits: [],
  });
  await vi.waitFor(() => expect(review).toHaveBeenCalledTimes(2));
  expect(review.mock.lastCall).toEqual(["board", 0]);
  expect(all.here?.rules).toBe("board");
});
