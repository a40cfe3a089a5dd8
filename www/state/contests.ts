/** Contests for play chips, as the page knows them. */

import type { Holding } from "../engine/client";
import type { GameName } from "../engine/views";
import type { ContestKind, KeptView, LobbyView } from "../pkg/istaka/istaka";

export interface ContestFacts {
  /** Wallet and contest as the engine has them; null until read. */
  readonly holding: Holding | null;
  /** The moment at which the player entered the contest, which identifies it; null outside one. */
  readonly begun: string | null;
  /** The finished contest that is looked back at; null without one. */
  readonly shown: KeptView | null;
  /** The moments at which contests with kept rounds were begun, by their numbers. */
  readonly kept: ReadonlyMap<string, string>;
  /** The offers; null until read. */
  readonly lobby: LobbyView | null;
  /** The game of the offers; null for that of the settings. */
  readonly game: GameName | null;
  /** The kind and the number of players at a table that further formats are shown for. */
  readonly kind: ContestKind;
  readonly players: number;
  /** Number of other tables that have finished the round. */
  readonly done: number;
  /** True while the player is asked to confirm giving up. */
  readonly asked: boolean;
  /** True if the others are to play to the end without the player. */
  readonly toEnd: boolean;
  /** The latest message, by its name in the catalogue, and true once it has been visible. */
  readonly said: { readonly id: string } | null;
  readonly heard: boolean;
}

export const NO_CONTEST: ContestFacts = {
  holding: null,
  begun: null,
  shown: null,
  kept: new Map(),
  lobby: null,
  game: null,
  kind: "table",
  players: 4,
  done: 0,
  asked: false,
  toEnd: false,
  said: null,
  heard: false,
};
