/** The card beside the table: the question to a newcomer, or a lesson. */

import { nothing, render } from "lit/html.js";
import { find } from "../base/find";
import { EASIER, PRESETS } from "../engine/presets";
import type { Guide } from "../lessons/guide";
import { addressOf, firstOf, reopenAt } from "../lessons/names";
import type { Actions } from "../match/actions";
import type { Preferences } from "../match/preferences";
import type { Session } from "../match/session";
import { lesson } from "../panels/lesson";
import { type Greeting, welcome } from "../panels/welcome";
import { DEFAULTS, FIRST_VISIT, type Settings } from "../settings/settings";
import { cardOf, isPlayed, roundOf, type Sentence, type State, type Store } from "../state/state";
import type { Archive } from "../store/copies";
import { lessonsShelf, recallProgress } from "../store/lessons";
import type { Layout } from "../table/layout";
import { focusTable } from "../table/mirror";
import type { Dialogs } from "./dialogs";

export class CardPanel {
  /** True while a newcomer is asked. */
  #asks = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly actions: Actions,
    private readonly preferences: Preferences,
    private readonly dialogs: Dialogs,
    /** The teacher of a lesson; null in a match. */
    private readonly teacher: Guide | null,
    signal: AbortSignal,
  ) {
    const leave = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key !== "Escape" || defaultPrevented || store.state.dialog !== null) return;
      if (document.querySelector(":popover-open") === null) teacher?.leave();
    };
    if (teacher?.staged) document.addEventListener("keydown", leave, { signal });
  }

  follow(state: State, layout: Layout): void {
    this.#render(state, layout);
    this.teacher?.lead(this.root);
    const asks = cardOf(state) === "welcome" && state.dialog === null;
    if (asks && !this.#asks) focusTable(this.root);
    this.#asks = asks;
    const { game } = state;
    // A player who plays needs no question.
    if (game && isPlayed(game) && !state.taught) this.#know(state);
    if (game?.standing && !state.taught) this.#quicken(state.settings);
  }

  /** Returns what is read aloud of the greeting or a lesson; null if there is neither. */
  told(state: State, { kind }: Layout): Sentence | null {
    const { teacher } = this;
    const { ui } = this.actions;
    if (cardOf(state) === "welcome") return ui.aim;
    return state.taught && teacher ? teacher.aloud(state, kind, ui.actions) : null;
  }

  #render(state: State, layout: Layout): void {
    const place = find<HTMLElement>(this.root, "#card");
    const { card } = layout;
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

  /** Begins the game in the way that a newcomer has chosen. */
  #greet(how: Greeting): void {
    const { state } = this.store;
    const { game } = state;
    if (!game) return;
    if (how === "new") {
      reopenAt(addressOf(firstOf(game.game)));
      return;
    }
    // The opponents of a first visit are easy, unless others were chosen.
    const isUnchosen = state.settings.level === FIRST_VISIT.level;
    this.#know(state, isUnchosen ? { level: DEFAULTS.level } : {});
  }

  /** Notes that the player is not to be asked about this game again. */
  #know({ game, settings }: State, some: Partial<Settings> = {}): void {
    const { greeted } = settings;
    if (!game || greeted.includes(game.game)) return;
    this.preferences.set({ greeted: [...greeted, game.game], ...some });
  }

  /** Has bots play faster after the first match, unless the player has chosen a pace. */
  #quicken({ pace, paced }: Settings): void {
    if (!paced) this.preferences.set({ pace: pace === FIRST_VISIT.pace ? DEFAULTS.pace : pace });
  }

  /**
   * Has a newcomer who has played the first hand meet easy opponents, by the easier rules of the
   * game, with hints for a round.
   */
  async welcomeBack(copies: Archive, session: Session): Promise<void> {
    const { game, fixture } = this.store.state;
    const { done, at } = recallProgress(copies);
    if (!game || fixture || game.round > 1 || isPlayed(game)) return;
    const first = firstOf(game.game);
    if (this.teacher || at?.lesson !== first) return;
    const easier = EASIER[game.game];
    if (easier && game.options.text === PRESETS[game.game][0]) {
      this.preferences.set({ rules: easier });
      await session.newGame();
    } else await session.changeOpponents();
    if (!done.includes(first)) return;
    lessonsShelf.keep(copies, { done, at: null });
    this.store.change({ lesson: roundOf(this.store.state) });
  }
}
