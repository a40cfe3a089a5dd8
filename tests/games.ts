/** The class of matches as those of one game have it. */

import {
  Game,
  type GameOptions,
  type Okey101Game,
  type OkeyGame,
  type RummiGame,
} from "../www/pkg/istaka/istaka.js";

/** The class of matches of one game: by its rules, which have to be named but for Okey. */
export interface Matches<Match> {
  new (options?: GameOptions): Match;
  load(saved: string, options?: GameOptions): Match;
}

export const Okey = Game as unknown as Matches<OkeyGame>;
export type Okey = OkeyGame;

export const Rummi = Game as unknown as Matches<RummiGame>;
export type Rummi = RummiGame;

export const Okey101 = Game as unknown as Matches<Okey101Game>;
export type Okey101 = Okey101Game;
