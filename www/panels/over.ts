/**
 * Elements above the table that are there for a time or under certain rules: buttons on the
 * players, and words beside a place.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName } from "../locales/messages";
import type { Sentence, State } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { about } from "./about";
import { type BubbleActions, bubble } from "./bubble";

export interface OverActions extends BubbleActions {
  /** Shows the pile at a seat. */
  look(seat: number): void;
  /** Introduces the player at a seat. */
  meet(seat: number): void;
  /** Explains the turn that this event ended. */
  explain(event: number): void;
}

/** The elements of a game above the table. */
export interface OverGame {
  over(state: State, layout: Layout, actions: OverActions): TemplateResult;
  /** Returns the explanation of a thing; "points" are those of a player. */
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

/** Buttons over the opponents, each to the player's introduction. */
function people({ game }: State, { seats }: Layout, { meet }: OverActions): TemplateResult[] {
  if (!game) return [];
  return seats.flatMap((rect, seat) =>
    rect && seat > 0
      ? html`<button class="person" data-about="points" data-person=${seat} ${at(rect)} aria-label=${say("opponent-label", { name: seatName(seat) })} @click=${() => meet(seat)}></button>`
      : [],
  );
}
