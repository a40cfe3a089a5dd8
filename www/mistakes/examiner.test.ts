/** Mistakes tried again: the first deciding action at the table is the answer. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { engineDouble } from "../engine/engine.double";
import { answer } from "../engine/refusal";
import type { AnyJudgement, Exercise, GameName, GameView } from "../engine/views";
import { learnAnalysis, learnRest, nameSeats } from "../locales/messages";
import { Actions } from "../match/actions";
import { Session } from "../match/session";
import { Game } from "../pkg/istaka/istaka";
import { disguise, exercises, isRight, judge } from "../pkg/judge/istaka";
import { emptyRack } from "../rack/rack";
import { DEFAULTS } from "../settings/settings";
import { initial, Store } from "../state/state";
import { KeptMistakes } from "../store/deck";
import { SavedMatches } from "../store/matches";
import { Memory } from "../store/memory";
import type { CardActions, CardContent } from "./card";
import { Examiner } from "./examiner";
import { OwnMistakes } from "./questions";

// The content of the card is looked at, and not its elements.
vi.mock("./card", () => ({
  mistakeCard: (shown: CardContent, _: unknown, actions: CardActions) => ({ shown, actions }),
}));
vi.mock("../ui/match-text", () => ({}));
vi.mock("../ui/tile-row", () => ({}));
vi.mock("../lessons/names", () => ({ reopenAt: (address: string) => reopened.push(address) }));

const reopened: string[] = [];
const FROM = { begun: "2026-11-30T10:00:00.000Z", round: 0, names: ["Leyla", "Mehmet", "Deniz"] };
let found: Record<GameName, Exercise>;

/** Finds the dearest mistake of a poor player in rounds of a game. */
function mistakeIn(rules: string): Exercise {
  for (let seed = 1; seed < 40; seed += 1) {
    const characters = ["beginner", "hard", "hard", "hard"];
    const game = new Game({ rules, seed: `${seed}`, bots: [0, 1, 2, 3], characters });
    game.deal();
    while (game.view(0).table?.turn != null) game.botMove();
    const [one] = exercises(game.save(), 0, 0);
    if (one) return one;
  }
  throw new Error(`no mistake in ${rules}`);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" }, querySelector: () => null });
  await engineDouble();
  await learnRest("en");
  await learnAnalysis("en");
  nameSeats("You", ["Mehmet", "Leyla", "Deniz"]);
  found = {
    okey: mistakeIn("turkish"),
    okey101: mistakeIn("yuzbir"),
    rummi: mistakeIn("rummi80"),
  };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en" }, querySelector: () => null });
  vi.stubGlobal("location", { pathname: "/okey/" });
  vi.stubGlobal("history", { replaceState: () => {}, state: null });
  vi.stubGlobal("dispatchEvent", () => true);
  reopened.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks mistakes again. */
async function ask(...mistakes: Exercise[]) {
  const engine = await engineDouble();
  const [own, here] = [new Memory(), new Memory()];
  const kept = new KeptMistakes(own);
  kept.add(mistakes, FROM, "2026-11-29");
  let seed = 0;
  const judges = {
    positions: {
      disguise: async (position: string, actions: readonly string[]) => {
        seed += 1;
        return answer(() => disguise(position, actions, `${seed}`));
      },
      judge: async (position: string): Promise<AnyJudgement> => judge(position),
    },
    answers: {
      isRight: async (position: string, right: readonly string[], action: string) =>
        answer(() => isRight(position, right, action)),
    },
  };
  const cards = kept.due("2026-12-31");
  const examiner = new Examiner(new OwnMistakes(cards, kept), {
    engine,
    judges,
    kept,
    own,
    here,
    fromHome: true,
  });
  expect(await examiner.ask()).toBe(true);
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 }), DEFAULTS));
  const page = {
    pace: () => ({ travel: 0, wait: 0 }),
    ...{ restart: async () => {}, left: () => {} },
    shapeOf: () => store.state.rack.shape,
  };
  const session = new Session(store, examiner.engine, page, new SavedMatches(here));
  examiner.attend(store, {
    act: (change) => session.act(change, { noMove: true }),
    reopen: () => session.open(null, null),
  });
  const actions = new Actions(store, session, examiner.engine);
  const root = { querySelector: () => null } as unknown as HTMLElement;
  const settle = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1000);
    examiner.lead(root);
  };
  await session.open(null, null);
  await settle();
  const card = () =>
    examiner.card(store.state, { kind: "desktop" }, null as never) as unknown as {
      shown: CardContent;
      actions: CardActions;
    };
  /** The disguised actions: the mistake, and the right ones. */
  const asked = (): readonly string[] => {
    const [match] = /^position (.*)$/m.exec(session.text)?.slice(1) ?? [];
    const disguised = disguise(
      cards[card().shown.at]?.position ?? "",
      [cards[card().shown.at]?.did ?? "", ...(cards[card().shown.at]?.right ?? [])],
      `${seed}`,
    );
    expect(match).toBe(disguised.position);
    return disguised.actions;
  };
  const act = async (action: string): Promise<void> => {
    const acting = actions.act(action, { sure: true });
    await settle();
    await acting;
  };
  return { store, card, kept, act, asked, settle, examiner };
}

const handOf = (game: GameView | null): readonly string[] => game?.table?.hand ?? [];

describe.each(["okey", "okey101", "rummi"] as const)("a mistake of %s", (game) => {
  it("is right after the best action, which the table does not follow", async () => {
    const { store, card, kept, act, asked } = await ask(found[game]);
    const hand = handOf(store.state.game);
    expect(card().shown).toMatchObject({ at: 0, count: 1, answer: null, last: true });
    expect(store.state.taught).toMatchObject({ at: 0, again: true, reads: false });
    await act(asked()[1] ?? "");
    expect(card().shown).toMatchObject({ right: true });
    expect(card().shown.answer?.lines.map(({ who }) => who)).toEqual(["best", "then"]);
    expect(card().shown.answer?.lines.every(({ worth }) => worth !== "")).toBe(true);
    expect(handOf(store.state.game).toSorted()).toEqual(hand.toSorted());
    expect(store.state.game?.table?.turn).toBe(0);
    expect(kept.deck.cards).toMatchObject([{ stage: 1 }]);
  });

  it("is wrong after the same mistake, and says both in words", async () => {
    const { store, card, kept, act, asked, examiner } = await ask(found[game]);
    await act(asked()[0] ?? "");
    const { answer: told, right } = card().shown;
    expect(right).toBe(false);
    expect(kept.deck.cards).toMatchObject([{ stage: 0 }]);
    expect(told?.whence).toBe(
      `Round 1, turn ${found[game].turn}, against Leyla, Mehmet, and Deniz`,
    );
    expect(told?.kind).not.toBe("");
    const said = examiner.aloud(store.state, "desktop");
    expect(said?.id).toBe("again-told");
    expect(`${said?.args?.said}`).toMatch(/^Best: .+\. .*In the match: .+\./);
  });
});

describe("an answer", () => {
  it("is given once; then the table stands still", async () => {
    const { card, kept, act, asked, store } = await ask(found.okey);
    await act(asked()[0] ?? "");
    await act(asked()[1] ?? "");
    expect(store.state.notice?.id).toBe("refused-answered");
    expect(card().shown.right).toBe(false);
    expect(kept.deck.cards).toMatchObject([{ stage: 0 }]);
  });

  it("is refused where the rules refuse it, and nothing is answered", async () => {
    const { card, act, store } = await ask(found.okey);
    await act("pass");
    expect(store.state.notice).not.toBeNull();
    expect(card().shown.answer).toBeNull();
  });

  it("counts as wrong if it is only shown", async () => {
    const { card, kept } = await ask(found.okey);
    card().actions.tell();
    expect(card().shown).toMatchObject({ right: false });
    expect(kept.deck.cards[0]?.asked).not.toBe("");
  });
});

describe("after an answer", () => {
  it("the next mistake lies on the table, and after the last one home comes", async () => {
    const { card, store, settle } = await ask(found.okey, found.rummi);
    const first = store.state.game?.game;
    card().actions.tell();
    card().actions.next();
    const asked = new Set<string>();
    store.onChange(() => asked.add(`${card().shown.at} ${store.state.game?.game}`));
    await settle();
    expect(asked, "the answer stays until its table has gone").not.toContain(`1 ${first}`);
    expect(card().shown).toMatchObject({ at: 1, count: 2, answer: null, last: true });
    expect(store.state.game?.game).not.toBe(first);
    card().actions.tell();
    card().actions.next();
    await settle();
    expect(reopened).toEqual(["/okey/"]);
  });

  it("a card can be thrown out, and had back", async () => {
    const { card, kept } = await ask(found.okey);
    card().actions.tell();
    card().actions.drop();
    expect([kept.deck.cards, card().shown.gone]).toEqual([[], true]);
    card().actions.drop();
    expect([kept.deck.cards.length, card().shown.gone]).toEqual([1, false]);
  });
});
