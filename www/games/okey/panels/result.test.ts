/** The reasons for points, for every end of a round. */

import { describe, expect, it, vi } from "vitest";
import { useEnglish } from "../../../locales/words.double";
import type { OkeySheetRow as SheetRow } from "../../../pkg/istaka/istaka";
import { firstDeal } from "../view.double";
import { reasonsOf } from "./result";

vi.mock("../../../ui/tile-row", () => ({}));
vi.mock("../../../ui/match-text", () => ({}));

useEnglish();

function row(some: Partial<SheetRow>): SheetRow {
  return {
    round: 1,
    number: 1,
    dealer: 3,
    state: "won",
    winners: [],
    byOkey: false,
    byPairs: false,
    oneColor: false,
    doubled: false,
    value: 2,
    twinShownBy: null,
    potTo: null,
    scores: [null, null, null, null],
    left: null,
    ...some,
  };
}

describe("a row of the score sheet says why", () => {
  const game = firstDeal();
  const score = { win: 0, loss: 0, twin: 0, offence: 2, total: 2, shown: 2 };

  it.each([
    [{ winners: [1] }, ["Mehmet: finished"]],
    [
      { winners: [2], byOkey: true, byPairs: true, doubled: true, potTo: 2 },
      [
        "Leyla: finished with an okey and seven pairs",
        "doubled by its colour",
        "Leyla: takes the pot",
      ],
    ],
    [{ winners: [3], oneColor: true }, ["Deniz: finished", "all of one colour: doubled"]],
    [{ state: "void", twinShownBy: 0 }, ["void", "You: showed the twin"]],
    [{ scores: [null, score, null, null] }, ["Mehmet: declared an incomplete hand, +2"]],
  ] satisfies [Partial<SheetRow>, string[]][])("%j", (some, told) => {
    expect(reasonsOf(row(some), game)).toEqual(told);
  });

  it("with what a wrong declaration takes off where points are counted down", () => {
    const game = firstDeal("turkish count=down limit=20 end=best");
    const lost = { ...score, shown: -2 };
    expect(reasonsOf(row({ scores: [lost, null, null, null] }), game)).toEqual([
      "You: declared an incomplete hand, −2",
    ]);
  });

  it("and that a void round is played again where so many are agreed on", () => {
    const game = firstDeal("turkish end=rounds");
    expect(reasonsOf(row({ state: "void" }), game)).toEqual(["void, played again"]);
  });
});
