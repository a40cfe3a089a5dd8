/** The texts of table rummy: every sentence, from the state that leads to it. */

import { describe, expect, it, vi } from "vitest";
import { brief, say, speak, tileName } from "../../locales/messages";
import { useEnglish } from "../../locales/words.double";
import type {
  RummiEvent as EventView,
  RummiGameView as GameView,
  RummiHint as HintView,
  Rebuild,
  Series,
} from "../../pkg/istaka/istaka";
import { faceIn } from "../../state/faces";
import type { Laying } from "../../state/laying";
import { roundOf, type State } from "../../state/state";
import { rowsOf } from "../melds.double";
import { refused } from "../refusal";
import { DRAW } from "./actions";
import { hintAt, plainly, waysOf } from "./hint";
import { BUTTONS, CHOOSE, labelOf, lackOf, tileLabel } from "./labels";
import { reasonsOf } from "./panels/result";
import { meanwhileOf, promptOf } from "./prompt";
import { figuresOf, rummi } from "./rummi";
import { noteOf } from "./seat";
import { changesOf, farOf, newsOf, sentenceOf } from "./sentence";
import { finaleOf, type RummiState } from "./state";
import { aboutThing, aim, type Thing } from "./things";
import { turnName, turnsOf } from "./turns";
import { dealt, ended, laid, read, rebuilt, type Sample } from "./view.double";

vi.mock("../../ui/tile-row", () => ({}));
vi.mock("../../ui/match-text", () => ({}));

useEnglish();

function gameOf(state: RummiState): GameView {
  if (!state.game) throw new Error("a game is dealt");
  return state.game;
}

/** Sets the rules to table rummy with 106 tiles, or others. */
function classic(state: RummiState, rules: Partial<GameView["options"]> = {}): RummiState {
  const game = gameOf(state);
  const options = { ...game.options, opening: 30, penaltyTiles: 3, ...rules };
  return { ...state, game: { ...game, counts: "taken", options } };
}

function tableOf(state: RummiState) {
  const { table } = gameOf(state);
  if (!table) throw new Error("a round is dealt");
  return table;
}

describe("the prompt says what to do now", () => {
  const says = (sample: Sample, some: Partial<State> = {}): string =>
    speak(promptOf({ ...dealt(sample), ...some } as RummiState));

  it.each<[string, Sample, string]>([
    ["before one has opened", {}, "Your turn: lay series worth 20 points, or draw"],
    ["afterwards", { opened: [0] }, "Your turn: lay tiles, or draw"],
    [
      "without a stock, before one has opened",
      { stock: 0 },
      "The stock is empty: lay series worth 20 points, or pass",
    ],
    ["without a stock", { stock: 0, opened: [0] }, "The stock is empty: lay tiles, or pass"],
    [
      "for who has left",
      { left: [0], turn: 1 },
      "Your time ran out twice: the computer plays for you in this round",
    ],
    [
      "at the end, if one has won",
      { turn: null, result: ended([""], { winner: 0, winners: [0] }) },
      "You win the round",
    ],
    [
      "at the end, if another has",
      { turn: null, result: ended([""], { winner: 2, winners: [2] }) },
      "Leyla wins the round",
    ],
    [
      "at the end, if it is shared",
      { turn: null, result: ended([], { winners: [1, 2] }) },
      "Mehmet and Leyla share the round",
    ],
    [
      "at the end, if one shares it",
      { turn: null, result: ended([], { winners: [0, 2] }) },
      "You share the round with Leyla",
    ],
  ])("%s", (_, sample, said) => {
    expect(says(sample)).toBe(said);
  });

  it("in others’ turns", () => {
    const state = dealt({ turn: 2 });
    expect(speak(promptOf(state))).toBe("Leyla is playing");
    const settings = { ...state.settings, greeted: [] };
    const first = { ...state, settings, commitment: "" };
    expect(speak(promptOf(first))).toBe("Leyla begins as soon as you are ready");
  });

  it("with a tile picked out", () => {
    const along = "or more tiles to go along";
    const says5 = says({ hand: "R5 J" }, { selected: "R5" });
    expect(says5).toBe(`Tap where the red 5 should go, ${along}`);
    const saysJ = says({ hand: "R5 J" }, { selected: "J" });
    expect(saysJ).toBe(`Tap where the joker should go, ${along}`);
    const both = says({ hand: "R5 J" }, { selected: "R5", picked: ["R5", "J"] });
    expect(both).toBe("Tap where these 2 tiles should go");
  });

  it.each([
    ["? R5", { laid: ["R5"], opening: 0 }, "1 tile laid · 0 of 20 points"],
    ["R3 R4 R5", { laid: ["R3", "R4", "R5"], opening: 12 }, "3 tiles laid · 12 of 20 points"],
    [
      "R8 R9 R10 | ? B1 B2",
      { laid: ["R8", "R9", "R10", "B1", "B2"], opening: 27 },
      "5 tiles laid · one series is not complete",
    ],
    ["? R5 R6 | ? B1 B2", { laid: ["R5"] }, "1 tile laid · 2 series are not complete"],
    ["? R5 R6 | R1 R2 R3", {}, "Nothing laid yet · one series is not complete"],
    ["R8 R9 R10", { laid: ["R8", "R9", "R10"], opening: 27 }, "3 tiles laid · done?"],
    [
      "R8 R9 R10",
      { broken: { code: "nothingLaid", tiles: [] } },
      "All is valid: add a tile of your own, or start again",
    ],
    [
      "R8 R9 R10",
      { laid: ["R8"], broken: { code: "jokerLocked", tiles: ["J"] } },
      "1 tile laid · a joker left, and its tile is not in its place",
    ],
    [
      "R8 R9 R10",
      { laid: ["R8"], broken: { code: "tooManySeries", tiles: [] } },
      "1 tile laid · the table is not valid yet",
    ],
  ] satisfies [string, Partial<ReturnType<typeof rebuilt>>, string][])(
    "while one rebuilds: %s",
    (table, some, said) => {
      expect(says({ laying: rebuilt(table, some) })).toBe(said);
    },
  );

  it("aloud, how much of an opening lies, and whether it is enough yet", () => {
    const far = (opening: number, some: Partial<ReturnType<typeof rebuilt>> = {}) =>
      farOf(dealt({ laying: rebuilt("R8 R9 R10 | ? R5", { opening, ...some }) }));
    expect(far(12, { broken: { code: "openingTooLow", tiles: [] } })).toBe(
      "Opening: 12 of 20 points",
    );
    expect(far(27)).toBe("27 points: enough to open");
    expect(far(27, { broken: { code: "notAMeld", tiles: [] } })).toBe(
      "27 points: enough to open once the table is valid",
    );
  });

  it("in fewer words on phones", () => {
    const laying = rebuilt("? R5", { laid: ["R5"] });
    expect(speak(brief(promptOf(dealt({ laying }))))).toBe("1 laid · one series is not complete");
    expect(speak(brief(promptOf(dealt())))).toBe("Lay 20 points, or draw");
  });
});

describe("the log tells", () => {
  const told = (event: EventView, sample: Sample = {}): string =>
    speak(sentenceOf(event, tableOf(dealt({ ...sample, history: [event] }))));

  it.each<[EventView, string]>([
    [laid(2, "R5 R6 R7"), "Leyla lays red 5, red 6, and red 7."],
    [laid(2, "J R6", { broken: 1 }), "Leyla lays joker and red 6 and rebuilds one series."],
    [laid(2, "R6", { broken: 2 }), "Leyla lays red 6 and rebuilds 2 series."],
    [laid(1, "R8 R9 R10", { opens: true }), "Mehmet opens with red 8, red 9, and red 10."],
    [laid(0, "R6", { broken: 2 }), "You laid red 6 and rebuilt 2 series."],
    [laid(0, "R8 R9 R10", { opens: true }), "You opened with red 8, red 9, and red 10."],
    [{ kind: "drew", seat: 3 }, "Deniz draws."],
    [{ kind: "drew", seat: 0 }, "You drew a tile."],
    [{ kind: "passed", seat: 3 }, "Deniz passes."],
    [{ kind: "passed", seat: 0 }, "You passed."],
    [{ kind: "failed", seat: 1 }, "The table of Mehmet was not valid: all lies as before."],
    [{ kind: "failed", seat: 0 }, "Your table was not valid: all lies as before."],
    [{ kind: "timedOut", seat: 1 }, "The time of Mehmet has run out."],
    [{ kind: "timedOut", seat: 0 }, "Your time has run out."],
  ])("%j", (event, said) => {
    expect(told(event)).toBe(said);
  });

  it("the series of an opening, the first action of a round too", () => {
    const opening = laid(1, "R8 R9 R10", { opens: true });
    for (const history of [[opening], [{ kind: "drew", seat: 0 } as const, opening]]) {
      const table = tableOf(dealt({ series: "R8 R9 R10", history }));
      const names = changesOf(table, history.length - 1, history.length);
      expect(names).toEqual(["1: run, red 8 to 10"]);
    }
  });

  it("which tile one has drawn oneself, as long as it is the last turn", () => {
    const drew: EventView = { kind: "drew", seat: 0 };
    const sample = { hand: "R5 K9", drawn: ["K9"] };
    expect(told(drew, sample)).toBe("You drew black 9.");
    const table = tableOf(dealt({ ...sample, history: [{ kind: "drew", seat: 0 }, drew] }));
    expect(speak(sentenceOf(table.history[0] ?? drew, table))).toBe("You drew a tile.");
  });
});

describe("in place of the prompt is told", () => {
  const news = (event: EventView, sample: Sample = {}): string | null => {
    const notice = newsOf([event], false, gameOf(dealt(sample)));
    return notice && speak(notice);
  };

  it("a table that was not valid, and the tiles that it costs if there are any", () => {
    const failed: EventView = { kind: "failed", seat: 2 };
    expect(news(failed)).toContain("Leyla draws one tile");
    const three = newsOf([failed], false, gameOf(classic(dealt())));
    expect(three && speak(three)).toContain("Leyla draws 3 tiles");
    expect(news(failed, { stock: 0 })).toBe("Leyla left no valid table: all lies as before");
    expect(news({ kind: "failed", seat: 0 })).toContain("you have drawn one tile");
  });

  it("that somebody else’s time ran out, or made him leave", () => {
    const late: EventView = { kind: "timedOut", seat: 2 };
    expect(news(late)).toBe("The time of Leyla has run out");
    expect(news(late, { left: [2] })).toContain("Leyla has left");
    expect(news({ kind: "timedOut", seat: 0 })).toBeNull();
  });

  it("nothing else", () => {
    expect(news(laid(2, "R5"))).toBeNull();
  });
});

describe("a refusal says what is wrong and what would help", () => {
  it.each([
    ["notASeries", ["R5"], "red 5 lies alone: a series has three tiles or more"],
    [
      "notASeries",
      ["R5", "J"],
      "red 5 and joker: no series, as runs have one colour, groups one number",
    ],
    ["tilesMissing", ["R5", "R6"], "These stay on the table: red 5 and red 6"],
    ["nothingLaid", [], "Lay at least one tile of your own, or draw"],
    ["openingTooLow", [], "Not enough to open yet: lay more of your own, or draw"],
    ["jokerLocked", ["J"], "A joker may leave only if its tile takes its place"],
    ["stockEmpty", [], "The stock is empty"],
    ["notYourTurn", [], "It is not your turn yet"],
    ["unknown", [], "That is not possible now"],
  ] as const)("%s %j", (code, tiles, said) => {
    expect(speak(refused({ code, tiles }))).toBe(said);
  });
});

it("a hint to lay takes the gold from drawing, and one to draw does not", () => {
  const given = { kind: "lay" } as HintView;
  const aside = (hint: { given: HintView | null; place: string | null } | null) => {
    const state = { ...dealt(), hint } as never;
    return DRAW.aside?.(state);
  };
  expect(aside(null)).toBe(false);
  expect(aside({ given, place: null })).toBe(true);
  expect(aside({ given, place: "stock" })).toBe(false);
});

describe("a hint says that something can be laid, how much, and which tiles", () => {
  const play = (table: string, tiles: string, some: Partial<HintView & { kind: "lay" }> = {}) => {
    const plain = {
      plain: null,
      kind: "lay" as const,
      opens: false,
      finishes: false,
      waits: false,
    };
    const steps = rowsOf(table).map((_, i) => rowsOf(table).slice(0, i + 1));
    const play = { table: rowsOf(table), laid: read(tiles), points: 18 };
    return { ...plain, steps, play, ...some };
  };
  const says = (given: HintView, sample: Sample): string[] =>
    [1, 2, 3].map((step) => speak(hintAt(given, step, gameOf(dealt(sample)))));

  it("for series of one’s own", () => {
    expect(says(play("R5 R6 R7", "R5 R6 R7"), {})).toEqual([
      "Lay red 5, red 6, and red 7 as a series",
      "They all fit, and more cannot be laid now",
      "3 tiles can be laid, worth 18 together",
    ]);
  });

  it("and to wait where an Expert does, unless something is laid", () => {
    for (const opens of [false, true]) {
      const given = play("R5 R6 R7", "R5 R6 R7", { opens, waits: true });
      expect(says(given, {})).toEqual([
        "Draw from the stock",
        "You could lay tiles; but wait, to lay everything at once: until then nobody can add to your series",
        "3 tiles could be laid, worth 18 together; an Expert waits",
      ]);
      const { game } = dealt();
      const laying = { now: rebuilt("R5", { laid: ["R5"] }), homes: {} };
      expect(game && hintAt(given, 1, game, laying).place).toBeNull();
      expect(waysOf(given, null)).toEqual([]);
      expect(waysOf(given, laying)).toEqual(given.steps);
    }
  });

  it("and for a newcomer what leaves the table as it lies, at once", () => {
    const route = play("B7 B8 B9 | R5 R6 R7", "R5 R6 R7");
    const best = play("B7 | B8 B9 B10", "B10", { waits: true, finishes: true });
    const given = plainly({ ...best, plain: { play: route.play, steps: route.steps } });
    expect(says(given, { series: "B7 B8 B9" })).toEqual([
      "Lay red 5, red 6, and red 7 as a series",
      "They all fit, and the table stays as it lies",
      "3 tiles can be laid, worth 18 together",
    ]);
    expect(plainly(best)).toEqual({ ...best, waits: false });
  });

  it("series by series as they are laid, until no more can be", () => {
    const given = play("R5 R6 R7 | K1 K2 K3", "R5 R6 R7 K1 K2 K3");
    const { game } = dealt();
    const layingOf = (rows: string, now: Partial<Rebuild> = {}): Laying => {
      const laid = rows.split(" ").filter((tile) => tile !== "|");
      return { now: rebuilt(rows, { laid, ...now }), homes: {} };
    };
    const at = (laying: Laying) => {
      if (!game) throw new Error("nothing is dealt");
      const told = hintAt(given, 1, game, laying);
      return [speak(told), told.tiles.join(" ")];
    };
    const broken = { code: "notASeries" } as Rebuild["broken"];
    const second = ["Lay black 1, black 2, and black 3 as a series", "K1 K2 K3"];
    const first = ["Lay red 5, red 6, and red 7 as a series", "R5 R6 R7"];
    expect(at(layingOf("R5 R6", { broken }))[0]).toBe(
      "Add red 7 to red 5 and red 6; then 3 more tiles",
    );
    expect(at(layingOf("R5 R6 R7"))).toEqual(second);
    expect(at(layingOf("K1 K2 K3"))).toEqual(first);
    expect(at(layingOf("R5 R6 R7 | K1 K2 K3"))).toEqual([
      "Nothing more can be laid: end your turn",
      "",
    ]);
    expect(at(layingOf("R5 R6 R7 | K1 K2 K3 | B9", { broken }))).toEqual([
      "Take blue 9 back to your rack",
      "B9",
    ]);
    expect(waysOf(given, layingOf("R5 R6 R7 | K1 K2 K3"))).toEqual([]);
    expect(waysOf(given, null)).toEqual(given.steps);
  });

  it("for tiles that go with others", () => {
    const first = (given: HintView, series: string): string => says(given, { series })[0] ?? "";
    expect(first(play("R5 R6 R7 R8", "R8"), "R5 R6 R7")).toBe(
      "Add red 8 to red 5, red 6, and red 7",
    );
    expect(first(play("R5 R6 R7 R8 | K1 K2 K3", "R8 K1 K2 K3"), "R5 R6 R7")).toBe(
      "Add red 8 to red 5, red 6, and red 7; then 3 more tiles",
    );
    expect(first(play("R4 R5 R6 R7 R8 R9 R10 R11", "R11"), "R4 R5 R6 R7 R8 R9 R10")).toBe(
      "Add red 11 to the marked series",
    );
  });

  it("for more tiles than one cares to hear, which are only marked", () => {
    const tiles = "B4 B5 B6 B7 B8 B9 B10";
    expect(says(play(tiles, tiles), {})[0]).toBe("Lay the 7 marked tiles as a series");
  });

  it("for a table that is rebuilt", () => {
    const given = play("B8 B9 B10 | Y7 K7 B7", "B10 Y7 K7");
    expect(says(given, { series: "B7 B8 B9" })[0]).toBe(
      "Lay blue 10 and, from the table, blue 8 and blue 9 as a series; then 2 more tiles",
    );
    const gathered = play("B7 B8 B9 | Y7 K7 R7", "R7");
    expect(says(gathered, { series: "B7 | B8 B9 | Y7 K7" })[0]).toBe(
      "Bring blue 7, blue 8, and blue 9 together as a series; then one more tile",
    );
  });

  it("for an opening and for a finish", () => {
    expect(says(play("R8 R9 R10", "R8 R9 R10", { opens: true }), {})[1]).toContain("to open");
    const all = says(play("R8 R9 R10", "R8 R9 R10", { finishes: true }), {});
    expect(all.slice(1)).toEqual([
      "Then your rack is empty, and the round is yours",
      "All of your 3 tiles can be laid",
    ]);
  });

  it("and marks the tiles", () => {
    const given = play("R5 R6 R7", "R5 R6 R7");
    const marked = [1, 2, 3].map((step) => hintAt(given, step, gameOf(dealt())).tiles);
    expect(marked).toEqual(Array(3).fill(["R5", "R6", "R7"]));
  });

  it("or that nothing can", () => {
    expect(says({ kind: "draw" }, {})).toEqual([
      "Draw from the stock",
      "The series on your rack are worth less than 20 points",
      "The series on your rack are worth less than 20 points",
    ]);
    expect(says({ kind: "pass" }, { opened: [0], stock: 0 })).toEqual([
      "Pass",
      "However the table is rebuilt, none of your tiles can be laid",
      "However the table is rebuilt, none of your tiles can be laid",
    ]);
    const places = [1, 2].map((step) => hintAt({ kind: "draw" }, step, gameOf(dealt())).place);
    expect(places).toEqual(["stock", "stock"]);
  });

  it("and in the turn of another a rule, once in a round", () => {
    const { table } = gameOf(dealt());
    if (!table) throw new Error("a round is dealt");
    const drew = (seat: number) => ({ kind: "drew" as const, seat });
    const told = (...seats: number[]): string =>
      speak(meanwhileOf(2, { ...table, seat: 0, history: seats.map(drew) }));
    expect(told()).toBe(
      "Leyla is playing; whatever is laid now, you may add to it and rebuild it later",
    );
    // The player has begun, and waits for the first time.
    expect(told(0, 1)).toBe(told());
    expect(told(0, 1, 2, 3, 0, 1)).toBe("Leyla is playing");
  });
});

it("a seat shows how many tiles somebody has, and whether he has laid any", () => {
  const state = dealt({ hand: "R1", counts: [0, 9, 4, 1], opened: [0, 2, 3], left: [3] });
  const notes = (kind: "desktop" | "portrait") =>
    [0, 1, 2, 3].map((seat) => noteOf(seat, state, { kind }).more);
  expect(notes("desktop")).toEqual([null, "not opened · 9 tiles", "4 tiles", "left · 1 tile"]);
  expect(notes("portrait")).toEqual([null, "9 tiles", "4 tiles", "1 tile"]);
  const narrow = [0, 1].map((seat) => noteOf(seat, state, { kind: "portrait" }));
  expect(narrow.map(({ shown }) => shown)).toEqual(["below", "below"]);
  expect(narrow.map(({ said }) => said)).toEqual([null, "not opened"]);
  const locks = (kind: "desktop" | "portrait") =>
    [0, 1, 2, 3].map((seat) => noteOf(seat, state, { kind }).lock ?? false);
  expect(locks("portrait")).toEqual([false, true, false, false]);
  expect(locks("desktop")).toEqual([false, false, false, false]);
  const first = { ...state, lesson: roundOf(state) };
  expect(noteOf(1, first, { kind: "portrait" }).lock, "nothing says what it is yet").toBe(false);
});

it("the score sheet says what a round was won by", () => {
  const row = {
    round: 1,
    number: 1,
    dealer: 3,
    winners: [],
    left: null,
    atOnce: false,
    scores: [],
    turns: [0, 0, 0, 0] satisfies [number, number, number, number],
  };
  expect(reasonsOf({ ...row, state: "running" })).toEqual([]);
  expect(reasonsOf({ ...row, state: "won", winners: [2] })).toEqual(["Leyla: laid all tiles"]);
  expect(reasonsOf({ ...row, state: "won", winners: [0], atOnce: true })).toEqual([
    "You: laid all tiles in one turn",
  ]);
  expect(reasonsOf({ ...row, state: "blocked", winners: [1, 2] })).toEqual([
    "stock empty, all passed",
    "least on the rack: Mehmet and Leyla",
  ]);
});

it("each thing of the table has its sentence", () => {
  const things: Thing[] = ["stock", "joker", "points"];
  const said = things.map((thing) => {
    const about = aboutThing(thing, dealt());
    return about && speak(about);
  });
  expect(said.filter((words) => words?.endsWith("."))).toHaveLength(things.length);
  expect(said[2]).toContain("The fewest minus points after 3 rounds win. A lock,");
  const all = aboutThing("points", dealt({ opened: [0, 1, 2, 3] }));
  expect(all && speak(all)).not.toContain("lock");
  const two = aboutThing("points", dealt({ seats: [0, 2], opened: [0, 2] }));
  expect(two && speak(two), "nobody is marked where nobody sits").not.toContain("lock");
  const taken = aboutThing("points", classic(dealt()));
  expect(taken && speak(taken)).toMatch(/takes what the others lose.*most points.*worth 30 points/);
  expect(aboutThing("stock", { ...dealt(), game: null })).toBeNull();
});

it("a series is read with its tiles, what jokers stand for, its worth, and what fits", () => {
  const [run, begun] = rebuilt("R3 J R5 | ? B1 K1").series;
  if (!run || !begun) throw new Error("there are two rows");
  const round = tableOf(dealt());
  const label = (row: Series, number: number) => labelOf(row, number, round);
  expect(label(run, 1)).toBe("1: run, red 3 to 5, worth 12. Joker as red 4");
  expect(label(begun, 2)).toBe("2: blue 1, black 1, not complete. Fits: red 7");
  expect(label({ ...begun, missing: null }, 2)).toContain("no series");
  expect([run, begun, { ...begun, missing: null }].map(lackOf)).toEqual([
    null,
    "one tile missing",
    "no series",
  ]);
  const joker = faceIn(round, "J");
  expect(tileLabel(joker, "R4", "own")).toBe("joker as red 4, laid in this turn");
  expect(tileLabel(joker, null, "fresh")).toBe("joker, new");
  expect(speak(CHOOSE)).toBe("Choose a tile first, then tap where it should go");
});

it("every button has a word, in few words where there is little room", () => {
  expect(Object.values(BUTTONS).map((id) => speak({ id }))).toEqual([
    "Add",
    "Done",
    "Draw",
    "Draw instead",
    "Start again",
  ]);
  const free = ["rummi-new", "rummi-new-short"].map((id) => say(id));
  expect(free).toEqual(["Drop here for a new series", "New series"]);
  expect(speak(brief(rummi.aim))).toBe("Lay all your tiles in runs and groups.");
});

it("where nothing has to be opened nobody is told to, or marked", () => {
  const state = classic(dealt({ hand: "R1" }), { opening: 0 });
  expect(speak(promptOf(state))).toBe("Your turn: lay tiles, or draw");
  expect(noteOf(1, state, { kind: "desktop" }).said).toBeNull();
  const about = aboutThing("points", state);
  expect(about && speak(about)).not.toContain("lock");
  const why = speak(hintAt({ kind: "draw" }, 2, gameOf(state)));
  expect(why).toContain("none of your tiles can be laid");
  const play = { laid: read("R1"), points: 1, table: [["R1"]] };
  const given = { kind: "lay", play, steps: [], opens: true, finishes: false, waits: false };
  expect(speak(hintAt(given as HintView, 2, gameOf(state)))).toContain("They all fit");
});

it("a match is won by the most points where the winner takes them", () => {
  expect(aim(gameOf(classic(dealt())))).toBe("The most points after 3 rounds win.");
});

it("a match is won by the fewest minus points", () => {
  expect(aim(gameOf(dealt()))).toBe("The fewest minus points after 3 rounds win.");
  expect(aim({ ...gameOf(dealt()), agreed: 1 })).toBe("One round: the fewest minus points win.");
});

it("whoever comes for the first time sees a run, a group and a joker", () => {
  const figures = figuresOf().map(({ tiles }) => tiles.map(tileName).join(" "));
  expect(figures).toEqual(["blue 4 blue 5 blue 6", "red 8 yellow 8 black 8", "joker"]);
});

it("the main button finishes once the last tile lies, and says what a rack laid at once counts", () => {
  const main = rummi.actions.find(({ button }) => button === "main");
  const button = (opened: readonly number[], finishes: boolean) => {
    const state = dealt({ hand: "R1", opened, laying: rebuilt("R1 R2 R3", { finishes }) });
    const table = { ...tableOf(state), atOnce: opened.length > 0 ? null : 200 };
    const now = { ...state, game: { ...gameOf(state), table } };
    return [main?.word?.(now, "portrait"), main?.detail?.(now) ?? "", speak(promptOf(now))];
  };
  expect(button([0], false).slice(0, 2)).toEqual(["Done", ""]);
  expect(button([0], true)).toEqual(["Finish", "", "All your tiles lie: finish"]);
  expect(button([], true).slice(0, 2)).toEqual(["Finish", "in one turn: up to 200"]);
});

it("the end of a round is looked at only if one has won it", () => {
  const end = (some: Parameters<typeof ended>[1]) =>
    finaleOf(gameOf(dealt({ turn: null, result: ended(["", "R1"], some) })));
  expect(end({ winner: 0, winners: [0] })?.own).toBe(true);
  expect(end({ winners: [1] })).toBeNull();
  expect(finaleOf(gameOf(dealt()))).toBeNull();
});

it("a turn keeps its name until it has been played", () => {
  const history: EventView[] = [
    { kind: "drew", seat: 1 },
    laid(0, "R5"),
    { kind: "drew", seat: 1 },
  ];
  const names = [0, 1, 2].map((played) =>
    turnName(1, tableOf(dealt({ hand: "R5", history: history.slice(0, played) }))),
  );
  expect(new Set(names).size).toBe(3);
  expect(turnsOf({ history }, 1)).toEqual([0, 2]);
});
