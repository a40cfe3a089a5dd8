/** A turn in prepared matches: marks, questions, sounds, steps back, and the result. */

import { html, type TemplateResult } from "lit/html.js";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Okey101 as Game } from "../../../tests/games";
import { FINISH, matchOf101, type PositionOf101 } from "../../../tests/records/hands-101";
import { loadEngines } from "../../engine/rules.double";
import { learnRest, speak, speakIn } from "../../locales/messages";
import type { DialogActions } from "../../panels/dialog";
import type { Okey101Event as EventView } from "../../pkg/istaka/istaka";
import { type Okey101DecisionView, review as reviewed } from "../../pkg/judge/istaka";
import { blocks, without } from "../../rack/rack";
import { windowOf } from "../../state/rect.double";
import { initial, roundOf } from "../../state/state";
import { inLetters } from "../../state/text";
import { shapeOf } from "../../table/board";
import { stepOf } from "./actions";
import { cues } from "./cue";
import { counterOf } from "./labels";
import { layoutOf } from "./layout";
import { doubtOf, takeBack, withTile } from "./moves";
import { okey101 } from "./okey101";
import { turnList } from "./panels/history";
import { linesOf, result } from "./panels/result";
import { review } from "./panels/review";
import { promptOf } from "./prompt";
import { noteOf } from "./seat";
import type { Okey101State, Okey101Views } from "./state";

vi.mock("../../ui/tile-row", () => ({}));
vi.mock("../../ui/match-text", () => ({}));
vi.mock("lit/directives/repeat.js", () => ({
  repeat: (all: readonly object[], _: unknown, each: (one: object) => unknown) => all.map(each),
}));

beforeAll(async () => {
  loadEngines();
  vi.stubGlobal("document", { documentElement: {} });
  await speakIn("en");
  await learnRest("en");
});

const VIEWPORT = windowOf(1280, 800);

/** The page in a prepared match after these actions, with the events of the last one. */
function at(position: PositionOf101, ...actions: string[]): Okey101State {
  const { match, columns, slots } = matchOf101(position);
  const game = Game.load(match);
  let events: readonly EventView[] = [];
  for (const action of actions) events = [game.act(action, 0).event];
  const view = game.view(0);
  const hand = view.table?.hand ?? [];
  const whole = { shape: { tiers: 3, columns }, slots };
  const gone = slots.flatMap((tile) => (tile && !hand.includes(tile) ? [tile] : []));
  const rack = gone.reduce(without, whole);
  const happened = events.map((event) => ({ event, said: { id: "" } }));
  const counted = game.counted(blocks(rack), 0);
  return { ...initial<Okey101Views>(rack), game: view, counted, match: 1, happened };
}

const OPEN = "open R10 R11 R12 R13 | Y10 Y11 Y12 | R7 Y7 B7 K7";

/** Returns the melds with a line below them. */
function marked(state: Okey101State): string[] {
  const { counted } = state;
  if (!counted) throw new Error("the rack has been counted");
  return (okey101.marked?.(counted, state) ?? []).map((tiles) => tiles.join(" "));
}

/** Returns the tiles of the rack that have a badge, and its kind. */
function fits(state: Okey101State): string[] {
  const shape = shapeOf(VIEWPORT, 22);
  const rack = { shape, slots: [...(state.game?.table?.hand ?? [])] };
  const { tiles } = layoutOf(VIEWPORT, { ...state, rack });
  return tiles.flatMap(({ key, fits }) => (fits ? [`${key} ${fits}`] : [])).sort();
}

/** Returns the sentence of the question before an action, and its answers. */
function asked(action: string, state: Okey101State): string {
  const doubt = doubtOf(action, state);
  if (!doubt) return "";
  const answers = doubt.asks?.answers.map(({ action }) => action ?? "-") ?? [];
  return [speak(doubt), ...answers].join(" / ");
}

describe("the rack", () => {
  it("has a line below the series that count, and pairs apart from them", () => {
    expect(marked(at("begun"))).toEqual(["R11 R12 R13", "Y10 Y11 Y12", "R7 Y7 B7 K7", "R1 B1 K1"]);
    expect(marked(at("pairs"))).toContain("R3 R3'");
  });

  it("marks what fits the table, with help only", () => {
    expect(fits(at("opening"))).toEqual(["B8 series", "K6 series", "R4 joker"]);
    expect(fits(at("unaided"))).toEqual([]);
    const first = at("opening");
    expect(fits({ ...first, lesson: roundOf(first) }), "a newcomer follows hints").toEqual([]);
    expect(marked(at("unaided"))).toEqual([]);
    expect(fits(at("opening", OPEN, "add K6 1.3"))).toEqual(["B8 series", "R4 joker"]);
  });
});

it("the last tile finishes by the main button, unasked, which says what that counts", async () => {
  const steps = FINISH.map((action) => action.replace(/^0 /, ""));
  const [last = ""] = steps.slice(-1);
  const state = at("whole", ...steps.slice(0, -1));
  const main = okey101.actions.find(({ button }) => button === "main");
  const settings = { ...state.settings, confirm: true };
  expect(stepOf(state)).toBe("finish");
  expect([main?.offered(state), main?.word?.(state, "portrait")]).toEqual([true, "Finish"]);
  expect(main?.detail?.(state)).toBe("hand, okey, ×4");
  expect(speak(promptOf({ ...state, selected: "R9" }))).toBe("Your last tile: finish");
  expect(await withTile("finish", state)).toBe(last);
  expect(doubtOf(last, { ...state, settings })).toBeNull();
  expect(main?.detail?.(at("whole"))).toBeNull();
  const { best, table } = at("whole", ...steps).game ?? {};
  expect([best?.round, best?.seat, best?.last]).toEqual([0, 0, "R9"]);
  expect(best?.melds).toEqual(table?.table.map(({ tiles }) => tiles));
});

describe("before an action", () => {
  it("a discard that fits the table is asked about, with the points and the meld", () => {
    const said =
      "Discarding the blue 8 costs 101: it fits blue 9, blue 10, blue 11, and blue 12. Discard it?";
    expect(asked("discard B8", at("opening"))).toBe(`${said} / discard B8 / -`);
    expect(asked("discard Y2", at("opening"))).toBe("");
    expect(asked("discard B8", at("unaided"))).toBe("");
  });

  it("a tile that may be added is added by the main button, a double tap or the question", async () => {
    for (const [tile, action, answers] of [
      ["K6", "add K6 1.3", ["discard K6", null, "add K6 1.3"]],
      // An exchange is no duty: discarding that tile costs nothing.
      ["R4", "exchange R4 0.1", undefined],
    ] as const) {
      const [verb = ""] = action.split(" ");
      const state = { ...at("later"), selected: tile };
      expect(stepOf(state)).toBe(verb);
      expect(await withTile(verb, state)).toBe(action);
      expect(await withTile(`play ${tile}`, state)).toBe(action);
      const asked = doubtOf(`discard ${tile}`, state)?.asks;
      expect(asked?.answers.map(({ action }) => action)).toEqual(answers);
    }
    expect(await withTile("play Y8", at("later"))).toBe("discard Y8");
    expect(await withTile("play B8", at("opening"))).toBe("discard B8");
  });

  it("an okey is asked about, but not as the last tile", () => {
    expect(asked("discard R9", at("double"))).toMatch(/okey: discarding it costs 101/);
    expect(asked("discard R9", at("whole", ...finish(3)))).toBe("");
  });

  it("a tile that cannot be used is asked about", () => {
    expect(asked("take", at("raising"))).toMatch(/cannot use the yellow 1 .* take \/ -$/);
    expect(asked("take", at("offered"))).toBe("");
  });

  it("going for pairs is asked about, with the points of who does not open", () => {
    const said =
      "Going for pairs is final: you then open with pairs only, and not opened you score 404. Go for pairs?";
    expect(asked("pairs", at("silent"))).toBe(`${said} / pairs / -`);
  });

  it("of two meanings only one that opens is offered", () => {
    const state = at("double");
    const { counted } = state;
    const action = counted?.series.action ?? "";
    if (!counted?.series.other) throw new Error("both open");
    const only = { ...counted, series: { ...counted.series, other: null } };
    expect(doubtOf(action, { ...state, counted: only })).toBeNull();
  });

  it("one tile with two okeys is a run or a group, and the dearer one is the main answer", () => {
    const state = at("double");
    const action = state.counted?.series.action ?? "";
    expect(action).toContain("| K5 R9 R9'");
    const group = action.replace("K5 R9 R9'", "= K5 R9 R9'");
    expect(asked(action, state)).toMatch(/a run or a group/);
    expect(doubtOf(action, state)?.asks?.answers.map(({ action }) => action)).toEqual([
      group,
      action,
    ]);
    expect(Game.load(matchOf101("double").match).check(group, 0)).toBeNull();
  });
});

/** Returns the first actions of those that finish the round. */
function finish(count: number): string[] {
  return FINISH.slice(0, count).map((action) => action.replace(/^0 /, ""));
}

describe("the next step", () => {
  it("is to draw, to open, or to throw", () => {
    expect(stepOf(at("offered"))).toBe("draw");
    expect(stepOf(at("opening"))).toBe("open");
    expect(stepOf(at("pairs"))).toBe("open-pairs");
    expect(stepOf(at("begun"))).toBe("discard");
  });

  it("says that a meld of the rack can be laid, as the main button does", () => {
    expect(stepOf(at("later"))).toBe("lay");
    expect(speak(promptOf(at("later")))).toMatch(/^A meld on your rack is complete/);
    expect(stepOf(at("late"))).toBe("discard");
    expect(promptOf(at("late")).id).toBe("okey101-prompt-fits");
  });

  it("opens with what lies on the rack, and tells if it has to be arranged first", async () => {
    expect(speak(promptOf(at("opening")))).toBe("Your melds count 110: enough to open");
    const chosen = (tile: string) => promptOf({ ...at("late"), selected: tile }).id;
    expect(["K9", "R6'"].map(chosen)).toEqual([
      "okey101-prompt-selected-work",
      "okey101-prompt-selected",
    ]);
    const taken = at("offered", "take");
    expect(speak(promptOf(taken))).toMatch(/^You took the yellow 1/);
    const loose = { ...at("opening"), counted: null };
    expect(speak(promptOf(loose))).toBe("Your tiles make melds worth 110: enough to open");
    expect(await withTile("open", at("opening"))).toBe(at("opening").counted?.series.action);
  });

  it("counts what is possible, as the prompt does, and aloud what lies together", () => {
    const state = at("pairs");
    if (!state.counted) throw new Error("the rack has been counted");
    const pairs = { ...state.counted.pairs, worth: 1, opens: false };
    const apart = { ...state, counted: { ...state.counted, pairs } };
    expect(speak(promptOf(apart))).toBe("You have 5 pairs: enough to open");
    expect(counterOf(apart, "plain")).toMatch(/pairs\s5\W+5$/);
    expect(counterOf(apart, "short")).toMatch(/5\W+5$/);
    expect(counterOf(apart, "aloud")).toMatch(/Pairs: 1 together, 5 possible, 5 needed\.$/);
    const some = {
      ...apart,
      counted: { ...apart.counted, pairs: { ...pairs, worth: 4, opens: true } },
    };
    expect(speak(promptOf(some))).toBe("5 pairs possible, 4 together: enough to open");
  });

  it("tells how far both ways to open are, the nearer first", async () => {
    const { game, counted, ...others } = at("opening");
    if (!game || !counted) throw new Error("the rack has been counted");
    const unhelped = { ...game, options: { ...game.options, assist: false } };
    const lacking = async (series: number, pairs: number): Promise<string> => {
      const way = { rows: [], action: null, opens: false, other: null };
      const both = {
        series: { ...way, worth: series, need: 101 },
        pairs: { ...way, worth: pairs, need: 5 },
      };
      const state = { ...others, game: unhelped, counted: { ...counted, ...both } };
      const told = await withTile("open", state);
      return typeof told === "object" && told ? speak(told) : `${told}`;
    };
    expect(await lacking(60, 2)).toBe("Your melds count 60 of 101, and you have 2 of 5 pairs");
    expect(await lacking(20, 4)).toBe("You have 4 of 5 pairs, and your melds count 20 of 101");
  });

  it("tells nothing while a mistake is tried again", () => {
    const taught = { at: 0, tiles: [], place: null, leads: null, again: true };
    const told = (position: PositionOf101, reads: boolean) =>
      promptOf({ ...at(position), taught: { ...taught, reads } }).id;
    expect(told("offered", true)).toMatch(/^okey101-prompt-take-/);
    expect(told("offered", false)).toBe("prompt-take");
    expect(told("opening", false)).toBe("okey101-prompt-own-open");
    expect(told("late", false)).toBe("okey101-prompt-own-lay");
    const doubt = (reads: boolean) =>
      doubtOf("discard K9", { ...at("late"), taught: { ...taught, reads } })?.id;
    expect([doubt(true), doubt(false)]).toEqual(["okey101-doubt-playable", undefined]);
  });

  it("asks for a pair on the rack where only pairs may be laid", async () => {
    const asked = async (position: PositionOf101) => {
      const state = { ...at(position), counted: null };
      const told = await withTile("lay", state);
      return typeof told === "object" && told ? speak(told) : `${told}`;
    };
    expect(await asked("looking")).toBe("Put a pair side by side on your rack first");
    expect(await asked("later")).toBe("Put a meld side by side on your rack first");
  });

  it("opens with pairs only after they are announced", () => {
    const [silent, announced] = [at("silent"), at("silent", "pairs")];
    expect(speak(promptOf(silent))).toBe("You have 5 pairs: go for pairs to open with them");
    expect(speak(promptOf(announced))).toBe("You have 5 pairs: enough to open");
    expect([silent, announced].map(stepOf)).toEqual(["discard", "open-pairs"]);
  });

  it("takes back one action after the other", () => {
    expect(takeBack(at("opening"))).toBeNull();
    expect(takeBack(at("opening", OPEN))).toBe("takeback");
    const back = at("opening", OPEN, "add K6 1.3", "takeback");
    expect([takeBack(back), fits(back)]).toEqual([
      "takeback",
      ["B8 series", "K6 series", "R4 joker"],
    ]);
    expect(takeBack(at("opening", OPEN, "takeback"))).toBeNull();
    // A player who opened earlier may work on the table, with nothing to take back yet.
    const later = at("later");
    expect([later.game?.table?.legal.work, takeBack(later)]).toEqual([true, null]);
    expect(takeBack(at("later", "add K6 1.3"))).toBe("takeback");
  });
});

describe("an opening", () => {
  it("is said meld by meld", () => {
    const { game, happened } = at("opening", OPEN);
    const [opened] = happened;
    if (!game?.table || !opened) throw new Error("the player has opened");
    const said = speak(okey101.sentence(opened.event, game.table));
    expect(said).toBe(
      "You opened with 107: red 10, red 11, red 12, and red 13; yellow 10, yellow 11, and yellow 12; red 7, yellow 7, blue 7, and black 7.",
    );
  });

  it("is laid meld by meld", () => {
    const { tiles } = layoutOf(VIEWPORT, at("opening", OPEN));
    const delay = (key: string) => tiles.find((tile) => tile.key === key)?.delay;
    const [first = -1, second = -1, third = -1] = ["R11", "Y10", "K7"].map(delay);
    expect([first, delay("R13"), delay("K3")]).toEqual([0, 0, 0]);
    expect(third - second).toBe(second - first);
    expect(second).toBeGreaterThan(0);
  });

  it("is named at the player's seat at every size", () => {
    for (const kind of ["desktop", "portrait", "landscape", "compact"] as const) {
      expect(noteOf(0, at("opening", OPEN), { kind }).more).toBe("opened 107");
      expect(noteOf(2, at("opening"), { kind }).said).toBe("opened 102");
    }
  });
});

describe("a change is heard", () => {
  it.each<[string, Okey101State, string[]]>([
    ["a draw", at("offered", "draw"), ["wood"]],
    ["a taken tile", at("offered", "take"), ["wood"]],
    ["an opening", at("opening", OPEN), ["tile"]],
    ["a step back", at("opening", OPEN, "takeback"), ["wood"]],
    ["a finish with the okey", at("whole", ...finish(4)), ["grand"]],
  ])("%s", (_, after, sounds) => {
    const before = { ...after, happened: [] };
    expect(cues(before, after)).toEqual(sounds);
  });
});

/** Returns the words of a template without its elements. */
function wordsOf(template: unknown): string {
  if (Array.isArray(template)) return template.map(wordsOf).join(" ");
  if (typeof template === "string" || typeof template === "number") return `${template}`;
  const { values = [] } = (template ?? {}) as Partial<TemplateResult>;
  return values.map(wordsOf).filter(Boolean).join(" ");
}

describe("the panels", () => {
  it("the result shows every line of a sum", () => {
    const { table } = at("partners", ...finish(4)).game ?? {};
    if (!table?.result) throw new Error("the round is over");
    const lines = table.result.rows.map((row) => linesOf(row, table).join(" · "));
    expect(lines[0]).toBe("finished −101 · × 4 = −404");
    expect(lines[1]).toBe("not opened 202 · × 4 = 808");
    const state = at("partners", ...finish(4));
    if (!state.game) throw new Error("the round is over");
    const words = wordsOf(result(state.game, {} as DialogActions, state));
    expect(words.match(/not opened/g), "of each of the three once").toHaveLength(3);
  });

  it("a review tells what each missed opening is expected to cost", () => {
    const { match } = matchOf101("opening");
    const game = Game.load(match);
    while (game.view(0).table?.turn !== null) {
      const { table } = game.view(0);
      const free = ["Y2", "Y5", "B4"].find((tile) => table?.hand.includes(tile));
      if (table?.turn !== 0) game.botMove();
      else if (table.legal.draw) game.act("draw", 0);
      else game.act(free ? `discard ${free}` : (game.hint(0)?.action ?? ""), 0);
    }
    const found = reviewed(game.save(), 0);
    const of = review();
    if (!found) throw new Error("the round is over");
    const missed = (found.decisions as Okey101DecisionView[]).filter(({ missed }) => missed);
    expect(missed).toHaveLength(2);
    for (const decision of missed) {
      const { points, within } = decision.costs;
      const { cost, lines } = of.decision(decision, found);
      const clear = decision.mistake === "unopened";
      expect(clear).toBe(points > within);
      expect(cost).toBe(clear ? `${points} penalty points` : "");
      const told = lines.map(inLetters).join(" ");
      const [about, even] = [`about ${points} penalty points (± ${within})`, "no clear difference"];
      expect(told).toContain(clear ? about : even);
    }
    const skill = { decisions: 5, right: 3, lost: 52 };
    expect(of.skill(skill, () => 2)).toContain("In 2 of the others you could have opened.");
    const luck = { draws: 5, helped: 0, expected: 0.044, points: -43 };
    expect(of.luck(luck)).toContain("0.04 could be expected");
    expect([-43, 0, 1].map((points) => of.gained(of.gain({ ...luck, points })))).toEqual([
      "43 penalty points worse than average",
      "as average",
      "1 penalty point better than average",
    ]);
  });

  it("the list of turns tells what was done in each, without what was taken back", () => {
    const of = (state: Okey101State) => {
      if (!state.game) throw new Error("a match is played");
      return wordsOf(html`${turnList(state.game.table, () => {})}`);
    };
    expect(of(at("opening", OPEN))).toMatch(/opened 107 red 10/);
    expect(of(at("opening", OPEN, "add K6 1.3"))).toMatch(/added black 6/);
    expect(of(at("opening", OPEN, "takeback"))).not.toMatch(/opened 107/);
  });
});
