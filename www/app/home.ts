/** Grants the wishes expressed at home, and shows the news of the bar there. */

import { html, nothing, render } from "lit/html.js";
import { gameOfRules } from "../engine/presets";
import type { GameName } from "../engine/views";
import { usualOf } from "../home/games";
import { GO, takeWish } from "../home/wish";
import { say, speak } from "../locales/messages";
import { troubleOf } from "../panels/bar";
import { type DialogName, isUnderWay, type State } from "../state/state";

/** The functions of the page that home uses. */
interface HomePage {
  state(): State;
  /** Goes to the table. */
  play(): void;
  /** Begins a match by these rules, at the table. */
  begin(rules: string): void;
  /** Chooses the rules of the next match. */
  choose(rules: string): void;
  open(dialog: DialogName): void;
  update(): void;
}

/** The dialogs that home opens. */
const DIALOGS: readonly DialogName[] = [
  "daily",
  "puzzles",
  "lobby",
  "lessons",
  "matches",
  "statistics",
  "settings",
];

export class Home {
  constructor(
    private readonly page: HomePage,
    private readonly news: HTMLElement | null,
    signal: AbortSignal,
  ) {
    const listener = (event: Event): void => {
      event.preventDefault();
      this.grant();
    };
    window.addEventListener(GO, listener, { signal });
  }

  /** Grants the wish that was expressed last. */
  grant(): void {
    const wish = takeWish();
    const dialog = DIALOGS.find((name) => name === wish);
    const [kind, name = ""] = wish?.split(":") ?? [];
    if (dialog) this.page.open(dialog);
    else if (kind === "table") this.page.play();
    else if (kind === "play") this.#begin(name);
    else if (kind === "usual") this.#begin(this.#rulesOf(name as GameName));
    else if (kind === "new") this.#choose(name as GameName | "");
  }

  /** The rules of the settings, if they are of this game. */
  #rulesOf(game: GameName): string {
    const { rules } = this.page.state().settings;
    return gameOfRules(rules) === game ? rules : usualOf(game);
  }

  /** Begins a match, unless one by these rules lies untouched at the table. */
  #begin(rules: string): void {
    const { game, fixture } = this.page.state();
    const isFresh = game && !fixture && game.standing === null && !isUnderWay(game);
    if (isFresh && game.options.text === rules) this.page.play();
    else this.page.begin(rules);
  }

  /** Opens the choice of rules for a game, or for the last one. */
  #choose(game: GameName | ""): void {
    const rules = this.#rulesOf(game || gameOfRules(this.page.state().settings.rules));
    if (rules !== this.page.state().settings.rules) this.page.choose(rules);
    this.page.open("newGame");
  }

  /** Shows what the bar tells at the table. */
  follow(state: State): void {
    if (!this.news) return;
    const { notice, update } = state;
    const kept = troubleOf(state);
    const shown = state.home
      ? html`${notice ? html`<p>${speak(notice)}</p>` : nothing}
        ${kept ? html`<button class="quiet" data-dialog="kept" @click=${() => this.page.open("kept")}>${say(kept)}</button>` : nothing}
        ${update ? html`<button class="chip" data-update @click=${() => this.page.update()}>${say("update")}</button>` : nothing}`
      : nothing;
    render(shown, this.news);
  }
}
