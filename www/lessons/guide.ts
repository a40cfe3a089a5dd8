/** The part of the page that leads the player at the table in place of a match. */

import type { TemplateResult } from "lit/html.js";
import type { Outcome, RemoteEngine } from "../engine/client";
import type { Kind } from "../state/rect";
import type { Sentence, State, Store } from "../state/state";
import type { Action } from "../table/action";
import type { Card, Layout } from "../table/layout";

/** The match that is played meanwhile. */
export interface GuidedMatch {
  /** Changes the match by the engine. */
  act(change: () => Promise<Outcome>): Promise<unknown>;
  /** Opens the kept match again, as at the start of the page. */
  reopen(): Promise<void>;
}

/** Leads the player through a lesson, or through mistakes that are tried again. */
export interface Guide {
  /** The engine that plays the match. */
  readonly engine: RemoteEngine;
  /** True for the staged first hand of a game. */
  readonly staged: boolean;
  /** Follows the match from now on. */
  attend(store: Store, match: GuidedMatch): void;
  /** Renders the card. The `actions` give the labels of the buttons that the text names. */
  card(
    state: State,
    layout: Pick<Layout, "kind">,
    card: Card,
    actions: readonly Action[],
  ): TemplateResult;
  /** Returns to the player's own match. */
  leave(): void;
  /** Moves the focus where it is needed, once per step. */
  lead(root: HTMLElement): void;
  /** Returns what is read aloud; null while there is nothing to say yet. */
  aloud(state: State, kind: Kind, actions: readonly Action[]): Sentence | null;
}
