/** Dear mistakes are found in finished rounds, while nothing is played. */

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { engineDouble, type OwnEngine } from "../engine/engine.double";
import type { Practice } from "../engine/views";
import { learnRest } from "../locales/messages";
import { Game } from "../pkg/istaka/istaka";
import { exercises } from "../pkg/judge/istaka";
import { emptyRack } from "../rack/rack";
import { DEFAULTS } from "../settings/settings";
import { initial, type State, Store } from "../state/state";
import { Copies } from "../store/copies";
import { KeptMistakes } from "../store/deck";
import { KeptPractice } from "../store/exercises";
import { useStorage } from "../store/local.double";
import { MATCH, PAST } from "../store/match";
import { sealed } from "../store/seal";
import { Collector } from "./collector";

const BEGUN = "2026-11-30T10:00:00.000Z";
const LATER = "2026-11-30T12:00:00.000Z";

const storage = useStorage();
let engine: OwnEngine;
let record: string;
let practice: string;
let running: string;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await learnRest("en");
  engine = await engineDouble();
  const characters = ["beginner", "hard", "hard", "hard"];
  const game = new Game({ rules: "turkish", seed: "2", bots: [0, 1, 2, 3], characters });
  game.deal();
  running = game.save();
  while (game.view(0).table?.turn != null) game.botMove();
  record = game.save();
  game.practise();
  practice = game.save();
});

/** Lays a match at the table, and lets a collector follow its end. */
function collect(
  match: string,
  { begun = BEGUN, ...some }: Partial<State> & { begun?: string } = {},
) {
  const opponents = ["hard", "hard", "hard"];
  storage.setItem(MATCH, sealed({ match, slots: [], columns: 1, opponents, begun }));
  const copies = new Copies();
  const game = Game.load(match).view(0);
  const store = new Store({ ...initial(emptyRack({ tiers: 2, columns: 16 })), game, ...some });
  const judge = {
    exercises: vi.fn(async (record: string, round: number) => {
      return { ok: true as const, value: exercises(record, round, 0) };
    }),
    practice: vi.fn(async (): Promise<Practice[]> => []),
    stop: vi.fn(),
  };
  const collector = new Collector(store, copies, engine, () => judge);
  store.onChange(() => collector.follow(store.state));
  return { store, judge, copies, kept: new KeptMistakes(copies), collector };
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});

describe("after a round", () => {
  it("its dear mistakes become cards, which the result tells", async () => {
    const { store, judge, kept } = collect(record);
    store.change({ dialog: "result" });
    await vi.waitFor(() => expect(store.state.mistakes.count).toBeGreaterThan(1));
    const { cards } = kept.deck;
    expect(store.state.mistakes).toMatchObject({
      ...{ round: `${BEGUN}.0`, count: Math.min(3, cards.length), first: true },
    });
    for (const card of cards) {
      expect(card.lost).toBeGreaterThanOrEqual(2);
      expect(card).toMatchObject({ begun: BEGUN, round: 0, names: ["Mehmet", "Leyla", "Deniz"] });
      expect(card.right).not.toContain(card.did);
    }
    await vi.waitFor(() => expect(judge.stop).toHaveBeenCalled());
    store.change({ dialog: null });
    expect(judge.exercises, "each round is looked at once").toHaveBeenCalledOnce();
  });

  it("nothing is told as the first after a card was thrown out", async () => {
    const { store, kept } = collect(record);
    kept.add([], { begun: "2026-11-29T10:00:00.000Z", round: 0, names: [] }, "2026-11-29");
    kept.drop({ position: "turkish; hand R1" });
    store.change({ dialog: "result" });
    await vi.waitFor(() => expect(store.state.mistakes.count).toBeGreaterThan(1));
    expect(store.state.mistakes.first).toBe(false);
  });

  it("a match that has left the table meanwhile is looked at too", async () => {
    const opponents = ["hard", "hard", "hard"];
    storage.setItem(
      PAST + BEGUN,
      sealed({ match: record, slots: [], columns: 1, opponents, begun: BEGUN }),
    );
    const { store, kept } = collect(running, { begun: LATER, home: true });
    kept.add([], { begun: "2026-11-29T10:00:00.000Z", round: 0, names: [] }, "2026-11-29");
    store.change({});
    await vi.waitFor(() => expect(kept.deck.looked).toEqual({ begun: BEGUN, round: 0 }));
    expect(kept.of({ begun: BEGUN, round: 0 }).length).toBeGreaterThan(1);
    expect(store.state.mistakes.count, "it is not at the table").toBe(0);
  });
});

describe("when nothing is left to look at", () => {
  it("rounds are played for exercises, by the rules at the table, and only as many as usual", async () => {
    const { judge, store, copies } = collect(record);
    const [one] = exercises(record, 0, 0);
    if (!one) throw new Error("there is one");
    judge.practice.mockResolvedValueOnce([{ ...one, grade: "easy" }]);
    store.change({ dialog: "result" });
    await vi.waitFor(() => expect(judge.stop).toHaveBeenCalled());
    expect(judge.practice.mock.calls).toEqual(Array.from({ length: 12 }, () => ["turkish"]));
    expect(new KeptPractice(copies).made).toMatchObject([one]);
    store.change({});
    expect(judge.practice).toHaveBeenCalledTimes(12);
  });

  it("none are played any more once a round begins", async () => {
    const { judge, store, copies } = collect(record);
    let answer: (found: Practice[]) => void = () => {};
    const late = new Promise<Practice[]>((resolve) => {
      answer = resolve;
    });
    judge.practice.mockImplementationOnce(() => late);
    store.change({ dialog: "result" });
    await vi.waitFor(() => expect(judge.practice).toHaveBeenCalledOnce());
    store.change({ dialog: null, game: Game.load(running).view(0) });
    answer(exercises(record, 0, 0).map((one) => ({ ...one, grade: "hard" })));
    await late;
    await new Promise((resolve) => setTimeout(resolve));
    expect(new KeptPractice(copies).made).toEqual([]);
    expect(judge.practice).toHaveBeenCalledOnce();
  });
});

describe("nothing is looked at", () => {
  const still = async ({ store, judge }: ReturnType<typeof collect>): Promise<void> => {
    store.change({ dialog: "result" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(judge.exercises).not.toHaveBeenCalled();
  };

  it("while a round is played", () => still(collect(running)));

  it("of a match for practice", () => still(collect(practice)));

  it("if the player does not want it", async () => {
    const found = collect(record, { settings: { ...DEFAULTS, again: false } });
    found.kept.add(exercises(record, 0, 0), { begun: BEGUN, round: 0, names: [] }, "2026-11-29");
    await still(found);
    expect(found.store.state.mistakes).toMatchObject({ round: null, count: 0 });
  });

  it("in a lesson", () =>
    still(collect(record, { taught: { at: 0, tiles: [], place: null, leads: null } })));
});

it("stops when the next round begins, and goes on after it", async () => {
  const { store, judge, kept } = collect(record);
  let answer: () => void = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { value } = { value: exercises(record, 0, 0) };
  judge.exercises.mockImplementationOnce(async () => {
    await late;
    return { ok: true, value };
  });
  store.change({ dialog: "result" });
  await vi.waitFor(() => expect(judge.exercises).toHaveBeenCalledOnce());
  const over = store.state.game;
  store.change({ dialog: null, game: Game.load(running).view(0) });
  expect(judge.stop).toHaveBeenCalled();
  answer();
  await late;
  expect(kept.deck.cards).toEqual([]);
  store.change({ game: over, dialog: "result" });
  await vi.waitFor(() => expect(kept.deck.cards).toHaveLength(value.length));
});
