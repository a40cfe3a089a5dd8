/** Rounds played by the engine: every event is put into words, in every language. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Okey101 as Game } from "../../../tests/games";
import { brief, learnRest, say, speak, speakIn } from "../../locales/messages";
import {
  type Okey101GameView as GameView,
  initSync,
  type Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { layOut } from "../../rack/rack";
import { LANGUAGES } from "../../settings/settings";
import { initial, type Sentence } from "../../state/state";
import { inLetters } from "../../state/text";
import { verbOf } from "../../table/action";
import { hintAt } from "./hint";
import { doubtOf, withTile } from "./moves";
import { reasonsOf, linesOf as sumOf } from "./panels/result";
import { linesOf as missedOf, review } from "./panels/review";
import { promptOf } from "./prompt";
import { noteOf } from "./seat";
import { newsOf, refusalOf, sentenceOf } from "./sentence";
import type { Okey101State, Okey101Views } from "./state";
import { aboutThing } from "./things";

vi.mock("../../ui/tile-row", () => ({}));
vi.mock("../../ui/match-text", () => ({}));

const ROUNDS = [
  ["1", "yuzbir"],
  ["7", "yuzbir"],
  ["5", "yuzbir_cezali"],
  ["11", "yuzbir_esli"],
] as const;

/** Traces of a failed message: placeholders or a message id. */
const UNSAID = /[{}$]|undefined|NaN|(^|\s)(okey101|prompt|said|refused|hint|notice|thing)-/;

function tableOf({ table }: GameView): RoundView {
  if (!table) throw new Error("a round is dealt");
  return table;
}

/** The state of the page, with the rack as the engine sorts it. */
function stateOf(game: Game): Okey101State {
  const view = game.view(0);
  const sorted = game.sorted("best");
  const rows = [...sorted.whole, ...sorted.begun, ...sorted.loose];
  const rack = layOut({ tiers: 3, columns: 24 }, rows);
  return { ...initial<Okey101Views>(rack), game: view, counted: game.counted(rows, 0), match: 1 };
}

/** Plays a round whose seat 0 follows the hints, and collects the sentences. */
function round(seed: string, rules: string): { readonly game: Game; readonly said: Sentence[] } {
  const game = new Game({ seed, rules });
  const said: Sentence[] = [];
  game.deal();
  for (let view = game.view(0); tableOf(view).turn !== null; view = game.view(0)) {
    const { turn, seat, history, hand } = tableOf(view);
    const state = stateOf(game);
    said.push(promptOf(state), ...(turn === seat ? doubts(state) : []));
    const hint = turn === seat ? game.hint(0) : null;
    if (hint) {
      said.push(...[1, 2, 3].map((step) => hintAt(hint, step, view)));
      said.push(...refusals(game, hand[0] ?? ""));
      game.act(hint.action, 0);
    } else game.botMove();
    const after = game.view(0);
    const events = tableOf(after).history.slice(history.length);
    const news = newsOf(events, false, after);
    said.push(...events.map((event) => sentenceOf(event, tableOf(after))), ...(news ? [news] : []));
  }
  said.push(promptOf(stateOf(game)));
  return { game, said };
}

/** Collects the questions about every discard. */
function doubts(state: Okey101State): Sentence[] {
  const hand = state.game?.table?.hand ?? [];
  return hand.flatMap((tile) => doubtOf(`discard ${tile}`, state) ?? []);
}

/** Collects the refusals of actions that are mostly wrong. */
function refusals(game: Game, tile: string): Sentence[] {
  const tried = [
    `add ${tile} 0.0`,
    `exchange ${tile} 0.1`,
    `lay ${tile}`,
    `open ${tile}`,
    "takeback",
  ];
  return tried.flatMap((action) => {
    const refused = game.check(action, 0);
    return refused ? [refusalOf({ ...refused, tiles: refused.tiles ?? [] }, [])] : [];
  });
}

/** Everything that is said after a round. */
function afterwards(game: Game): string[] {
  const view = game.view(0);
  const table = tableOf(view);
  const of = review();
  const { decisions = [], skill, luck = [] } = game.review(0, 0) ?? {};
  return [
    ...view.sheet.flatMap((row) => reasonsOf(row)),
    ...(table.result?.rows ?? []).flatMap((row) => sumOf(row, table)),
    ...decisions.flatMap((decision) => missedOf(decision, table)).map(inLetters),
    ...decisions.map((decision) => inLetters(of.decision(decision, table).title)),
    ...(skill ? [of.skill(skill, () => 2)] : []),
    ...luck.map(of.luck),
    of.note,
  ];
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
    vi.stubGlobal("document", { documentElement: {} });
    await speakIn(language);
    await learnRest(language);
  });

  it.each(ROUNDS)("all of the round of seed %s by %s can be said", (seed, rules) => {
    const { game, said } = round(seed, rules);
    const told = said.flatMap((sentence) => [sentence, brief(sentence)]).map(speak);
    const state = stateOf(game);
    for (const thing of ["okey", "indicator", "false-joker", "stock", "points", "take"]) {
      const about = aboutThing(thing, state);
      told.push(about ? speak(about) : "");
    }
    for (const kind of ["desktop", "portrait", "landscape", "compact"] as const)
      told.push(...[0, 1, 2, 3].flatMap((seat) => noteOf(seat, state, { kind }).said ?? []));
    told.push(...afterwards(game));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((words) => words === "" || UNSAID.test(words))).toEqual([]);
  });

  it("each refusal that the engine names has words of its own", () => {
    for (const code of ["tooLow", "tooFewPairs", "notOpened", "doesNotFit", "noTileLeft"]) {
      const said = refusalOf({ code: code as "tooLow", tiles: ["R5"], found: 100, need: 101 }, []);
      expect(speak(said)).not.toBe(say("refused-unknown"));
    }
  });
});

it("a player who follows the hints pays no needless penalty", () => {
  for (const [seed, rules] of ROUNDS) {
    const { decisions = [] } = round(seed, rules).game.review(0, 0) ?? {};
    expect(decisions.map(({ mistake }) => mistake)).not.toContain("penalty");
  }
});

describe("an action on the table", () => {
  /** Returns the state before the first hint with this verb. */
  function before(verb: string): { readonly game: Game; readonly action: string } {
    for (const [seed, rules] of ROUNDS) {
      const game = new Game({ seed, rules });
      game.deal();
      while (tableOf(game.view(0)).turn !== null) {
        const { turn } = tableOf(game.view(0));
        const hint = turn === 0 ? game.hint(0) : null;
        if (hint && verbOf(hint.action) === verb) return { game, action: hint.action };
        if (hint) game.act(hint.action, 0);
        else game.botMove();
      }
    }
    throw new Error(`nobody is advised to ${verb}`);
  }

  it("is completed to an opening that the engine accepts", async () => {
    const { game } = before("open");
    const whole = await withTile("open", stateOf(game));
    expect(whole).toMatch(/^open /);
    expect(game.check(`${whole}`, 0)).toBeNull();
  });

  it.each(["add", "exchange"])("is the one that fits the meld: %s", async (verb) => {
    const { game, action } = before(verb);
    const [, tile = "", place = ""] = action.split(" ");
    const state = stateOf(game);
    // Anywhere in the meld is meant so, if it is the only way.
    const meld = Number.parseInt(place, 10);
    const order = tableOf(game.view(0)).table.map(({ kind }, at) => ({ kind, at }));
    const shown = [
      ...order.filter(({ kind }) => kind !== "pair"),
      ...order.filter(({ kind }) => kind === "pair"),
    ];
    const position = shown.findIndex(({ at }) => at === meld);
    const whole = await withTile(`put ${position}.${place.split(".")[1]} ${tile}`, state);
    expect(game.check(`${whole}`, 0)).toBeNull();
    expect(whole).toBe(action);
  });
});
