/** The keys that only tell, at a table of each game. */

import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { Okey, Okey101, Rummi } from "../../tests/games";
import { matchOf101, type PositionOf101 } from "../../tests/records/hands-101";
import { knows, learnRest, speakIn } from "../locales/messages";
import { initSync } from "../pkg/istaka/istaka";
import { layOut } from "../rack/rack";
import { LANGUAGES } from "../settings/settings";
import { initial, type State } from "../state/state";
import type { Action } from "../table/action";
import { onKeys } from "../table/keys";
import { ACTIONS as OF_OKEY } from "./okey/actions";
import { ACTIONS as OF_101 } from "./okey101/actions";
import { ACTIONS as OF_RUMMI } from "./rummi/actions";

vi.mock("../ui/tile-row", () => ({}));
vi.stubGlobal("document", { documentElement: {} });

/** Traces of a failed message: placeholders or a message id. */
const UNSAID = /[{}$]|undefined|NaN|(^|\s)(tell|okey101|rummi|seat)-/;

beforeAll(async () => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  await speakIn("en");
  await learnRest("en");
});

/** Returns all that the keys of a game tell, by key. */
function told(actions: readonly Action[], state: State): Record<string, string> {
  const keys = onKeys({ actions, orders: [] }).filter(({ tell }) => tell);
  return Object.fromEntries(keys.map(({ key = "", tell }) => [key, tell?.(state) ?? ""]));
}

function stateOf(game: Okey | Okey101 | Rummi, more: Partial<State> = {}): State {
  const view = game.view(0);
  const rack = layOut({ tiers: 3, columns: 24 }, [view.table?.hand ?? []]);
  return { ...initial(rack), game: view, match: 1, ...more };
}

function opening(): State {
  const game = Okey101.load(matchOf101("offered").match);
  const hand = game.view(0).table?.hand ?? [];
  const melds = [hand.filter((tile) => /^R1[123]$/.test(tile))];
  return stateOf(game, { melds });
}

it("101 Okey tells what lies open, how everybody stands, and the hand by melds", () => {
  const { i, g, e } = told(OF_101 as readonly Action[], opening());
  expect(i).toBe("Indicator red 8. Okey red 9. 61 tiles in the stock.");
  expect(g).toMatch(/^You, 0 penalty points, not opened, 21 tiles, to move\. /);
  expect(g).toContain("Leyla, 0 penalty points, opened 102");
  expect(e).toMatch(/^Red 11, 12, 13\. Left over: /);
});

it("Okey tells the distance, and table rummy the stock alone", () => {
  const okey = new Okey({ seed: "7" });
  okey.deal();
  const state = stateOf(okey);
  const { i, e } = told(OF_OKEY as readonly Action[], state);
  expect(i).toMatch(/^Indicator \w+ \d+. Okey \w+ \d+. \d+ tiles in the stock\.$/);
  expect(e).toMatch(/^Left over: .*\. \d+ tiles? away\.$/);
  const rummi = new Rummi({ rules: "rummi80", seed: "1" });
  rummi.deal();
  expect(told(OF_RUMMI as readonly Action[], stateOf(rummi)).i).toBe("28 tiles in the stock.");
  const series = [{ tiles: rummi.view(0).table?.hand.slice(0, 3) ?? [] }];
  const laid = [
    { opening: 20, broken: null },
    { opening: 20, broken: "notASeries" },
    { opening: 12, broken: "openingTooLow" },
  ];
  const opens = laid.map((now) => {
    const laying = { now: { series, ...now } } as unknown as State["laying"];
    return told(OF_RUMMI as readonly Action[], stateOf(rummi, { laying })).e;
  });
  expect(opens).toEqual([
    expect.stringMatching(/ 20 points: enough to open\.$/),
    expect.stringMatching(/ 20 points: enough to open once the table is valid\.$/),
    expect.stringMatching(/ Opening: 12 of 20 points\.$/),
  ]);
});

it("the last turn is told again: all since the player's turn before", () => {
  const tell = (at: PositionOf101) =>
    told(OF_101 as readonly Action[], stateOf(Okey101.load(matchOf101(at).match))).l;
  expect(tell("offered")).toMatch(
    /^Leyla opens with 102\. Leyla discards yellow 1\. 1: run, red 3 to 5\. Okey as red 4\. 2: run/,
  );
  expect(tell("opening")).toBe(`${tell("offered")} You drew red 10.`);
  expect(tell("begun")).toBe("Nothing has been played yet.");
});

it("every single key is one character of one action, which the list of keys names", () => {
  for (const actions of [OF_OKEY, OF_101, OF_RUMMI]) {
    const keys = onKeys({ actions: actions as readonly Action[], orders: ["runs", "best"] });
    const letters = keys.map(({ key }) => key);
    expect(
      letters.filter((key, i) => !/^[a-z\d]$/.test(key ?? "") || letters.indexOf(key) !== i),
    ).toEqual([]);
    for (const { name, deed = name } of keys) expect(knows(`key-${deed}`), deed).toBe(true);
  }
});

it.each(LANGUAGES)("everything is told in words of %s", async (language) => {
  await speakIn(language);
  await learnRest(language);
  for (const words of Object.values(told(OF_101 as readonly Action[], opening())))
    expect(words).not.toMatch(UNSAID);
});
