/** Every hint has three sentences and its marks, with consistent wording. */

import { beforeAll, describe, expect, it } from "vitest";
import { learnRest, nameTiles, speak, tell, theTiles } from "../../locales/messages";
import { useEnglish } from "../../locales/words.double";
import type { Begun, OkeyGameView as GameView, OkeyHint, Prospect } from "../../pkg/istaka/istaka";
import { facesIn } from "../../state/faces";
import { areChosen, type Hint, pointed } from "../../state/state";
import { inLetters } from "../../state/text";
import { ACTIONS } from "./actions";
import { hintAt } from "./hint";
import { firstDeal, read } from "./view.double";

function prospect(deficiency: number, copies: number, plan: Prospect["plan"] = "melds") {
  return { deficiency, copies, plan, helping: [] };
}

type Thrown = OkeyHint & { kind: "discard" };

function thrown(best: Prospect, next: Prospect | null, some: Partial<Thrown> = {}): OkeyHint {
  const other = next && { tile: "B9", leaves: next };
  const chosen = { best: { tile: "R5", leaves: best }, next: other, unwanted: null };
  return {
    kind: "discard",
    ...chosen,
    lies: { place: "alone", tiles: ["R5"] },
    keeps: null,
    ...some,
  };
}

function begun(tiles: string, completing: string): Begun {
  return { tiles: read(tiles), completing: read(completing) };
}

const game: GameView = firstDeal();

function told(advice: OkeyHint) {
  return [1, 2, 3].map((step) => hintAt(advice, step, game));
}

function says(advice: OkeyHint): string[] {
  return told(advice).map(speak);
}

useEnglish();

it("a hint does not speak of points where wins are counted", () => {
  const wins = { ...game, options: { ...game.options, counting: "wins" as const } };
  const why = (advice: OkeyHint): string => speak(hintAt(advice, 3, wins));
  const finish = { byOkey: true, byPairs: true, points: 0 };
  expect(why({ kind: "finish", discard: "R5", ...finish })).toBe("It wins the round");
  const take = { before: 1, after: prospect(0, 0), with: [], completes: false, points: 0 };
  expect(why({ kind: "take", tile: "R5", ...take })).toContain("the round is yours");
  const draw = { left: "R5", now: prospect(0, 0), nearer: false, waits: null };
  expect(why({ kind: "draw", ...draw })).toBe("Your hand is complete: any tile will do");
});

describe("a hint says what to do, why, and the numbers", () => {
  it("for a throw that keeps most", () => {
    expect(says(thrown(prospect(2, 11), prospect(2, 7)))).toEqual([
      "Discard the red 5",
      "The red 5 goes with nothing you are collecting",
      "It keeps 11 tiles that help; the next best, the blue 9, 7",
    ]);
  });

  it("for a meld that is begun, which stays", () => {
    const keeps = begun("Y5 Y6", "Y4 Y7");
    const advice = thrown(prospect(2, 11), prospect(2, 11), { keeps });
    expect(says(advice)[1]).toBe(
      "The red 5 goes with nothing you are collecting; " +
        "keep yellow 5 and yellow 6: yellow 4 or yellow 7 completes them",
    );
    // The sentence draws the tiles itself.
    const drawn = tell(told(advice)[1] ?? { id: "" }).flatMap((part) =>
      typeof part === "string" ? [] : part.face.tile,
    );
    expect(drawn).toEqual(["R5", "Y5", "Y6", "Y4", "Y7"]);
    const draw = { left: "K7", now: prospect(2, 11), nearer: false, waits: keeps };
    expect(says({ kind: "draw", ...draw })[1]).toBe(
      "The black 7 does not bring you nearer; " +
        "you wait for yellow 4 or yellow 7 to go with yellow 5 and yellow 6",
    );
  });

  it("for what an Expert does who looks further than to the next draw", () => {
    const throwing = says(thrown(prospect(2, 9), prospect(2, 11)));
    expect(throwing[2]).toBe(
      "It keeps 9 tiles that help, and the blue 9 would keep 11; but later draws and the next player count too",
    );
    const drawing = says({
      kind: "draw",
      left: "K7",
      now: prospect(2, 9),
      nearer: true,
      waits: null,
    });
    expect(drawing.slice(1)).toEqual([
      "The black 7 would bring you nearer, but a tile from the stock promises more",
      "9 tiles you have not seen promise more than the black 7",
    ]);
    const taking = { before: 2, after: prospect(2, 9), with: [], completes: false, points: null };
    expect(says({ kind: "take", tile: "K7", ...taking }).slice(1)).toEqual([
      "It goes better with your hand than most tiles of the stock",
      "It brings you no nearer, but then 9 tiles can help",
    ]);
  });

  it("in no number before the last, whatever is thrown", () => {
    for (const lies of ["alone", "beside", "begun", "long", "meld", "single", "pair"] as const) {
      const advice = thrown(prospect(2, 18), prospect(2, 18), {
        lies: { place: lies, tiles: ["R5"] },
      });
      expect(says(advice).slice(0, 2).join(), lies).not.toMatch(/18|so does|hint-/);
    }
  });

  it("for a throw beside others, and out of a long meld", () => {
    const why = (place: "beside" | "long", tiles: string): string | undefined =>
      says(thrown(prospect(2, 18), null, { lies: { place, tiles: read(tiles) } }))[1];
    expect(why("beside", "R4 K5 Y5")).toBe(
      "The red 5 could go with red 4 and black 5, but that brings you no nearer",
    );
    expect(why("long", "R6 R7 R8")).toBe(
      "Without the red 5 you keep red 6, red 7, and red 8 as a meld",
    );
    expect(why("long", "R6 R7 R8 R9 R10")).toBe("Your melds can do without the red 5");
  });

  it("for a throw as good as another, on the way to seven pairs", () => {
    const even = thrown(prospect(1, 4, "pairs"), prospect(1, 4, "pairs"));
    expect(says(even)[2]).toBe(
      "On the way to seven pairs it keeps 4 tiles that help, and so does the blue 9",
    );
  });

  it("for a throw as good as another, by what the neighbour may want", () => {
    const even = thrown(prospect(1, 4), prospect(1, 4));
    const but = (reason: "threw" | "took" | "rarer" | "likely"): string | undefined =>
      says({
        ...even,
        unwanted:
          reason === "threw" || reason === "took"
            ? { reason, tiles: ["R4", "R6", "R5"] }
            : { reason },
      } as OkeyHint)[2];
    const both = "It keeps 4 tiles that help, and so does the blue 9; but";
    expect(but("threw")).toBe(`${both} Mehmet has already discarded red 6 and red 5`);
    expect(but("took")).toBe(`${both} Mehmet took red 6 and red 5, with which that one goes`);
    expect(but("rarer")).toBe(`${both} that one goes with more tiles that Mehmet may hold`);
    expect(but("likely")).toBe(`${both} Mehmet is likelier to take that one`);
  });

  it("for the only throw that does not set one back", () => {
    const only = says(thrown(prospect(1, 4), prospect(2, 30)));
    expect(only[2]).toBe("You stay 1 tile away, and 4 can help; any other discard sets you back");
    expect(says(thrown(prospect(1, 4), null))).toEqual(only);
  });

  it("for a discard that helps", () => {
    const advice: OkeyHint = {
      kind: "take",
      tile: "K7",
      before: 3,
      after: prospect(2, 9),
      with: ["R7", "Y7"],
      completes: true,
      points: null,
    };
    expect(says(advice)).toEqual([
      "Take the black 7",
      "It completes red 7 and yellow 7",
      "With it you are 2 tiles away instead of 3; then 9 can help",
    ]);
    expect(says({ ...advice, after: prospect(0, 0), points: 2 })[2]).toBe(
      "It completes your hand: 2 penalty points for each opponent",
    );
  });

  it("for the stock", () => {
    const advice: OkeyHint = {
      kind: "draw",
      left: "K7",
      now: prospect(3, 14),
      nearer: false,
      waits: null,
    };
    expect(says(advice)).toEqual([
      "Draw from the stock",
      "The black 7 does not bring you nearer",
      "The black 7 brings you no nearer; 14 tiles you have not seen would",
    ]);
    expect(says({ ...advice, now: prospect(0, 0) })[2]).toContain("Your hand is complete");
  });

  it("for a finish, and what doubles it", () => {
    const finish = (byOkey: boolean, byPairs: boolean): string | undefined =>
      says({ kind: "finish", discard: "R5", byOkey, byPairs, points: 2 })[2];
    expect(finish(false, false)).toBe("2 penalty points for each opponent");
    expect(finish(true, false)).toContain("okey");
    expect(finish(false, true)).toContain("Seven pairs");
    expect(finish(true, true)).toMatch(/pairs.*okey/);
  });

  it("for the twin and for passing", () => {
    expect(says({ kind: "showTwin", tile: "K9", points: 1 })).toEqual([
      "Show the indicator’s twin",
      "You hold the indicator’s twin, the same tile once more: to show it costs you nothing",
      "Each opponent scores 1 penalty point for it",
    ]);
    expect(says({ kind: "pass", left: "K9" })[0]).toBe("Pass");
  });
});

describe("a hint marks the move, and nothing else, at every step", () => {
  it("but the pile once the tile is chosen, and says no more", () => {
    const advice = thrown(prospect(2, 11), prospect(2, 7));
    const [first] = told(advice);
    const hint = { ...first, given: advice, step: 1 } as Hint;
    const state = { hint, taught: null, picked: [] };
    expect(pointed({ ...state, selected: "K1" })).toMatchObject({ tiles: ["R5"], place: null });
    expect(areChosen({ ...state, selected: "K1" })).toBe(false);
    expect(pointed({ ...state, selected: "R5" })).toEqual({ tiles: [], place: "discard" });
    expect(areChosen({ ...state, selected: "R5" })).toBe(true);
  });

  it.each<[string, OkeyHint, readonly string[], string | null]>([
    [
      "a throw",
      thrown(prospect(2, 11), prospect(2, 7), { keeps: begun("B5 B6", "B4") }),
      ["R5"],
      null,
    ],
    [
      "the stock",
      { kind: "draw", left: "K7", now: prospect(3, 14), nearer: false, waits: null },
      [],
      "stock",
    ],
    ["passing", { kind: "pass", left: "K7" }, [], null],
  ])("%s", (_, advice, tiles, place) => {
    for (const step of told(advice)) expect([step.tiles, step.place]).toEqual([tiles, place]);
  });
});

describe("in German", () => {
  beforeAll(() => learnRest("de"));

  it("tiles have their article, in the case of the sentence", () => {
    const keeps = begun("B12 B13", "B11 B1");
    const [what = "", because = ""] = says(thrown(prospect(2, 11), prospect(2, 11), { keeps }));
    expect(what).toBe("Wirf die rote 5 ab");
    expect(because).toContain(
      "behalte die blaue 12 und die blaue 13: Du brauchst nur noch die blaue 11 oder die blaue 1",
    );
    const best = { tile: "F", leaves: prospect(2, 11) };
    const [spared] = says(thrown(prospect(2, 11), null, { best }));
    expect(spared).toBe("Wirf den falschen Joker ab");
    const draw = { left: "R5", now: prospect(1, 2), waits: begun("B12 B13", "B11") };
    expect(says({ kind: "draw", nearer: false, ...draw })[1]).toContain(
      "du hast die blaue 12 und die blaue 13 und brauchst die blaue 11",
    );
  });

  it("cards have the articles of theirs", () => {
    nameTiles({ colors: "turkish", faces: "cards" });
    const named = (text: string): string =>
      inLetters(theTiles(facesIn(firstDeal().table, read(text)))).replace(/ und /g, ", ");
    expect(named("R1 Y11 B12 K13 K7")).toBe(
      "das Herz-Ass, den Karo-Buben, die Kreuz-Dame, den Pik-König, die Pik 7",
    );
    nameTiles({ colors: "turkish", faces: "tiles" });
  });
});

it("a hint takes the gold from the buttons that it does not advise", () => {
  const legal = { showTwin: true, pass: true, declare: [] };
  const aside = (kind: string | null) => {
    const hint = kind && { given: { kind } };
    const state = { game: { table: { legal } }, hint } as never;
    return ACTIONS.flatMap(({ aside }) => aside?.(state) ?? []);
  };
  expect(aside(null)).toEqual([false, false]);
  expect(aside("take")).toEqual([true, true]);
  expect(aside("showTwin")).toEqual([false, true]);
  expect(aside("pass")).toEqual([true, false]);
});
