/** A question ends the judgement of a position before it, and no review. */

import { describe, expect, it, vi } from "vitest";
import { Unfetched } from "../base/version";
import type { Line } from "./calls";
import type { Judge } from "./judge-worker";
import { Judging, Reviewing } from "./judging";

/** Judgements that are answered or stopped by hand. */
function judge() {
  const stops: (() => void)[] = [];
  const answers: ((value: unknown) => void)[] = [];
  const functions = {
    read: vi.fn(async (text: string) => text),
    judge: vi.fn(
      () =>
        new Promise((resolve, reject) => {
          answers.push(resolve);
          stops.push(() => reject(new Error("stopped")));
        }),
    ),
  };
  const close = vi.fn(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const line = { functions, open: vi.fn(async () => {}), close };
  return { line, answers, judging: new Judging(line as unknown as Line<Judge>) };
}

describe("the judge of positions", () => {
  it("ends a judgement when something else is asked", async () => {
    const { line, judging } = judge();
    const first = judging.judge("hand R1");
    await vi.waitFor(() => expect(line.functions.judge).toHaveBeenCalled());
    await expect(judging.read("hand R2")).resolves.toBe("hand R2");
    await expect(first).resolves.toBeNull();
    expect(line.close).toHaveBeenCalledOnce();
  });

  it("ends nothing when the judgement is there", async () => {
    const { line, answers, judging } = judge();
    const first = judging.judge("hand R1");
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.("ranking");
    await expect(first).resolves.toBe("ranking");
    await judging.read("hand R2");
    expect(line.close).not.toHaveBeenCalled();
  });

  it("passes on an error that no later question has caused", async () => {
    const { line, judging } = judge();
    line.functions.judge.mockRejectedValueOnce(new Error("no position"));
    await expect(judging.judge("hand")).rejects.toThrow("no position");
  });

  it("tells that it could not be fetched", async () => {
    const { line, judging } = judge();
    line.open.mockRejectedValueOnce(new Error("404"));
    await expect(judging.open()).rejects.toThrow(Unfetched);
  });
});

describe("the judge of finished rounds", () => {
  it("answers all that is asked, for the player", async () => {
    const review = vi.fn(async (_: string, round: number) => ({ round }));
    const line = { functions: { review }, open: vi.fn(async () => {}), close: vi.fn() };
    const reviewing = new Reviewing(line as unknown as Line<Judge>);
    const found = await Promise.all([0, 1].map((round) => reviewing.review("istaka 4", round)));
    expect(found).toEqual([{ round: 0 }, { round: 1 }]);
    expect(review.mock.lastCall).toEqual(["istaka 4", 1, 0]);
    expect(line.close).not.toHaveBeenCalled();
    line.open.mockRejectedValueOnce(new Error("404"));
    await expect(reviewing.review("istaka 4", 0)).rejects.toThrow(Unfetched);
  });
});
