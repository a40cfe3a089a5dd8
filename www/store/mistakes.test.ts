/** The mistakes that are tried again: their days, and what is kept of them. */

import { describe, expect, it } from "vitest";
import { dayAfter } from "../base/calendar";
import type { Exercise } from "../engine/views";
import { KeptMistakes } from "./deck";
import { Memory } from "./memory";
import { type Card, type Deck, MISTAKES, MOST_CARDS, mistakesShelf } from "./mistakes";
import { sealed } from "./seal";

const TODAY = "2026-11-30";
const FROM = { begun: "2026-11-30T10:00:00.000Z", round: 0, names: ["Leyla", "Mehmet"] };

/** A mistake in a position of its own. */
function mistake(hand: string, some: Partial<Exercise> = {}): Exercise {
  return {
    ...{ game: "okey", event: 4, turn: 2, position: `turkish; hand ${hand}`, did: "discard R1" },
    ...{ right: ["discard R2"], worth: 40, lost: 5, unit: "wins", mistake: "farther" },
    ...some,
  } as Exercise;
}

/** A deck with cards of these hands. */
function keep(hands: readonly string[], some: Partial<Exercise> = {}) {
  const texts = new Memory();
  const kept = new KeptMistakes(texts);
  kept.add(
    hands.map((hand) => mistake(hand, some)),
    FROM,
    TODAY,
  );
  return { kept, texts };
}

const hands = (cards: readonly Card[]): string[] => cards.map(({ position }) => position.slice(14));

describe("a card", () => {
  it("comes on the next day, and after right answers in 3, 7 and 21 days", () => {
    const { kept } = keep(["R1"]);
    let day = TODAY;
    for (const days of [1, 3, 7, 21]) {
      const due = dayAfter(day, days);
      expect(kept.due(dayAfter(due, -1))).toEqual([]);
      expect(kept.due(due)).toHaveLength(1);
      day = due;
      const [card] = kept.due(day);
      if (card) kept.note(card, true, day);
    }
    expect(kept.deck.cards).toEqual([]);
    // It is learnt: the same position makes no card again.
    expect(kept.add([mistake("R1")], FROM, TODAY)).toEqual([]);
  });

  it("comes tomorrow after a wrong answer, from the beginning", () => {
    const { kept } = keep(["R1"]);
    const card = mistake("R1");
    kept.note(card, true, "2026-12-01");
    kept.note(card, false, "2026-12-04");
    expect(kept.deck.cards).toMatchObject([{ stage: 0, due: "2026-12-05", asked: "2026-12-04" }]);
  });

  it("is due if the clock has gone back since the answer", () => {
    const { kept } = keep(["R1"]);
    kept.note(mistake("R1"), true, "2031-01-01");
    expect(kept.due("2026-12-01")).toHaveLength(1);
    expect(kept.days("2026-12-01")).toEqual([""]);
    kept.note(mistake("R1"), true, "2026-12-01");
    expect(kept.days("2026-12-02")).toEqual(["2026-12-08"]);
  });

  it("that is thrown out stays out, and can be had back", () => {
    const { kept } = keep(["R1", "R2"]);
    const [card] = kept.deck.cards;
    if (!card) throw new Error("no card");
    kept.drop(card);
    expect(hands(kept.deck.cards)).toEqual(["R2"]);
    expect(kept.add([mistake("R1")], FROM, TODAY)).toEqual([]);
    kept.haveBack(card);
    expect(hands(kept.deck.cards)).toEqual(["R2", "R1"]);
  });
});

describe("the deck", () => {
  it("has each position once, the dearest first", () => {
    const { kept } = keep(["R1", "R2", "R1"]);
    expect(kept.add([mistake("R2"), mistake("R3", { lost: 9 })], FROM, TODAY)).toHaveLength(1);
    expect(hands(kept.due("2026-12-01"))).toEqual(["R3", "R1", "R2"]);
    expect(hands(kept.of(FROM))).toEqual(["R3", "R1", "R2"]);
    kept.add([mistake("R4", { lost: 7 })], FROM, TODAY);
    expect(hands(kept.dearestOf(FROM))).toEqual(["R3", "R4", "R1"]);
    expect(kept.of({ ...FROM, round: 1 })).toEqual([]);
  });

  it("drops the cheapest and oldest of too many, whatever their game", () => {
    const many = Array.from({ length: MOST_CARDS }, (_, i) => `B${i}`);
    const { kept } = keep(many);
    // Ten points are as dear as two hundredths of a win.
    kept.add([mistake("R1", { lost: 20, unit: "points" })], FROM, TODAY);
    expect(hands(kept.deck.cards)).toEqual(many);
    kept.add([mistake("R2", { lost: 6, unit: "tiles" })], FROM, TODAY);
    expect(hands(kept.deck.cards)).toEqual([...many.slice(1), "R2"]);
  });

  it("remembers the round that was looked at last", () => {
    const { kept } = keep([]);
    expect(kept.deck).toMatchObject({ cards: [], looked: { begun: FROM.begun, round: 0 } });
  });

  it.each([
    [{ position: 5 }],
    [{ right: [] }],
    [{ right: Array(99).fill("draw") }],
    [{ unit: "euros" }],
    [{ due: "2026-13-01" }],
    [{ asked: "soon" }],
    [{ stage: 4 }],
    [{ lost: null }],
    [{ begun: "yesterday" }],
    [{ names: "Leyla" }],
    [{ position: "x".repeat(5000) }],
  ])("leaves out a card with %j", (some) => {
    const { kept, texts } = keep(["R1", "R2"]);
    const [first, second] = kept.deck.cards;
    const damaged = { version: 1, ...kept.deck, cards: [{ ...first, ...some }, second] };
    texts.write(MISTAKES, sealed(damaged));
    expect(hands(kept.deck.cards)).toEqual(["R2"]);
    expect(mistakesShelf.isWhole(texts.read(MISTAKES) ?? "")).toBe(false);
  });

  it("reads cards that do not name their game yet", () => {
    const { kept, texts } = keep(["R1"]);
    const rules = { sayili: "okey", "rummi80 players=2": "rummi", yuzbir: "okey101" } as const;
    const [{ game: _, ...card } = mistake("R1")] = kept.deck.cards;
    const cards = Object.keys(rules).map((text) => ({ ...card, position: `${text}; hand R1` }));
    texts.write(MISTAKES, sealed({ version: 1, ...kept.deck, cards }));
    expect(kept.deck.cards.map(({ game }) => game)).toEqual(Object.values(rules));
    expect(mistakesShelf.isWhole(texts.read(MISTAKES) ?? "")).toBe(true);
  });

  it.each([{}, { version: 2, cards: [] }, { version: 1, cards: "none" }])(
    "is empty for %j",
    (fields) => {
      const { kept, texts } = keep(["R1"]);
      texts.write(MISTAKES, sealed(fields));
      expect(kept.deck).toEqual({ cards: [], gone: [], looked: null });
    },
  );
});

describe("the decks of two devices", () => {
  const merged = (here: Deck | null, file: Deck) => mistakesShelf.format.merge?.(here, file);

  it("have all cards of both, each once", () => {
    const [here, file] = [keep(["R1", "R2"]).kept.deck, keep(["R2", "R3"]).kept.deck];
    const found = merged(here, file);
    expect(found && [hands(found.value.cards), found.added]).toEqual([["R1", "R2", "R3"], 1]);
    expect(merged(here, here)?.value).toBe(here);
    expect(merged(null, file)?.value.cards).toEqual(file.cards);
  });

  it("have the card that was asked last", () => {
    const [here, other] = [keep(["R1"]).kept, keep(["R1"]).kept];
    other.note(mistake("R1"), true, "2026-12-01");
    expect(merged(here.deck, other.deck)?.value.cards).toEqual(other.deck.cards);
    here.note(mistake("R1"), false, "2026-12-02");
    expect(merged(here.deck, other.deck)?.value.cards).toEqual(here.deck.cards);
  });

  it("have no card that either has thrown out", () => {
    const [here, other] = [keep(["R1", "R2"]).kept, keep(["R1", "R2"]).kept];
    other.drop(mistake("R1"));
    here.drop(mistake("R2"));
    expect(merged(here.deck, other.deck)?.value.cards).toEqual([]);
  });
});
