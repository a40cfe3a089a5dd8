/** A match of a game that the page plays: the engine's class with the types of these games. */

import * as istaka from "../pkg/istaka/istaka";
import { plays } from "./presets";
import type {
  Done,
  Ending,
  GameOptions,
  GameView,
  HintView,
  IstakaError,
  ReviewView,
  RoundSummary,
  RulesView,
  TimedOut,
  WhyView,
} from "./views";

/** The methods with narrower types. */
interface Narrowed {
  get players(): string[];
  set players(words: readonly string[]);
  get names(): string[];
  set names(names: readonly string[]);
  act(action: string, seat?: number): Done;
  botMove(options?: istaka.BotOptions): Done;
  cut(round: number, actions: number, options?: GameOptions): Game;
  dealtFrom(round: number, wall: string): Game;
  declare(declaration: istaka.Declaration): Done;
  discard(tile: string): Done;
  draw(source: istaka.DrawSource): Done;
  hint(seat?: number): HintView | null;
  pass(): Done;
  redeal(round: number, dealer: number, options?: GameOptions): Game;
  review(round?: number, seat?: number): ReviewView | null;
  showTwin(seat?: number): Done;
  summary(seat?: number): RoundSummary<Ending>[];
  timeOut(): TimedOut;
  view(seat?: number): GameView;
  why(event: number): WhyView | null;
}

export interface Game extends Omit<istaka.Game, keyof Narrowed>, Narrowed {}

export const Game = istaka.Game as unknown as {
  new (options?: GameOptions): Game;
  load(saved: string, options?: GameOptions): Game;
};

/** Loads a match; refuses one of a game that the page does not play like an unknown record. */
export function loaded(saved: string, options?: GameOptions): Game {
  const game = istaka.Game.load(saved, options);
  if (plays(game.view().game)) return game as unknown as Game;
  game.free();
  throw refusal("badRecord");
}

/** Returns the rules; refuses those of a game that the page does not play like unknown ones. */
export function known(rules: istaka.RulesView): RulesView {
  const { game } = rules;
  if (!plays(game)) throw refusal("unknownPreset");
  return { ...rules, game };
}

/**
 * Returns the rows that are melds; if some of them lie in the order of their meld, only those.
 */
export function eachMeld(rows: string[][], game: Pick<Game, "readMelds">): string[][] {
  const read = rows.flatMap((row) => {
    const meld = game.readMelds([row])[0];
    return meld ? [{ row, lies: String(meld.tiles) === String(row) }] : [];
  });
  const lying = read.filter(({ lies }) => lies);
  return (lying.length > 0 ? lying : read).map(({ row }) => row);
}

function refusal(code: istaka.ErrorCode): IstakaError {
  return new istaka.IstakaError("The page does not play this game.", { code });
}
