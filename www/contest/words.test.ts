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
  const args = { counts, chips: 50, each: 1, rounds: 3, every: 3, level: 2, points: 2 };
  const shared = ["kind-ring-why", "terms-rounds", "terms-levels", "prizes-points", "point-costs"];
  const ids = [...shared, "kind-table-why", "your-points", "happened-level", `written-${counts}`];
  return ids.map((id) => say(id, args));
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

  it("where points are counted down nobody is out for them", async () => {
    await learnRest(language);
    const out = /\b(is|are) out\b|\bscheide|\belen(ir|di)|\bvalt? \w* ?af\b/i;
    // A player without chips is out.
    const texts = saidOf("down").filter(
      (text) => text !== say("kind-table-why", { counts: "down", chips: 50 }),
    );
    for (const text of texts) expect(text).not.toMatch(out);
  });

  it("of ties where the prizes of a ring game are told, and of who gets the chips of a point", async () => {
    await learnRest(language);
    const prizes = say("prizes-points", { counts: "points" });
    expect(prizes).toMatch(/\btie|gleichauf|eşit|gelijk/i);
    expect(prizes).toMatch(/ × .* ÷ /);
    expect(say("kind-table-why", { counts: "points", chips: 1000, each: 1 })).toMatch(
      /winner of the round|Sieger der Runde|eli kazanan|winnaar van de ronde/,
    );
  });

  it("of the twin only where there is one to show", async () => {
    await learnRest(language);
    const tells = (counts: string, each: number): boolean => {
      const text = say("kind-table-why", { counts, chips: 1000, each });
      return /twin|Zwilling|gösterge|tweeling/.test(text);
    };
    const told = ["points", "down", "wins", "minus", "taken"].map((counts) => tells(counts, 1));
    expect(told).toEqual([true, true, false, false, false]);
    expect(tells("points", 101)).toBe(false);
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
    expect(long?.facts.slice(1)).toEqual(["Level 2", "stake 50", "Buy-in 55"]);
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
