/** Rounds played by the engine: every event is put into words, in every language. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Rummi as Game } from "../../../tests/games";
import { brief, learnRest, speak, speakIn } from "../../locales/messages";
import {
  type RummiGameView as GameView,
  type RummiHint as HintView,
  initSync,
  type RummiRoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { LANGUAGES } from "../../settings/settings";
import type { Laying } from "../../state/laying";
import type { Sentence } from "../../state/state";
import { rowsIn, written } from "../melds";
import { refused as refusalOf } from "../refusal";
import { hintAt } from "./hint";
import { reasonsOf } from "./panels/result";
import { promptOf } from "./prompt";
import { newsOf, sentenceOf } from "./sentence";
import { dealt } from "./view.double";

vi.mock("../../ui/tile-row", () => ({}));
vi.mock("../../ui/match-text", () => ({}));

const SEEDS = ["3", "41", "80"];

/** Traces of a failed message: placeholders or a message id. */
const UNSAID = /[{}$]|^(rummi|prompt|said|refused|hint)-/;

function tableOf({ table }: GameView): RoundView {
  if (!table) throw new Error("a round is dealt");
  return table;
}

/** Plays a round whose seat 0 follows the hints, and collects the sentences. */
function round(seed: string): { readonly game: Game; readonly said: Sentence[] } {
  const game = new Game({ seed, rules: "rummi80" });
  const said: Sentence[] = [];
  game.deal();
  for (let view = game.view(); tableOf(view).turn !== null; view = game.view()) {
    const { turn, seat, history } = tableOf(view);
    said.push(promptOf({ ...dealt(), game: view }));
    const hint = turn === seat ? game.hint() : null;
    if (hint) {
      said.push(...[1, 2, 3].map((step) => hintAt(hint, step, view)), ...onTheWay(game, hint));
      said.push(...led(game, hint));
      game.act(actionOf(hint));
    } else game.botMove();
    const after = game.view();
    const events = tableOf(after).history.slice(history.length);
    const news = newsOf(events, false, after);
    said.push(...events.map((event) => sentenceOf(event, tableOf(after))), ...(news ? [news] : []));
  }
  said.push(promptOf({ ...dealt(), game: game.view() }));
  return { game, said };
}

function actionOf(hint: HintView): string {
  if (hint.kind === "lay" && hint.waits) return "draw";
  return hint.kind === "lay" ? `lay ${written(hint.play.table)}` : hint.kind;
}

/** Follows a hint series by series and checks that it leads to the advised table. */
function led(game: Game, given: HintView): Sentence[] {
  if (given.kind !== "lay") return [];
  const hint = { ...given, waits: false };
  const view = game.view();
  const said: Sentence[] = [];
  let laying: Laying | null = null;
  for (;;) {
    const told = hintAt(hint, 1, view, laying);
    said.push(told);
    const { tiles } = told;
    if (tiles.length === 0) break;
    expect(said.length, "the steps are few").toBeLessThan(hint.steps.length + 2);
    const rows: string[][] = rowsIn(laying?.now ?? { series: tableOf(view).series });
    const others = rows.map((row) => row.filter((tile) => !tiles.includes(tile)));
    const now = game.rebuild([...others.filter((row) => row.length > 0), [...tiles]], [], "new");
    laying = { now, homes: {} };
  }
  expect(laying?.now.broken).toBeNull();
  expect(laying?.now.laid.toSorted()).toEqual(hint.play.laid.toSorted());
  return said;
}

/** Collects the prompts on the way of a hint, and the refusals of stopping there. */
function onTheWay(game: Game, hint: HintView): Sentence[] {
  const view = game.view();
  return (hint.kind === "lay" ? hint.steps : []).flatMap((rows) => {
    const now = game.rebuild(rows, [], "new");
    const prompt = promptOf({ ...dealt(), game: view, laying: { now, homes: {} } });
    const refused = game.check(`lay ${written(rowsIn(now))}`);
    return refused
      ? [prompt, refusalOf({ code: refused.code, tiles: refused.tiles ?? [] })]
      : [prompt];
  });
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
    vi.stubGlobal("document", { documentElement: {} });
    await speakIn(language);
    await learnRest(language);
  });

  it.each(SEEDS)("all of the round of seed %s can be said", (seed) => {
    const { game, said } = round(seed);
    const told = said.flatMap((sentence) => [sentence, brief(sentence)]).map(speak);
    told.push(...game.view().sheet.flatMap((row) => reasonsOf(row)));
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter((words) => words === "" || UNSAID.test(words))).toEqual([]);
  });
});

it("a player who follows the hints has lost nothing, and has waited and laid", () => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const kinds = SEEDS.map(round).flatMap(({ game }) => {
    const { skill, decisions } = game.review(0, 0) ?? {};
    expect(skill?.lost).toBe(0);
    return (decisions ?? []).map(({ laid, expert }) => [laid > 0, expert > 0].join());
  });
  expect(new Set(kinds)).toEqual(new Set(["true,true", "false,false"]));
});
