/**
 * The JavaScript interface of table rummy, with valid and invalid proposals from any
 * player.
 */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { loadEngines, readRules } from "../../www/engine/rules.double";
import type { RummiRoundView as RoundView } from "../../www/pkg/istaka/istaka.js";
import { Rummi as Game } from "../games.ts";
import { refused } from "./refused.ts";

beforeAll(() => {
  loadEngines();
});

const RULES = "rummi80 players=2 refuse-only=yes";

/** A round of two people. */
function dealt(rules = RULES): Game {
  const game = new Game({ rules, seed: "7", bots: [] });
  game.deal();
  return game;
}

function table(game: Game, seat?: number): RoundView {
  const { table } = game.view(seat);
  if (!table) throw new Error("nothing is dealt");
  return table;
}

/** The hand of the person to move. */
function handOf(game: Game): string[] {
  return table(game, table(game).turn ?? 0).hand;
}

/** All tiles of the set. */
const SET = [
  ...["R", "Y", "B", "K"].flatMap((color) =>
    Array.from({ length: 10 }, (_, i) => [`${color}${i + 1}`, `${color}${i + 1}'`]).flat(),
  ),
  "J",
  "J'",
  "J''",
  "J'''",
];

/** Returns small pseudo-random numbers, equal in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

describe("a proposed table", () => {
  const others = (game: Game): string[] => SET.filter((tile) => !handOf(game).includes(tile));

  test.each<[string, (game: Game) => string, string]>([
    ["with a tile from nowhere", (game) => `lay ${others(game).slice(0, 3).join(" ")}`, "notHeld"],
    ["with a tile twice", (game) => `lay ${handOf(game)[0]} ${handOf(game)[0]}`, "badTile"],
    ["with a tile of another set", () => "lay R11 R12 R13", "notInPlay"],
    ["with a false joker", () => "lay F", "notInPlay"],
    ["with no tile of one's own", () => "lay ", "nothingLaid"],
    ["with more series than there can be", () => `lay ${SET.join(" | ")}`, "tooManySeries"],
    ["with what is no series", (game) => `lay ${handOf(game)[0]}`, "notASeries"],
    ["that is no text of one", () => "lay R1 ? R2", "badTile"],
    ["of another game", () => "discard R1", "badAction"],
  ])("%s is refused, and nothing changes", (_, propose, code) => {
    const game = dealt();
    const before = game.save();
    const action = propose(game);
    expect(refused(() => game.act(action))).toBe(code);
    expect(game.check(action)).toMatchObject({ code });
    expect(game.save()).toBe(before);
  });

  test("keeps every tile that lay on the table, whoever laid it", () => {
    const game = dealt();
    for (let turns = 0; table(game).series.length === 0; turns += 1) {
      expect(turns).toBeLessThan(60);
      const hint = game.hint(table(game).turn ?? 0);
      if (hint?.kind === "lay") {
        game.act(`lay ${hint.play.table.map((series) => series.join(" ")).join(" | ")}`);
      } else game.draw("stock");
    }
    const [tile] = handOf(game);
    expect(refused(() => game.act(`lay ${tile}`))).toBe("tilesMissing");
  });

  test("is refused out of turn and after the end", () => {
    const game = dealt();
    const waiting = table(game).turn === 0 ? 2 : 0;
    const [tile] = table(game, waiting).hand;
    expect(refused(() => game.act(`lay ${tile}`, waiting))).toBe("notYourTurn");
    while (table(game).turn !== null) {
      if (table(game).stock > 0) game.draw("stock");
      else game.pass();
    }
    expect(table(game).outcome).toEqual({ kind: "blocked" });
    expect(refused(() => game.act("draw"))).toBe("roundOver");
    expect(refused(() => game.act("pass"))).toBe("roundOver");
  });
});

describe("a half-finished table", () => {
  test("survives two thousand random drops, and the match knows nothing of them", () => {
    const game = dealt();
    const before = game.save();
    const random = chance(7);
    const ontos = ["rack", "new", "0.0", "1.2", "9.9", "J", "J'", "", "x", "0.-1", "1e9.0"];
    let accepted = 0;
    let rows: string[][] = [];
    for (let step = 0; step < 2000; step += 1) {
      const from = random(3) === 0 ? SET : handOf(game);
      const tiles = Array.from({ length: 1 + random(3) }, () => from[random(from.length)] ?? "");
      const onto = ontos[random(ontos.length)] ?? "";
      try {
        const { series, laid } = game.rebuild(rows, tiles, onto, table(game).turn ?? 0);
        rows = series.map(({ tiles }) => tiles);
        expect(new Set(rows.flat()).size).toBe(rows.flat().length);
        expect([...laid].sort()).toEqual(rows.flat().sort());
        accepted += 1;
      } catch (error) {
        expect(error).toMatchObject({ name: "IstakaError", code: expect.any(String) });
      }
    }
    expect(accepted).toBeGreaterThan(200);
    expect(game.save()).toBe(before);
  });

  const garbage = [null, 7, "R1", [7], [["R1", 7]], [["R1"], ["R1"]], {}, Symbol("rows"), () => []];

  test.each([
    "rebuild",
    "act",
    "check",
    "sorted",
    "arrange",
    "readMelds",
    "hint",
    "why",
    "declare",
  ])("%s survives garbage and changes nothing", (method) => {
    const game = dealt();
    const before = game.save();
    for (const argument of garbage) {
      const call = (game as unknown as Record<string, (argument: unknown) => unknown>)[method];
      try {
        call?.call(game, argument);
      } catch (error) {
        expect(error).toMatchObject({ name: "IstakaError", code: expect.any(String) });
      }
      expect(game.save()).toBe(before);
    }
  });

  test("knows no complete hands: what is Okey's alone is refused by its name", () => {
    const game = dealt();
    expect(refused(() => game.arrange(handOf(game)))).toBe("notThisGame");
    expect(refused(() => game.draw("discard"))).toBe("badAction");
  });
});

describe("matches", () => {
  test("no bot collects pairs here", () => {
    expect(readRules("rummi80").styles).toEqual(["plain", "careful", "quick", "patient"]);
  });

  test("of bots are played to their end, and come back from their text", () => {
    const game = new Game({ rules: "rummi80", seed: "3", bots: [0, 1, 2, 3] });
    game.playOut();
    const view = game.view();
    expect(view).toMatchObject({ game: "rummi", round: 3, counts: "minus", agreed: 3 });
    expect(view.standing?.[0]?.rank).toBe(1);
    const sums = [0, 1, 2, 3].map((seat) =>
      view.sheet.reduce((sum, { scores }) => sum + (scores[seat]?.shown ?? 0), 0),
    );
    expect(sums).toEqual(view.scores);
    expect(Game.load(game.save()).view()).toEqual(view);
  });

  test("are of the game that their rules are of", () => {
    const okey = readFileSync("tests/data/running/board-2.record", "utf8");
    expect(Game.load(okey).view().game).toBe("okey");
    expect(new Game({ rules: "rummi80 players=2", game: "okey" }).view().game).toBe("rummi");
    expect(refused(() => new Game({ game: "chess" as never }))).toBe("badOption");
  });
});
