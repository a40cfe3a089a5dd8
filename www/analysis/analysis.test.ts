/** Edits of a position, and the answers to it, which may come late. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ReadPosition } from "../engine/judge-worker";
import type { AnyJudgement, PositionView } from "../engine/views";
import { emptyRack } from "../rack/rack";
import { initial, Store } from "../state/state";
import { recallProgress } from "../store/lessons";
import { Memory } from "../store/memory";
import { KeptPositions } from "../store/positions";
import { Analysis, HAND, INDICATOR } from "./analysis";

// These are of the browser.
vi.mock("./address", () => ({
  addressOf: () => "",
  takeAddress: () => {},
  leaveAddress: () => {},
}));

const FAULT = { code: "handSize", field: "hand", tile: null, about: "", need: 14, message: "" };

/** Reads every text that ends with a red 9 as a position. */
function view(text: string): PositionView {
  const whole = text.endsWith("R9");
  return {
    ...{ game: "okey", rules: "turkish", seats: [0, 1, 2, 3], phases: [], okey: null, copies: [] },
    position: whole ? text : null,
    faults: whole ? [] : [FAULT],
  } as unknown as PositionView;
}

function judgement(position: string): AnyJudgement {
  return { game: "okey", position, seat: 0, unit: "wins", actions: [] };
}

/** Returns the answer of the judge to a text that tells `position`, if it is a whole one. */
function read(text: string, position = view(text).position): ReadPosition {
  return {
    view: { ...view(text), position },
    judgement: position === null ? null : judgement(position),
  };
}

function opened() {
  const texts = new Memory();
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const judge = {
    open: vi.fn(async () => {}),
    read: vi.fn(async (text: string) => read(text)),
    judge: vi.fn(async (text: string): Promise<AnyJudgement | null> => judgement(text)),
    at: vi.fn(async () => ({ ok: true, value: "turkish; hand R1 R9" }) as const),
    play: vi.fn(async () => ({ ok: true, value: "turkish; turn 1; hand R1" }) as const),
    stop: vi.fn(),
  };
  const analysis = new Analysis(store, texts, judge);
  return { analysis, judge, kept: new KeptPositions(texts), store, texts };
}

let { analysis, judge, kept, store, texts } = opened();

beforeEach(() => {
  ({ analysis, judge, kept, store, texts } = opened());
});

describe("an edit", () => {
  beforeEach(async () => {
    await analysis.open(null);
    analysis.shown();
  });

  it("begins with the indicator, after which comes the hand", () => {
    expect(analysis.text).toBe("turkish");
    expect(analysis.place).toEqual(INDICATOR);
    for (const tile of ["Y1", "R1", "R2"]) analysis.add(tile);
    expect(analysis.place).toEqual(HAND);
    expect(analysis.text).toBe("turkish; indicator Y1; hand R1 R2");
    analysis.clear();
    expect(analysis.place).toEqual(INDICATOR);
  });

  it("is undone step by step, and what is typed in one go together", () => {
    analysis.add("Y1");
    analysis.add("R1");
    for (const text of ["hand", "hand R", "hand R2"]) analysis.type(text);
    analysis.undo();
    expect(analysis.text).toBe("turkish; indicator Y1; hand R1");
    analysis.undo();
    expect(analysis.text).toBe("turkish; indicator Y1");
    analysis.undo();
    expect(analysis.canUndo).toBe(false);
    analysis.undo();
    expect(analysis.text).toBe("turkish");
  });

  it("keeps the tiles with other rules of the game, but not with another game", () => {
    analysis.add("Y1");
    analysis.setRules("pagat");
    expect(analysis.text).toBe("pagat; indicator Y1");
    analysis.setRules("rummi80");
    expect([analysis.text, analysis.place]).toEqual(["rummi80", HAND]);
    analysis.undo();
    expect(analysis.text).toBe("pagat; indicator Y1");
  });
});

describe("a dragged tile", () => {
  const meld = (at: number) => ({ field: "meld", at, seat: 2 }) as const;

  beforeEach(() => analysis.open({ text: "yuzbir; hand R1 R2 R2'; meld 1 K1; meld 1 B1 B2" }));

  it("comes from the palette, goes to another place, or is taken away, and is undone at once", () => {
    analysis.move("R5", null, meld(1));
    expect(analysis.text).toBe("yuzbir; hand R1 R2 R2'; meld 1 K1; meld 1 B1 B2 R5");
    analysis.move("R2'", { place: HAND, at: 2 }, meld(2));
    expect(analysis.text).toBe("yuzbir; hand R1 R2; meld 1 K1; meld 1 B1 B2 R5; meld 2 R2'");
    analysis.move("R1", { place: HAND, at: 0 }, null);
    expect(analysis.text).toBe("yuzbir; hand R2; meld 1 K1; meld 1 B1 B2 R5; meld 2 R2'");
    analysis.undo();
    analysis.undo();
    expect(analysis.text).toBe("yuzbir; hand R1 R2 R2'; meld 1 K1; meld 1 B1 B2 R5");
  });

  it("leaves a meld that is gone then, and those behind it move up", () => {
    analysis.move("K1", { place: meld(0), at: 0 }, meld(1));
    expect(analysis.text).toBe("yuzbir; hand R1 R2 R2'; meld 1 B1 B2 K1");
  });

  it("is the only indicator, after which tiles go to the hand", () => {
    analysis.choose(INDICATOR);
    analysis.move("Y1", null, INDICATOR);
    expect(analysis.place).toEqual(HAND);
    analysis.move("R1", { place: HAND, at: 0 }, INDICATOR);
    expect(analysis.text).toBe("yuzbir; indicator R1; hand R2 R2'; meld 1 K1; meld 1 B1 B2");
  });
});

describe("the lesson", () => {
  const whole =
    "turkish; indicator Y1; hand R2 R3 Y9 Y10 Y11 B7 B8 B9 K4 K5 K6 R1 R4 R13; pile 3 R5";
  const guide = () => analysis.guide;

  beforeEach(async () => {
    judge.read.mockImplementation(async (text) =>
      read(text, text.includes("R1 R4 R13") ? text : null),
    );
    await analysis.open({ text: "hand R7" });
    analysis.shown();
    await analysis.open({ lesson: true });
  });

  const learn = async () => {
    for (const tile of guide()?.lacking(analysis.position) ?? []) analysis.add(tile);
    await vi.waitFor(() => expect(guide()?.step).toBe(1));
  };

  it("waits for the tiles that its hand lacks, for its answer, and for an action", async () => {
    expect([guide()?.step, analysis.place]).toEqual([0, HAND]);
    expect(guide()?.lacking(analysis.position)).toEqual(["R1", "R4", "R13"]);
    await learn();
    expect(analysis.text).toBe(whole);
    analysis.goOn();
    expect([guide()?.step, guide()?.isPlayed(analysis.text)]).toEqual([2, false]);
    await analysis.play("take");
    expect(guide()?.isPlayed(analysis.text)).toBe(true);
    expect(recallProgress(texts).done).toEqual(["ask"]);
    expect(kept.all).toEqual([]);
    await analysis.askOwn();
    expect([guide(), analysis.text]).toEqual([null, "turkish"]);
  });

  it("has an action played before it is asked for, and is taken again", async () => {
    await learn();
    await analysis.play("take");
    expect(guide()?.step).toBe(2);
    await analysis.learn();
    expect(guide()?.step).toBe(0);
    await analysis.leaveGuide();
    expect(analysis.text).toBe("hand R7");
  });

  it("ends with the dialog, and the position before it is there again", () => {
    analysis.left();
    expect([guide(), analysis.text]).toEqual([null, "hand R7"]);
  });
});

describe("an answer", () => {
  const shown = () => analysis.found && [analysis.found.judgement.position, analysis.found.quick];

  it("comes at once and then finer, and its position is kept", async () => {
    const quick: (boolean | null)[] = [];
    store.onChange(() => quick.push(analysis.found?.quick ?? null));
    await analysis.open({ text: "hand R1 R9" });
    expect(judge.judge).not.toHaveBeenCalled();
    analysis.shown();
    await vi.waitFor(() => expect(shown()).toEqual(["hand R1 R9", false]));
    expect(quick.filter((one, i) => one !== quick[i - 1])).toEqual([true, false]);
    expect(kept.all).toEqual(["hand R1 R9"]);
  });

  it("that comes late is not shown for another position", async () => {
    await analysis.open({ text: "hand R1 R9" });
    let answer = (_late: AnyJudgement): void => {};
    judge.judge.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    analysis.shown();
    analysis.type("hand R1 R9 R10");
    answer(judgement("hand R1 R9"));
    await vi.waitFor(() => expect(analysis.view?.position).toBeNull());
    expect(shown()).toBeNull();
  });

  it("is not refined once the analysis is left", async () => {
    await analysis.open({ text: "hand R1 R9" });
    judge.judge.mockImplementationOnce(async () => {
      analysis.left();
      return null;
    });
    analysis.shown();
    await vi.waitFor(() => expect(judge.stop).toHaveBeenCalled());
    expect(judge.judge).toHaveBeenCalledOnce();
    expect(shown()).toEqual(["hand R1 R9", true]);
  });
});

it("opens the moment of a match, and otherwise the position analysed last", async () => {
  await analysis.open({ record: "istaka 4", at: { round: 0, actions: 3 } });
  expect(judge.at).toHaveBeenCalledWith("istaka 4", { round: 0, actions: 3 }, 0);
  expect(analysis.text).toBe("turkish; hand R1 R9");
  await analysis.open(null);
  expect(analysis.text).toBe("turkish; hand R1 R9");
});

it("plays an action on the board, and tells that it has ended the round", async () => {
  await analysis.open({ text: "hand R1 R9" });
  await analysis.play("discard R9");
  expect(analysis.text).toBe("turkish; turn 1; hand R1");
  judge.play.mockResolvedValueOnce({ ok: true, value: null } as never);
  await analysis.play("finish R1");
  expect([analysis.text, analysis.over]).toEqual(["turkish; turn 1; hand R1", true]);
  analysis.undo();
  expect([analysis.text, analysis.over]).toEqual(["hand R1 R9", false]);
});
