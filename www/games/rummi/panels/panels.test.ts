/** The texts of this game's dialogs: the end of a round, its moves, and the best play. */

import { describe, expect, it, vi } from "vitest";
import { useEnglish } from "../../../locales/words.double";
import type { DialogActions } from "../../../panels/dialog";
import { lesson } from "../../../panels/lesson";
import { scores } from "../../../panels/scores";
import { badgeOf } from "../../../panels/seat";
import { bestHand } from "../../../panels/triumph";
import { turnsBeside } from "../../../panels/turns";
import type {
  RummiEvent as EventView,
  RummiGameView as GameView,
  RummiHint as HintView,
  Play,
} from "../../../pkg/istaka/istaka";
import type { Fixture } from "../../../state/fixture";
import { rowsOf } from "../../melds.double";
import { hintAt } from "../hint";
import { meanwhileOf } from "../prompt";
import type { RummiState } from "../state";
import { dealt, type Ended, ended, laid, read, rebuilt, type Sample } from "../view.double";
import { turnList } from "./history";
import { over, panels } from "./panels";
import { result } from "./result";
import { why } from "./why";

// These elements need a browser.
vi.mock("lit/directives/keyed.js", () => ({ keyed: (_: unknown, value: unknown) => value }));
vi.mock("../../../ui/match-text", () => ({}));
vi.mock("../../../ui/tile-row", () => ({}));

useEnglish();

/** Returns the readable part of a template: its texts and names, without tags. */
function textOf(template: unknown): string {
  return markup(template)
    .replace(/aria-label=([^>]*?)( \.tiles=)?>/g, "> [$1] ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function markup(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return `${value}`;
  if (Array.isArray(value)) return value.map(markup).join("");
  if (typeof value !== "object" || value === null) return "";
  if ("strings" in value && "values" in value) {
    const { strings, values } = value as { strings: readonly string[]; values: readonly unknown[] };
    return strings.map((part, i) => `${part}${markup(values[i])}`).join("");
  }
  if (!("values" in value)) return "";
  // A `repeat` directive: the items, the function for keys, and the template function.
  const [items, , shown] = value.values as [unknown[], unknown, ((item: unknown) => unknown)?];
  return shown ? items.map((item) => markup(shown(item))).join("") : "";
}

const actions = { explain: vi.fn() } as unknown as DialogActions;

function gameOf(state: RummiState): GameView {
  if (!state.game) throw new Error("a game is dealt");
  return state.game;
}

describe("the end of a round", () => {
  const says = (end: Ended, sample: Sample = {}, some: Partial<GameView> = {}): string => {
    const state = dealt({ ...sample, turn: null, result: end });
    return textOf(result({ ...gameOf(state), ...some }, actions, state));
  };

  it("says who has won, and what is left on the racks of the others", () => {
    const said = says(ended(["R3 J", "", "K10", "B1"], { winner: 1, winners: [1] }), {
      opened: [0, 1],
    });
    expect(said).toContain("Mehmet wins round 1");
    expect(said).toContain("Mehmet has laid the last tile.");
    expect(said).toMatch(/laid all tiles.*53 left on the rack.*10 on the rack, not opened/);
    expect(said).toContain("[Left over: red 3 and joker]");
    expect(said).toMatch(/round −53.*total −53/);
    expect(said).toContain("Next round");
  });

  it("shows the winner first, then the player, and leads on, back and to the table", () => {
    const said = says(ended(["R3", "K10", "", "B1"], { winner: 2, winners: [2] }));
    expect(said).toMatch(/\[Leyla\].*\[You\].*\[Mehmet\].*\[Deniz\].*Table Look back Next round$/);
  });

  it("says who had laid nothing when a rack is laid at once", () => {
    const said = says(ended(["", "R3", "K10", "B1"], { winner: 0, winners: [0], atOnce: true }), {
      opened: [0, 1],
    });
    expect(said).toContain("You win round 1");
    expect(said).toContain("You have laid your whole rack in one turn");
    expect(said).toMatch(/had laid tiles.*had laid nothing.*had laid nothing/);
  });

  it("says who shares a blocked round", () => {
    const racks = ["R3", "R9", "B3", "K4"];
    const blocked = ended(racks, { winners: [0, 2] });
    expect(says(blocked)).toContain("You share round 1 with Leyla");
    expect(says(blocked)).toContain("and equals share");
    expect(says(ended(racks, { winners: [1, 2] }))).toContain("Mehmet and Leyla share round 1");
    expect(says(ended(racks, { winners: [3] }))).toContain("Deniz wins round 1");
    expect(says(ended(racks, { winners: [3] }))).not.toContain("equals");
  });

  it("says that the winner takes the points, where that is agreed", () => {
    const taken = { counts: "taken" } as const;
    const won = ended(["R3", "", "K10", "B1"], { winner: 1, winners: [1], atOnce: true });
    const said = says(won, { opened: [0] }, taken);
    expect(said).toContain("and takes the points left on the racks of the others");
    expect(said).toMatch(/3 left on the rack.*10 on the rack, not opened/);
    const blocked = ended(["R3", "R9", "B3", "K4"], { winners: [3] });
    expect(says(blocked, {}, taken)).toContain("takes the difference from each of the others");
  });

  it("leads to the standing after the last round", () => {
    expect(says(ended([""], { winner: 0, winners: [0] }), {}, { standing: [] })).toContain(
      "To the standing",
    );
  });

  describe("in a contest in which every round is a match", () => {
    const racks = ended(["R3 J", "", "K10", "B1"], { winner: 1, winners: [1] });
    const fixture: Fixture = {
      contest: "2026-11-24T11:00:00.000Z",
      names: ["Ada", "Bo", "Cy"],
      ...{ mostRounds: 1, seconds: 0, round: 4, place: 2, left: 12 },
      ...{ chips: [925, 1075, 900, 1100], gained: [-75, 125, -25, -25], points: [] },
    };
    const inContest = (some: Partial<Fixture>): RummiState => {
      return { ...dealt({ turn: null, result: racks }), fixture: { ...fixture, ...some } };
    };
    const said = (state: RummiState) => textOf(result(gameOf(state), actions, state));

    it("has the chips of all, and what it has brought them, once that is known", () => {
      const after = said(inContest({ reported: true }));
      for (const has of ["1,075 +125", "925 −75", "900 −25"])
        expect(after).toContain(`chips ${has}`);
      expect(after).not.toContain("total");
      expect(said(inContest({}))).not.toMatch(/1,075|total/);
    });

    it("has the points of all its rounds, and so has the score sheet", () => {
      const points = { chips: [], gained: [], points: [12, 3, 0, 21], reported: true };
      const state = inContest(points);
      expect(said(state)).toMatch(/total 3 .*total 12 .*total 0 .*total 21/);
      expect(badgeOf(state, 3)?.long).toBe("21 penalty points");
      const row = { round: 1, number: 1, winners: [1], scores: [null, null, null, null] };
      const game = { ...gameOf(state), sheet: [row] } as unknown as GameView;
      const sheet = (it: RummiState) =>
        textOf(scores(game, actions, { aim: () => "", reasons: () => [] }, it));
      expect(sheet(state)).toMatch(/Total 12 3 0 21/);
      expect(sheet(inContest({}))).toMatch(/Chips 925 1,075 900 1,100/);
      expect(sheet(inContest({}))).not.toContain("Total");
    });

    it("ends with the hand of its last round, which is all of that match", () => {
      const state = inContest({});
      const best = { round: 0, melds: [], last: null };
      const game = { ...gameOf(state), best, sheet: [{ number: 1 }] } as unknown as GameView;
      const shown = (fixture: Fixture | null) =>
        textOf(bestHand({ game, fixture }, { reasons: () => [] }));
      expect(shown(state.fixture)).toBe("How the last round ended Round 4");
      expect(shown(null)).toBe("The best hand of the match Round 1");
    });
  });

  it("is nothing while the round goes on", () => {
    expect(textOf(result(gameOf(dealt()), actions, dealt()))).toBe("");
  });
});

describe("the moves of a round", () => {
  const events: EventView[] = [
    laid(1, "R8 R9 R10", { opens: true }),
    { kind: "drew", seat: 0 },
    laid(1, "R7", { broken: 2 }),
    { kind: "failed", seat: 0 },
  ];

  const moves = (state: RummiState): string =>
    textOf(turnList(gameOf(state).table, actions.explain));

  it("say what was laid and rebuilt, the last turn first", () => {
    const said = moves(dealt({ history: events }));
    expect(said).toMatch(
      /4 .*You table not valid 3 .*laid 2 series rebuilt \[red 7\] 2 .*drawn 1 /,
    );
    expect(said).toContain("opening [red 8, red 9, and red 10]");
    expect(said).not.toContain("?");
  });

  it("ask what was possible in one’s own turns once the round is over", () => {
    const over = dealt({ history: events, turn: null, result: ended([]) });
    const asked = moves(over).match(/What was possible in turn \d/g);
    expect(asked).toEqual(["What was possible in turn 4", "What was possible in turn 2"]);
  });

  it("stand beside the table where there is room", () => {
    const state = dealt({ history: events });
    const side = { x: 0, y: 0, w: 200, h: 400 };
    expect(textOf(turnsBeside(state, { side }, panels, actions.explain))).toContain(
      "2 series rebuilt",
    );
    expect(textOf(turnsBeside(state, { side: null }, panels, actions.explain))).toBe("");
    expect(moves(dealt())).toContain("Nobody has played yet.");
  });
});

describe("what was possible in a turn", () => {
  const play: Play = {
    table: rowsOf("B8 B9 B10 | Y7 K7 B7"),
    laid: read("B10 Y7 K7"),
    points: 24,
  };
  const says = (count: number, best: Play | null): string => {
    const history: EventView[] = [
      { kind: "drew", seat: 1 },
      { kind: "drew", seat: 0 },
    ];
    const state = dealt({ history, turn: null, result: ended([]) });
    const told = { event: 1, why: { seat: 0, event: 1, laid: count, best } };
    return textOf(why(gameOf(state), actions, { ...state, told }));
  };

  it("is the play with the most tiles, and the table after it", () => {
    const said = says(2, play);
    expect(said).toContain("What was possible in turn 2? You laid 2 tiles.");
    expect(said).toContain("3 tiles could have been laid, worth 24 together:");
    expect(said).toContain("[blue 10, yellow 7, and black 7]");
    expect(said).toContain("[blue 8, blue 9, and blue 10]");
    expect(said).toContain("[yellow 7, black 7, and blue 7]");
  });

  it("or that nothing was missed", () => {
    expect(says(3, play)).toContain("You laid 3 tiles. More was not possible.");
    expect(says(0, null)).toContain("You laid nothing. Nothing could be laid.");
  });
});

describe("whoever is shown how to play", () => {
  const card = { at: "side", rect: { x: 0, y: 0, w: 240, h: 400 }, brief: false } as const;
  const laid = read("R5 R6 R7");
  const play = { laid, points: 18, table: [laid] };
  const given: HintView = {
    kind: "lay",
    play,
    steps: [play.table],
    opens: false,
    finishes: false,
    waits: false,
    plain: null,
  };
  const says = (some: Partial<RummiState>): string => {
    const hint = { id: "", given, step: 2, tiles: [], place: null, counted: [] };
    const state = { ...dealt({ hand: "R5 R6 R7", opened: [0] }), hint, ...some };
    return textOf(
      lesson({ hint: hintAt, meanwhile: meanwhileOf, tilesIn: () => [] }, state, card, () => {}),
    );
  };

  it("reads how to lay and why, but no numbers", () => {
    const said = says({});
    expect(said).toMatch(/Lay red 5, red 6, and red 7.*all fit/);
    expect(said).not.toContain("3 tiles can be laid");
  });

  it("reads once that it is done", () => {
    const now = rebuilt("R5 R6 R7", { laid: ["R5", "R6", "R7"] });
    const said = says({ laying: { now, homes: {} } });
    expect(said.match(/Nothing more can be laid/g)).toHaveLength(1);
    expect(said).not.toContain("Lay red 5");
  });
});

it("one’s own points can be asked about", () => {
  const seat = { x: 0, y: 0, w: 90, h: 40 };
  expect(markup(over(dealt(), { seats: [seat] }))).toContain('data-about="points"');
  expect(markup(over(dealt(), { seats: [null] }))).toBe("");
});
