/** A sheet is written round by round, as the engine counts it. */

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES, PRESETS } from "../engine/presets";
import { RuleEngine } from "../engine/rules";
import { entryForm, loadEngines } from "../engine/rules.double";
import { knows, learnRest, learnScore } from "../locales/messages";
import { emptyRack } from "../rack/rack";
import { LANGUAGES } from "../settings/settings";
import { initial, Store } from "../state/state";
import { Memory } from "../store/memory";
import { BLANK, type Entry, textOf } from "./entry";
import { Scores } from "./scores";

beforeAll(() => {
  loadEngines();
  vi.stubGlobal("document", { documentElement: {} });
});

const entry = (some: Partial<Entry>): Entry => ({ ...BLANK, ...some });

it("an entry is written as the engine reads it", () => {
  expect(textOf(BLANK)).toBeNull();
  expect(textOf(entry({ end: "void", indicator: "R" }))).toBe("void");
  const okey = entry({
    end: 2,
    how: ["okey"],
    indicator: "F",
    named: { twin: [0], misdeclared: [] },
  });
  expect(textOf(okey)).toBe("finish 2 okey; indicator F; twin 0");
  const series = entry({
    end: 1,
    opened: ["pairs", "series", "", ""],
    hands: [["12", "1"], ["9"], [], []],
    charges: [
      { seat: 3, reason: "okey", points: "" },
      { seat: 0, reason: "feed", points: "44" },
    ],
  });
  expect(textOf(series)).toBe(
    "finish 1; opened 0 pairs; opened 1 series; hand 0 12 1; penalty 3 okey; penalty 0 feed 44",
  );
});

describe("a sheet", () => {
  let texts: Memory;
  let scores: Scores;
  let store: Store;

  beforeEach(async () => {
    texts = new Memory();
    store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
    scores = new Scores(store, texts, new RuleEngine(async () => {}));
    await scores.open();
  });

  const sums = () => scores.score?.tally.sides.map(({ total }) => total);

  it("is set up, written, and there again at the next visit", async () => {
    expect(scores.sheet).toBeNull();
    await scores.choosePreset("turkish");
    scores.nameSeat(1, " Ayşe ");
    await scores.begin();
    await scores.change({ end: 2, how: ["okey"], named: { twin: [0] } });
    expect(scores.ahead?.tally.rounds.at(-1)?.points).toEqual([4, 5, 1, 5]);
    await scores.write();
    expect([sums(), scores.entry]).toEqual([[4, 5, 1, 5], BLANK]);
    const again = new Scores(store, texts, new RuleEngine(async () => {}));
    await again.open();
    expect(again.sheet).toMatchObject({
      names: ["", "Ayşe", "", ""],
      rounds: ["finish 2 okey; twin 0"],
    });
    await again.takeBack();
    expect(again.score?.tally.rounds).toEqual([]);
    await again.drop();
    expect([again.sheet, again.sheets]).toEqual([null, []]);
    await again.restore();
    expect(again.sheets).toHaveLength(1);
  });

  it("refuses a round that cannot be, and says so only when it is to be written", async () => {
    await scores.choosePreset("yuzbir");
    await scores.begin();
    await scores.change({ end: 0 });
    expect([scores.isTold, scores.ahead?.faults.map(({ code }) => code)]).toEqual([
      false,
      ["notOpened"],
    ]);
    await scores.write();
    expect([scores.isTold, scores.sheet?.rounds]).toEqual([true, []]);
    await scores.change({ opened: ["series", "", "", ""] });
    expect(scores.isTold).toBe(false);
    await scores.write();
    expect(sums()).toEqual([-101, 202, 202, 202]);
  });

  it("by rules that cannot be read is counted by no others, and stays", async () => {
    await scores.begin();
    const [sheet] = scores.sheets;
    if (!sheet) throw new Error("a sheet was begun");
    await scores.turnTo({ ...sheet, rules: "turkish colour-of-moon=red", rounds: ["void"] });
    expect([scores.score, scores.sheets[0]?.rounds]).toEqual([null, ["void"]]);
    await scores.turnTo({ ...sheet, rounds: ["void", "flood", "void"] });
    expect(scores.score?.tally.rounds).toHaveLength(1);
    expect(scores.score?.faults).not.toEqual([]);
    await scores.prepare();
    expect(scores.rules).not.toBeNull();
  });

  it("counts partners together, and the number of players", async () => {
    await scores.choosePreset("yuzbir_esli");
    await scores.begin();
    expect(sums()).toHaveLength(2);
    await scores.prepare();
    await scores.chooseGame("okey");
    await scores.choosePlayers("3");
    await scores.begin();
    expect(sums()).toHaveLength(3);
    expect(scores.sheets).toHaveLength(2);
  });
});

it("all that a form can ask is said in every language", async () => {
  const forms = GAMES.flatMap((game) => PRESETS[game]).flatMap((preset) =>
    ["", " strict-declare=yes", " color-double=yes one-colour=yes"].flatMap((more) => {
      try {
        return [entryForm(`${preset}${more}`)];
      } catch {
        // The game has no such setting.
        return [];
      }
    }),
  );
  const ids = forms.flatMap((form) => [
    ...form.ends.map((end) => `end-${end}`),
    ...form.how.map((how) => `how-${how}`),
    ...form.indicator.map((letter) => `indicator-${letter}`),
    ...form.seat.map((field) => `seat-${field}`),
    ...form.seats.map((field) => `seats-${field}`),
    ...form.opened.map((way) => `opened-${way}`),
    ...form.penalties.map((reason) => `penalty-${reason}`),
  ]);
  expect(new Set(ids).size).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    await learnRest(language);
    await learnScore(language);
    expect(ids.filter((id) => !knows(`score-${id}`))).toEqual([]);
  }
});
