/**
 * Contests speak of what is counted by the rules of their rounds, in every language. The heading of
 * a table tells its price and the stage of a tournament.
 */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { tournament } from "../../tests/records/tournaments";
import { learnRest, say } from "../locales/messages";
import type { ContestView } from "../pkg/istaka/istaka";
import { emptyRack } from "../rack/rack";
import { LANGUAGES } from "../settings/settings";
import { initial } from "../state/state";

// An import of the words defines elements, which need a page.
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("customElements", { define: () => {}, get: () => undefined });

const { headingOf } = await import("./words");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

/** All that is said of points in contests in which this is counted. */
function saidOf(counts: string): string[] {
  const args = { counts, chips: 50, each: 1 };
  return ["kind-ring-why", "point-costs"].map((id) => say(id, args));
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words: Record<string, RegExp> = {
    points: /penalt|strafp|ceza puan/i,
    wins: /\bwins?\b|sieg|gewinnt|galibiyet|kazan|kaybe|gewonnen|wint|round|runde|ronde/i,
    down: /point|punkt|punt|puan/i,
    minus: /minus|minpunt|eksi/i,
    taken: /point|punkt|punt|puan/i,
  };

  it.each(["points", "wins", "down", "minus", "taken"])(
    "of %s, and of nothing else",
    async (counts) => {
      await learnRest(language);
      for (const text of saidOf(counts)) {
        expect(text).toMatch(words[counts] ?? /^$/);
        if (counts !== "points") expect(text).not.toMatch(words.points ?? /^$/);
        if (counts !== "minus") expect(text).not.toMatch(words.minus ?? /^$/);
      }
    },
  );

  it("of penalty points that cost by the hundred, as those of 101 Okey", async () => {
    await learnRest(language);
    const said = (each: number) => say("point-costs", { counts: "points", chips: 50, each });
    expect(said(101)).toMatch(/101.*50/);
    expect(said(1)).not.toMatch(/1\b/);
  });

  it("where points are counted down nobody is out for them", async () => {
    await learnRest(language);
    const out = /\b(is|are) out\b|\bscheide|\belen(ir|di)|\bvalt? \w* ?af\b/i;
    for (const text of saidOf("down")) expect(text).not.toMatch(out);
  });

  it("of ties where points decide about the prizes", async () => {
    await learnRest(language);
    expect(say("kind-ring-why", { counts: "points" })).toMatch(/\btie|Gleichstand|eşit|gelijk/i);
  });

  it("in words of its own where contests are offered first", async () => {
    await learnRest(language);
    const ids = [
      "lobby-title",
      "kind-table",
      "kind-sitngo",
      "kind-ring",
      "buy-in-of",
      "buy-in-free",
    ];
    const more = ["format-table-speed", "lobby-more"];
    const kinds = ["table", "sitngo", "ring"].map((kind) => `kind-${kind}-why`);
    for (const id of [...ids, ...more, ...kinds])
      expect(say(id, { counts: "points", chips: 110 })).not.toMatch(
        /freeroll|rebuy|buy-in|sit.n.go|ring game/i,
      );
  });
});

describe("the heading of a table", () => {
  beforeAll(() => learnRest("en"));

  const state = initial(emptyRack({ tiers: 2, columns: 16 }));
  const view = (): ContestView =>
    tournament("tournament-second-level").contests.view() as ContestView;

  it("name, level, stake and place are told, and more of it where there is room", () => {
    const [long, short] = [false, true].map((short) => headingOf(view(), state, short));
    expect(long).toMatchObject({ title: "Second-chance tournament", dialog: "contest" });
    expect(long?.facts.slice(1)).toEqual(["Level 2", "stake 50", "Entry 55"]);
    expect(short?.facts.slice(1)).toEqual(["stake 50", "Round 0"]);
    expect(long?.facts[0]).toMatch(/^Place \d+ of 16$/);
    expect(short?.facts[0]).toMatch(/^\d+\/16$/);
  });

  it("the bubble and the final table are told", () => {
    expect(view().stage).toBeNull();
    const at = (stage: "bubble" | "final") => headingOf({ ...view(), stage }, state, true).facts[0];
    expect([at("bubble"), at("final")]).toEqual(["Bubble", "Final"]);
  });
});
