/**
 * Values of the engine have their declared types, with `null` for missing values, and the page
 * turns them into complete sentences: in thousands of situations from play, in every language.
 */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { refusalIn } from "../../www/engine/refusal.ts";
import { loadEngines, presets, readRules } from "../../www/engine/rules.double";
import { hintAt } from "../../www/games/okey/hint.ts";
import { ahead, linesOf } from "../../www/games/okey/panels/lines.ts";
import { newsOf, refusalOf, sentenceOf } from "../../www/games/okey/sentence.ts";
import { type Catalogue, type Pattern, Speaker } from "../../www/locales/catalogue.ts";
import { knows, learnRest, speak } from "../../www/locales/messages.ts";
import type {
  OkeyGameView as GameView,
  OkeyHint as HintView,
  OkeyRoundView as RoundView,
  OkeyWhyView as WhyView,
} from "../../www/pkg/istaka/istaka.js";
import { LANGUAGES } from "../../www/settings/settings.ts";
import { facesIn } from "../../www/state/faces";
import type { Sentence } from "../../www/state/state.ts";
import { Okey as Game } from "../games.ts";
import { promises } from "./promise.ts";

/** Number of tested situations with each preset, and below with some house rules. */
const MANY = 800;
const PRESETS = ["turkish", "board", "pagat", "kahvehane", "sayili"];
const SOME = 300;
const HOUSE = ["turkish strict-declare=yes", "pagat players=3 false-joker=wild strict-declare=yes"];

const CHARACTERS = ["easy:pairs", "medium:careful", "beginner", "hard:quick"];

const declared = promises("www/pkg/istaka/istaka.d.ts");

/** Expects a value of the declared type. */
function kept(type: string, value: unknown): void {
  const wrong = declared(type)(value, type);
  if (wrong) expect.unreachable(wrong);
}

/** Returns small pseudo-random numbers, equal in every run. */
function* chance(seed: number): Generator<number> {
  for (let state = seed + 1; ; ) {
    state = (state * 48271) % 2147483647;
    yield state;
  }
}

/** The variables of a message. */
function variables(pattern: Pattern, words: Catalogue): string[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("m" in part) return variables(words[part.m] ?? "", words);
    const inside = "of" in part ? Object.values(part.of) : [];
    return [part.v, ...inside.flatMap((one) => variables(one, words))];
  });
}

/** Incomplete sentences found so far. */
const faults: string[] = [];

beforeAll(async () => {
  loadEngines();
  vi.stubGlobal("document", { documentElement: {} });
  await learnRest("en");
  const say = Speaker.prototype.say;
  const needed = new Map<string, string[]>();
  vi.spyOn(Speaker.prototype, "say").mockImplementation(function (this: Speaker, id, args = {}) {
    const pattern = this.words[id];
    const key = `${this.language} ${id}`;
    if (pattern === undefined) faults.push(`${key} is unknown`);
    const used = needed.get(key) ?? variables(pattern ?? "", this.words);
    needed.set(key, used);
    const said = say.call(this, id, args);
    const empty = used.filter((name) => args[name] === "" || Number.isNaN(args[name]));
    if (empty.length > 0) faults.push(`${key}: nothing for ${empty}: ${said}`);
    if (/[{}]|undefined|null|NaN/.test(said)) faults.push(`${key}: ${said}`);
    return said;
  });
});

/** Says something as the page would, in the current language. */
type Utterance = () => void;

/** Says the short form as well, if there is one. */
function say(sentence: Sentence): void {
  speak(sentence);
  const id = `${sentence.id}-short`;
  if (knows(id)) speak({ ...sentence, id });
}

/** Generates everything that can be said in some rounds with these rules. */
function* sayings(rules: string): Generator<{ said: Utterance; of: string }> {
  const random = chance(rules.length);
  const dice = (sides: number): number => (random.next().value ?? 0) % sides;
  for (let seed = 1; ; seed += 1) {
    const game = new Game({ seed: `${seed}`, rules, bots: [], characters: CHARACTERS });
    game.deal();
    for (let turn = tableOf(game, 0).turn; turn !== null; turn = tableOf(game, 0).turn) {
      const view = game.view(turn);
      kept("GameView", view);
      const table = tableOf(game, turn);
      const hint = game.hint(turn);
      if (hint === null) throw new Error("no hint for the one who is to move");
      kept("HintView", hint);
      yield { said: () => hinted(hint, view), of: "hint" };
      const told = attempt(game, table, dice);
      if (told) yield { said: told, of: "refusal" };
      const before = table.history.length;
      act(game, hint, table, dice);
      for (const seat of [turn, (turn + 1) % 4]) {
        const seen = tableOf(game, seat);
        for (const event of seen.history.slice(before)) {
          kept("EventView", event);
          yield { said: () => say(sentenceOf(event, seen)), of: event.kind };
          const news = newsOf([event], false, game.view(seat));
          if (news) yield { said: () => say(news), of: "news" };
        }
      }
    }
    for (const [at, { kind }] of tableOf(game, 0).history.entries()) {
      const why = kind === "discarded" || kind === "passed" ? game.why(at) : null;
      if (why === null) continue;
      kept("WhyView", why);
      const round = tableOf(game, 0);
      yield { said: () => explain(why, round), of: "why" };
    }
    game.free();
  }
}

function tableOf(game: Game, seat: number): RoundView {
  const { table } = game.view(seat);
  if (table === null) throw new Error("nothing is dealt");
  return table;
}

function hinted(hint: HintView, game: GameView): void {
  for (const step of [1, 2, 3]) say(hintAt(hint, step, game));
}

function explain(why: WhyView, round: RoundView): void {
  linesOf(why, round);
  if (why.threw.leaves) ahead(why.seat, why.threw.leaves);
}

/** Tries mostly forbidden actions, for their refusals. */
function attempt(game: Game, table: RoundView, dice: (sides: number) => number): Utterance | null {
  const { hand, legal } = table;
  const tile = hand[dice(hand.length)] ?? "";
  const tries = [
    () => !legal.draw && game.draw("stock"),
    () => !legal.take && game.draw("discard"),
    () => !legal.pass && game.pass(),
    () => !legal.discard.includes(tile) && game.discard(tile),
    () => legal.discard.length > 0 && !legal.declare.includes(tile) && declare(game, tile),
    () => game.showTwin(9),
  ];
  try {
    tries[dice(tries.length)]?.();
  } catch (error) {
    const refusal = refusalIn(error);
    return refusal.code === "badOption"
      ? null
      : () => say(refusalOf(refusal, facesIn(table, hand), tile));
  }
  return null;
}

/**
 * Declares a hand by rules that refuse an incomplete one; by other rules this would be an offence.
 */
function declare(game: Game, discard: string): void {
  if (game.view(0).options.offence === 0) game.declare({ discard });
}

/**
 * Usually plays the advised action; sometimes lets the time run out, discards any tile, or shows an
 * incomplete hand.
 */
function act(game: Game, hint: HintView, table: RoundView, dice: (sides: number) => number): void {
  const { legal, seat } = table;
  const luck = dice(20);
  const any = legal.discard[dice(Math.max(1, legal.discard.length))];
  if (hint.kind === "showTwin" && luck > 1) game.showTwin(seat);
  else if (luck === 2) game.timeOut();
  else if (luck < 5 && any !== undefined) game.discard(any);
  else if (luck === 5 && any !== undefined && table.misdeclare) game.declare({ discard: any });
  else if (hint.kind === "take") game.draw("discard");
  else if (hint.kind === "draw") game.draw("stock");
  else if (hint.kind === "pass") game.pass();
  else if (hint.kind === "finish") game.declare({ discard: hint.discard });
  else if (hint.kind === "discard") game.discard(hint.best.tile);
  else game.timeOut();
}

test("every preset is looked at", () => {
  const okey = presets().filter((preset) => readRules(preset).game === "okey");
  expect(okey.sort()).toEqual([...PRESETS].sort());
});

test("no declared field may be missing", () => {
  const declarations = readFileSync("www/pkg/istaka/istaka.d.ts", "utf8");
  const views =
    declarations.match(/export (interface \w+View\b[\s\S]*?\n}|type \w+View =[\s\S]*?;)\n/g) ?? [];
  expect(views.length).toBeGreaterThan(20);
  for (const view of views) expect(view).not.toMatch(/\w\?:|undefined/);
  expect(declarations).toContain("hint(seat?: Seat): HintView | null;");
  expect(declarations).toContain("why(event: number): WhyView | null;");
});

describe.each([...PRESETS, ...HOUSE])("by the rules %s", (rules) => {
  const situations = PRESETS.includes(rules) ? MANY : SOME;
  test("the engine gives what is declared, and the page says whole sentences", async () => {
    const all: Utterance[] = [];
    const kinds = new Map<string, number>();
    for (const { said, of } of sayings(rules)) {
      all.push(said);
      kinds.set(of, (kinds.get(of) ?? 0) + 1);
      if ((kinds.get("hint") ?? 0) >= situations) break;
    }
    for (const language of LANGUAGES) {
      await learnRest(language);
      faults.length = 0;
      for (const said of all) said();
      expect([...new Set(faults)].slice(0, 10), language).toEqual([]);
    }
    const few = ["hint", "refusal", "drew", "took", "discarded", "why"];
    for (const kind of few) expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(50);
    if (rules.includes("strict")) expect(kinds.get("misdeclared")).toBeGreaterThan(3);
  });
});
