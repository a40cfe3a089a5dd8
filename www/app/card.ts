/** The card beside the table: the greeting of a first visit, or a lesson. */

import { nothing, render } from "lit/html.js";
import { find } from "../base/find";
import type { Teacher } from "../lessons/teacher";
import type { Actions } from "../match/actions";
import type { Preferences } from "../match/preferences";
import { lesson } from "../panels/lesson";
import { type Greeting, welcome } from "../panels/welcome";
import { DEFAULTS } from "../settings/settings";
import { cardOf, isPlayed, roundOf, type State, type Store } from "../state/state";
import type { Layout } from "../table/layout";
import type { Dialogs } from "./dialogs";

export class CardPanel {
  /** The last match that is no answer to the greeting, by its number. */
  #ungreeted = 1;

  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly actions: Actions,
    private readonly preferences: Preferences,
    private readonly dialogs: Dialogs,
    /** The teacher of a lesson; null in a match. */
    private readonly teacher: Teacher | null,
  ) {}

  follow(state: State, layout: Layout): void {
    this.#render(state, layout);
    this.#greetIfPlayed(state);
  }

  #render(state: State, layout: Layout): void {
    const { card } = layout;
    const place = find<HTMLElement>(this.root, "#card");
    const leave = (): void => this.store.change({ lesson: null, hint: null });
    const { ui } = this.actions;
    const greet = (how: Greeting): void => this.#greet(how);
    if (!card) render(nothing, place);
    else if (cardOf(state) === "welcome")
      render(
        welcome(ui.aim, ui.figures(state), card, greet, () => this.dialogs.open("lessons")),
        place,
      );
    else if (state.taught && this.teacher)
      render(this.teacher.card(state, layout, card, ui.actions), place);
    else render(lesson(ui, state, card, leave), place);
  }

  /**
   * Returns the height in pixels that the content of a card above the table needs; undefined
   * without one. It never shrinks in its window, so that the table stays in place from sentence to
   * sentence.
   */
  heightIn(layout: Layout, before: number | undefined): number | undefined {
    const { state } = this.store;
    if (!layout.card || layout.card.at === "side") return undefined;
    if (state.drag) return before;
    this.#render(state, layout);
    const box = this.root.querySelector<HTMLElement>("#card > .card");
    if (!box?.firstElementChild) return undefined;
    const { height } = box.style;
    box.style.height = "auto";
    const needed = Math.ceil(box.firstElementChild.getBoundingClientRect().height);
    box.style.height = height;
    return Math.max(needed, before ?? 0);
  }

  /** Takes a move or another match here as an answer to the greeting. */
  #greetIfPlayed(state: State): void {
    const plays = state.game !== null && isPlayed(state.game);
    const begins = plays || (state.match > this.#ungreeted && state.dialog !== "elsewhere");
    if (!state.settings.greeted && begins) this.#greet("play");
  }

  /** Greets a newcomer in the next match too. */
  greetAgain(): void {
    const { match, settings } = this.store.state;
    if (!settings.greeted) this.#ungreeted = match + 1;
  }

  /** Begins the game in the way that a newcomer has chosen. */
  #greet(how: Greeting): void {
    const held = this.root.querySelector("#card")?.contains(document.activeElement);
    // The opponents of a first visit are easy, unless others were chosen.
    const level = how === "known" ? { level: DEFAULTS.level } : {};
    this.preferences.set({ greeted: true, ...level });
    const { state } = this.store;
    if (how === "lesson") this.store.change({ lesson: roundOf(state) });
    if (held) this.root.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  }
}
