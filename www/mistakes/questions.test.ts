/** Exercises go on as long as the player likes. */

import { afterEach, expect, it, vi } from "vitest";
import type { Practice } from "../engine/views";
import { KeptMistakes } from "../store/deck";
import { KeptPractice } from "../store/exercises";
import { Memory } from "../store/memory";
import { Exercises } from "./questions";

let count = 0;

afterEach(() => {
  vi.useRealTimers();
});

/** An exercise about a kind of mistake. */
function made(mistake: Practice["mistake"]): Practice {
  count += 1;
  return {
    ...{ game: "okey", mistake, event: 3, turn: 1, position: `hand ${count}`, grade: "hard" },
    ...{ did: "draw", right: ["take"], worth: 30, lost: 4, unit: "wins" },
  };
}

/** Exercises of a kind, where rounds give these, and those are shipped. */
function ask(
  mistake: string | undefined,
  rounds: (readonly Practice[])[],
  shipped: readonly Practice[] = [],
) {
  const texts = new Memory();
  const [mistakes, kept] = [new KeptMistakes(texts), new KeptPractice(texts)];
  const practice = vi.fn(async () => [...(rounds.shift() ?? [])]);
  const open = () =>
    new Exercises({ game: "okey", mistake }, mistakes, kept, shipped, { practice });
  return { open, practice, mistakes, kept };
}

it("those made here come first, then those of the game, then rounds are played", async () => {
  const [one, other, shipped, third] = [made("left"), made("took"), made("fed"), made("left")];
  const { open, practice, kept } = ask(undefined, [[], [third]], [shipped]);
  kept.add([one, other]);
  const asked = open();
  expect(asked.list).toEqual([]);
  for (let count = 0; count < 3; count++) expect(await asked.more()).toBe(true);
  expect([asked.list, practice.mock.calls]).toEqual([[one, other, shipped], []]);
  expect(await asked.more()).toBe(true);
  expect([asked.list[3], practice.mock.calls]).toEqual([third, [["turkish"], ["turkish"]]]);
  asked.note(one, false);
  expect(kept.made, "what was asked is not asked again").toEqual([other]);
});

it("of a kind the player's own mistakes come first, and another kind if no round has any", async () => {
  const [own, other, such] = [made("left"), made("took"), made("left")];
  const { open, practice, mistakes } = ask("left", [[other], [], [such]]);
  const from = { begun: "2026-11-30T10:00:00.000Z", round: 0, names: [] };
  mistakes.add([own], from, "2026-11-30");
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 12) });
  const asked = open();
  expect(asked.list).toMatchObject([{ position: own.position, stage: 0 }]);
  const [card] = asked.list;
  if (!card) throw new Error("there is one");
  asked.note(card, true);
  expect(mistakes.deck.cards).toMatchObject([{ stage: 0, asked: "" }]);
  vi.setSystemTime(new Date(2026, 11, 1, 12));
  asked.note(card, true);
  expect(mistakes.deck.cards).toMatchObject([{ stage: 1, due: "2026-12-04" }]);
  const twice = [asked.more(), asked.more()];
  expect(await Promise.all(twice)).toEqual([true, true]);
  expect(asked.list.slice(1), "one was looked for").toEqual([such]);
  expect(await asked.more()).toBe(true);
  expect(asked.list.at(-1)).toEqual(other);
  expect(practice).toHaveBeenCalledTimes(3 + 8);
  expect(await asked.more()).toBe(false);
});
