/**
 * The whole engine, in a worker of its own: what the first table can be played
 * without. It keeps no match; the text of one goes in and comes out changed.
 */

import init, {
  type CastView,
  cast,
  changeRules,
  Game,
  type GameOptions,
  type HintView,
  type HouseView,
  type RuleSetView,
  type RulesView,
  type RuleTextView,
  readRules,
  ruleText,
  sharedRules,
  shareRules,
  type WhyView,
} from "../pkg/istaka";
import wasmUrl from "../pkg/istaka_bg.wasm?url";
import { serve } from "./calls";
import { type Refusal, refusalIn } from "./refusal";

export type Changed =
  | { readonly ok: true; readonly saved: string }
  | { readonly ok: false; readonly refusal: Refusal };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

const engine = {
  /** Resolves when it is loaded. */
  async open(): Promise<void> {
    await init({ module_or_path: wasmUrl });
  },

  /** What the player had best do, and why. */
  hint: (saved: string): HintView | null => ask(saved, (game) => game.hint()),

  /** What rules add to the table of a match, with a score sheet that says why. */
  house: (saved: string): HouseView => ask(saved, (game) => game.house()),

  /** Who there is to play against. */
  cast: (): CastView => cast(),

  /** Why somebody did what he did in the turn with this event, once its round is over. */
  why: (saved: string, opponents: readonly string[], event: number): WhyView | null =>
    ask(saved, (game) => game.why(event), { characters: ["", ...opponents] }),

  undo: (saved: string): Changed => change(saved, (game) => game.undo()),
  timeOut: (saved: string): Changed => change(saved, (game) => game.timeOut()),

  /** What is to be explained of these rules. */
  ruleText: (rules: string): RuleTextView => ruleText(rules),

  readRules: (text: string): Answer<RulesView> => answer(() => readRules(text)),
  changeRules: (text: string, setting: string, value: string): Answer<RulesView> =>
    answer(() => changeRules(text, setting, value)),
  shareRules: (text: string, name: string): Answer<string> => answer(() => shareRules(text, name)),
  sharedRules: (text: string): Answer<RuleSetView> => answer(() => sharedRules(text)),
};

export type WholeEngine = typeof engine;

serve(engine);

function ask<Answer>(
  saved: string,
  what: (game: Game) => Answer,
  options: GameOptions = {},
): Answer {
  const game = Game.load(saved, options);
  try {
    return what(game);
  } finally {
    game.free();
  }
}

function answer<T>(question: () => T): Answer<T> {
  try {
    return { ok: true, value: question() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}

function change(saved: string, how: (game: Game) => void): Changed {
  let game: Game | null = null;
  try {
    game = Game.load(saved);
    how(game);
    return { ok: true, saved: game.save() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  } finally {
    game?.free();
  }
}
