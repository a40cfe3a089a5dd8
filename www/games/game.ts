/**
 * What a game gives to the page. All that is outside its folder knows it by this interface only;
 * actions are text of the notation.
 */

import type { Rules } from "../engine/client";
import type { EventView, GameView, Order, RoundView } from "../pkg/istaka";
import type { Shape } from "../rack/rack";
import type { Notice, Place, Sentence, State } from "../state";
import type { Controls } from "../table/controls";
import type { Finale } from "../table/finale";
import type { Layout } from "../table/layout";
import type { Viewport } from "../table/rect";
import type { Cue } from "./cues";

export interface GameUi<L extends Layout = Layout> {
  /** The action of each key, in small letters; that of Enter is for the tile of the rack. */
  readonly keys: Readonly<Record<string, string>> & { readonly enter: string };
  /** The ways to arrange the rack, as the keys 1, 2, … have them. */
  readonly orders: readonly Order[];
  /** The rack for which a window has room. */
  shapeOf(viewport: Viewport): Shape;
  /** Where everything is, and what can be done with it; `before` is the last one, of which it may keep parts. */
  layout(viewport: Viewport, state: State, before?: L | null): L;
  /** The same in words; null before anything is dealt. */
  controls(state: State, layout: L): Controls | null;
  /** What the player had best do or wait for now. */
  prompt(state: State): Sentence;
  /** What happened, as the player saw it. */
  sentence(event: EventView, table: RoundView): Sentence;
  /** What is to be heard when one state has followed another. */
  cues(before: State, after: State): Cue[];
  /** How the end of a round is shown; null while it goes on, and where nobody has won it. */
  finale(game: GameView): Finale | null;
  /** Where on the table an action is. */
  placeOf(action: string): Place | undefined;
  /** The tile that an action names. */
  tileOf(action: string): string | null;
  /** Whether an action brings a tile to the rack. */
  draws(action: string): boolean;
  /** An action that needs a tile and names none, with the tile that is meant; null where there is none. */
  withTile(action: string, state: State, engine: Pick<Rules, "spare">): Promise<string | null>;
  /** What the player is asked before he does it, if anything. */
  doubtOf(action: string, state: State): Notice | null;
  /** An action with all that the engine wants to know of it. */
  written(action: string, state: State): string;
}
