/** Sentences about a turn: the reason for a throw, and the better one. */

import { expect, it } from "vitest";
import { useEnglish } from "../../../locales/words.double";
import type { Prospect, ThrowReason, OkeyWhyView as WhyView } from "../../../pkg/judge/istaka";
import { inLetters } from "../../../state/text";
import { firstDeal } from "../view.double";
import { linesOf } from "./lines";

useEnglish();

const ahead = (deficiency: number, copies: number): Prospect => ({
  deficiency,
  copies,
  plan: "melds",
  helping: [],
});

/** Returns the sentences for a discard and a better one, with the prospects after each. */
function said(reason: ThrowReason, leaves: Prospect, better: Prospect): string[] {
  const threw = {
    reason,
    tile: "R5",
    leaves,
    better: { tile: "R9", leaves: better },
    next: null,
    out: [],
  };
  const arranged = { melds: [], partial: [], rest: [], deficiency: 3 };
  const why: WhyView = { seat: 2, hand: [], arranged, drew: null, threw };
  return linesOf(why, firstDeal().table).map(inLetters);
}

it("an error is told with what was better, be it for the hand or in the end", () => {
  expect(said("overlooked", ahead(3, 9), ahead(2, 4))).toEqual([
    "An oversight: this tile was needed.",
    "Discarding the red 9 would have left 2 tiles missing instead of 3.",
  ]);
  expect(said("misjudged", ahead(2, 9), ahead(2, 11))[1]).toBe(
    "Discarding the red 9 would have kept 2 more tiles that help.",
  );
  for (const better of [ahead(2, 9), ahead(2, 7), ahead(3, 20)])
    expect(said("near", ahead(2, 9), better)).toEqual([
      expect.stringMatching(/ looked no further than the next draw\.$/),
      "Discarding the red 9 had the better chance to win the round.",
    ]);
});

it("what was hardly better is no error", () => {
  expect(said("even", ahead(2, 9), ahead(2, 10))).toEqual([
    "It cost next to nothing.",
    "Discarding the red 9 would have kept 1 more tile that helps.",
  ]);
});

it("a careful throw says for whose sake the better one was kept", () => {
  expect(said("careful", ahead(2, 9), ahead(2, 11))[0]).toBe(
    "Careful: the next player might have needed the red 9.",
  );
});
