/** The module that judges positions: it says what the engine says anywhere else. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type AnyJudgement,
  disguise,
  exercises,
  type IstakaError,
  initSync,
  isRight,
  judge,
  playPosition,
  positionAt,
  readPosition,
  strength,
} from "../../www/pkg/judge/istaka";
import { promises } from "./promise";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/judge/istaka_bg.wasm") });
});

const HAND = "turkish; indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6";
const kept = promises("www/pkg/judge/istaka.d.ts");

/** Returns the error of a call. */
function refused(call: () => unknown): IstakaError {
  try {
    call();
  } catch (error) {
    return error as IstakaError;
  }
  throw new Error("nothing was refused");
}

/** Returns JSON with the names of fields in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

describe("a judgement", () => {
  test("is the one that every build of the engine gives", () => {
    const lines = readFileSync("tests/data/judgements.txt", "utf8").trim().split("\n");
    expect(lines).toHaveLength(60);
    for (const line of lines) {
      const [position = "", best, hash] = line.split("\t");
      const [quick, full] = [true, false].map((quick) => judge(position, { quick }));
      expect(full?.actions[0]?.action ?? "", position).toBe(best);
      const text = `${sorted(quick)}\n${sorted(full)}`;
      expect(createHash("sha256").update(text).digest("hex"), position).toBe(hash);
    }
  });

  test("has the declared types in every game", () => {
    const types = { okey: "OkeyFacts", okey101: "Okey101Facts", rummi: "RummiFacts" } as const;
    for (const text of [
      HAND,
      "yuzbir players=2; indicator Y1; hand R9 K2; drawn K2; pile 2 Y4; meld 0 R10 R11 R12; meld 2 = R3 Y2 Y2'",
      "rummi80 players=2; hand R4 R5; table R1 R2 R3 | K8 B8 Y8; tiles 2 - 5 -",
    ]) {
      const judged: AnyJudgement = judge(text);
      expect(judged.actions.length).toBeGreaterThan(0);
      expect(kept("PositionView")(readPosition(text), "view")).toBeNull();
      for (const ranked of judged.actions) {
        expect(kept("Ranked", ["string", types[judged.game]])(ranked, "ranked")).toBeNull();
      }
    }
  });

  test("of no position is refused with all reasons at once", () => {
    const error = refused(() => judge("turkish; indicator Y1; okey Y3; hand R1 R1 R1"));
    expect(error).toMatchObject({ name: "IstakaError", code: "badPosition" });
    expect(error.reasons?.map(({ code }) => code)).toEqual(["wrongOkey", "tooMany", "handSize"]);
    for (const reason of error.reasons ?? [])
      expect(kept("PositionFault")(reason, "reason")).toBeNull();
  });
});

describe("a text", () => {
  test("is read whatever it is", () => {
    for (const text of [
      "",
      ";",
      "hand",
      "R".repeat(1e6),
      "\u0000; hand \ud800",
      "chess; hand R1",
    ]) {
      const view = readPosition(text);
      expect(view.position).toBeNull();
      expect(view.faults.length).toBeGreaterThan(0);
    }
    expect(readPosition("R".repeat(1e6)).faults).toMatchObject([{ code: "tooLong" }]);
    expect(readPosition("hand R1 R1").copies[0]).toEqual({ tile: "R1", left: 0 });
  });

  test("is refused where it is another value", () => {
    for (const value of [null, 5, {}, ["hand"]] as unknown as string[])
      for (const call of [judge, readPosition, (text: string) => playPosition(text, "pass")])
        expect(refused(() => call(value))).toMatchObject({ code: "badOption" });
    expect(refused(() => judge(HAND, { quik: true } as object))).toMatchObject({
      code: "badOption",
    });
  });
});

describe("a board", () => {
  test("plays an action, by chance only where tiles are hidden", () => {
    const after = playPosition(HAND, "discard R6");
    expect(after).toContain("pile 0 R6");
    const draw = `${after}`.replace("turn 1; ", "").replace("pile 0 R6", "pile 3 K3");
    const drawn = ["1", "2", "3", "4"].map((seed) => playPosition(draw, "draw", seed));
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(playPosition(draw, "draw", "1")).toBe(drawn[0]);
    expect(refused(() => playPosition(HAND, "discard R7"))).toMatchObject({ code: "notInHand" });
    expect(refused(() => playPosition(HAND, "dance"))).toMatchObject({ code: "badAction" });
  });

  test("finds the moment of a match, as a seat saw it", () => {
    const record = readFileSync("tests/records/busy.txt", "utf8");
    const [own, other] = [positionAt(record, 0, 0, 0), positionAt(record, 0, 0, 2)];
    expect(own).not.toBeNull();
    expect(own).not.toBe(other);
    expect(positionAt(record, 9, 0, 0)).toBeNull();
    expect(refused(() => positionAt("istaka 4", 0, 0, 0))).toMatchObject({ code: "badRecord" });
  });
});

describe("an exercise", () => {
  const record = readFileSync("tests/records/regretted.txt", "utf8");

  test("is made of a mistake, and disguised", () => {
    const found = exercises(record, 2);
    expect(found.length).toBeGreaterThan(0);
    for (const exercise of found) {
      expect(kept("Exercise")(exercise, "exercise")).toBeNull();
      const { position, did, right } = exercise;
      const other = disguise(position, [did, ...right], "7");
      expect(kept("Disguised")(other, "other")).toBeNull();
      const [wrong = "", ...others] = other.actions;
      expect(isRight(other.position, others, wrong)).toBe(false);
      for (const action of others) expect(isRight(other.position, others, action)).toBe(true);
      expect(other.record).toContain(`\nposition ${other.position}\n`);
    }
    expect(exercises(record, 9)).toEqual([]);
  });

  test("refuses what is no position, no action, or against the rules", () => {
    expect(refused(() => exercises("istaka 4", 0))).toMatchObject({ code: "badRecord" });
    expect(refused(() => disguise("hand R1", [], "7"))).toMatchObject({ code: "badPosition" });
    expect(refused(() => isRight(HAND, ["dance"], "discard R6"))).toMatchObject({
      code: "badAction",
    });
    expect(refused(() => isRight(HAND, [], "draw"))).toMatchObject({ name: "IstakaError" });
  });
});

describe("a strength", () => {
  const rounds = Array.from({ length: 60 }, (_, i) => ({
    ...{ decisions: 14, right: 10, lost: 0.1 },
    counted: i % 2 === 0 ? 0.04 : 0.1,
  }));

  test("is told from enough rounds", () => {
    const told = strength("okey", rounds);
    expect(kept("Strength")(told, "strength")).toBeNull();
    expect(told).toMatchObject({ rounds: 60, decisions: 840, lost: expect.closeTo(0.005) });
    expect(strength("okey", rounds.slice(1))).toBeNull();
    expect(strength("rummi", [])).toBeNull();
  });

  test("refuses another game, and what is no list of rounds", () => {
    const wrong = [
      ["chess", rounds],
      ["okey", "many"],
      ["okey", [{ decisions: -1 }]],
    ] as [never, never][];
    for (const [game, all] of wrong)
      expect(refused(() => strength(game, all))).toMatchObject({ code: "badOption" });
  });
});
