/** Every reason for which a text is no position is said in every language, with its tiles. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { positionIn, seatedIn } from "../base/position-text";
import type { PositionFault, PositionFaultCode } from "../engine/views";
import { learnAnalysis, say } from "../locales/messages";
import { LANGUAGES } from "../settings/settings";
import { inLetters } from "../state/text";
import { facing } from "./faces";
import { faultText } from "./faults";
import { seatLabel } from "./seats";

vi.stubGlobal("document", { documentElement: { lang: "en" } });

const declared = readFileSync("www/pkg/judge/istaka.d.ts", "utf8");

function quoted(type: string): string[] {
  const [, union = ""] = new RegExp(`export type ${type} = (.*);`).exec(declared) ?? [];
  return [...union.matchAll(/"(\w+)"/g)].map(([, text = ""]) => text);
}

const CODES = quoted("PositionFaultCode") as PositionFaultCode[];

function faultOf(code: PositionFaultCode, some: Partial<PositionFault> = {}): PositionFault {
  return { code, field: "hand", tile: null, about: "", need: null, message: "", ...some };
}

function told(fault: PositionFault): string {
  return inLetters(faultText(fault, facing("Y2"), (seat) => `seat ${seat}`));
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("each fault has a sentence", async () => {
    await learnAnalysis(language);
    expect(CODES).toHaveLength(21);
    for (const code of CODES) {
      const said = told(faultOf(code, { tile: "R5", about: "3", need: 14 }));
      expect(said, code).not.toMatch(/position-fault|[{}]|undefined/);
      expect(said.length, code).toBeGreaterThan(8);
    }
  });

  it("each field that may have a fault has a name", async () => {
    await learnAnalysis(language);
    const text = readFileSync("src/position/fields.rs", "utf8");
    const [, names = ""] = /const FIELDS[^=]*= \[([^\]]*)\]/.exec(text) ?? [];
    const fields = [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
    expect(fields).toHaveLength(25);
    for (const field of [...fields, "rules"])
      expect(say(`position-field-${field}`), field).not.toContain("position-field");
  });

  it("each phase has a name", async () => {
    await learnAnalysis(language);
    for (const phase of ["draw", "discard", "play", "lastChance", "finish"])
      expect(say(`analysis-phase-${phase}`)).not.toContain("analysis-phase");
  });
});

describe("a fault", () => {
  it("names its tiles, the okey among them", async () => {
    await learnAnalysis("en");
    expect(told(faultOf("tooMany", { tile: "Y2" }))).toContain("yellow 2 (okey)");
    expect(told(faultOf("notAMeld", { about: "R3 B9" }))).toBe("No meld: red 3 and blue 9.");
    expect(told(faultOf("handSize", { about: "9", need: 14 }))).toBe("9 of 14 tiles in your hand.");
    expect(told(faultOf("noOffer", { about: "3" }))).toContain("seat 3");
  });

  it("tells hostile words as they are", async () => {
    await learnAnalysis("en");
    const about = "<b>{ $x }</b>";
    expect(told(faultOf("badTile", { about }))).toContain(about);
    expect(told(faultOf("unknownField", { field: "__proto__" }))).toContain("__proto__");
  });
});

it.each([
  ["hand R1", [0, 1, 2, 3], ["me", "next", "opposite", "before me"]],
  ["seat 2", [0, 1, 2, 3], ["opposite", "before me", "me", "next"]],
  ["seats 0 1 3", [0, 1, 2, 3], ["me", "next", "Seat 2", "before me"]],
  ["hand R1", [0, 2], ["me", "Seat 1", "opponent", "Seat 3"]],
])("the seats of %j among %j are called %j", async (text, seats, names) => {
  await learnAnalysis("en");
  const seated = seatedIn(positionIn(text), seats);
  expect([0, 1, 2, 3].map((seat) => seatLabel(seat, seated))).toEqual(names);
});
