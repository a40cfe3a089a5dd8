/**
 * What stands over the table for a while or by the rules: the players as
 * the way to who they are, and words beside a place.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import type { Sentence, State } from "../state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { about } from "./about";
import { type BubbleActions, bubble } from "./bubble";

export interface OverActions extends BubbleActions {
  /** Opens what lies at a seat. */
  look(seat: number): void;
  /** Tells who plays at a seat. */
  meet(seat: number): void;
  /** Tells why a turn was played as it was, by the event that ended it. */
  explain(event: number): void;
}

/** What a game has there. */
export interface OverGame {
  over(state: State, layout: Layout, actions: OverActions): TemplateResult;
  /** What is said about a thing; "points" are those of a player. */
  about(thing: string, state: State): Sentence | null;
}

export function over(
  state: State,
  layout: Layout,
  game: OverGame,
  actions: OverActions,
): TemplateResult {
  const told = state.about && game.about(state.about.thing, state);
  return html`${people(state, layout, actions)} ${game.over(state, layout, actions)}
    ${bubble(state, layout, actions)} ${state.about && told ? about(state.about, told, layout) : nothing}`;
}

/** The opponents themselves, each the way to who he is. */
function people({ game }: State, { seats }: Layout, { meet }: OverActions): TemplateResult[] {
  if (!game) return [];
  return seats.flatMap((rect, seat) =>
    rect && seat > 0
      ? html`<button class="person" data-about="points" data-person=${seat} ${at(rect)} aria-label=${say("opponent-label", { name: seatName(seat) })} @click=${() => meet(seat)}></button>`
      : [],
  );
}
