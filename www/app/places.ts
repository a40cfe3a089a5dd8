/**
 * Home and the table: leads from one to the other in step with the browser's history, moves the
 * focus along, grants what is wished for at home, and shows there what the bar tells at the table.
 *
 * Back closes what is open, then leads home, then leaves the page. One entry of the history above
 * that of home is enough for it; it is added again where it is needed and gone.
 */

import { html, nothing, render } from "lit/html.js";
import { GAMES, gameOfRules } from "../engine/presets";
import { type Entry, entryOf, type Place } from "../home/place";
import { GO, takeWish } from "../home/wish";
import { reopenAt } from "../lessons/names";
import { say, speak } from "../locales/messages";
import type { Preferences } from "../match/preferences";
import type { Session } from "../match/session";
import { troubleOf } from "../panels/bar";
import type { Log } from "../panels/log";
import { rulesFor } from "../settings/settings";
import { cardOf, type DialogName, isUnderWay, type State, type Store } from "../state/state";
import { focusTable, isNowhere } from "../table/mirror";
import type { TableView } from "../table/view";
import { announced } from "../ui/announced";
import type { Dialogs } from "./dialogs";

/** The dialogs that home opens. */
const DIALOGS: readonly DialogName[] = [
  "daily",
  "puzzles",
  "lobby",
  "contest",
  "lessons",
  "analysis",
  "score",
  "matches",
  "statistics",
  "settings",
];

/** The address at which mistakes are tried again. */
const AGAIN = "?again";

/** The parts of the page that are used here. */
export interface PlacesPage {
  readonly session: Session;
  readonly preferences: Preferences;
  readonly dialogs: Dialogs;
  readonly log: Log;
  /** The table that is played at. */
  readonly view: TableView;
  /** Loads a new version. */
  update(): void;
}

export class Places {
  /** False in a frame, whose entries would be among those of the page around it. */
  readonly #hasEntries = window.parent === window;
  readonly #news = document.querySelector<HTMLElement>("#home-news");
  /** Focuses what takes the focus when it is drawn; returns false until then. */
  #toFocus: (() => boolean) | null = null;
  /** True while the match that was wished for is dealt. */
  #begins = false;
  /** The state that was followed last. */
  #shown: State | null = null;

  constructor(
    private readonly store: Store,
    private readonly page: PlacesPage,
    /** True for a lesson, which ends with its page. */
    private readonly isLesson: boolean,
    signal: AbortSignal,
  ) {
    document.documentElement.dataset.at = this.#place;
    if (this.#hasEntries) {
      if (!entryOf(history.state)) {
        this.#write({ place: "home", above: false });
        this.#keepEntry();
      }
      window.addEventListener("popstate", () => this.#popped(), { signal });
    }
    const wished = (event: Event): void => {
      event.preventDefault();
      this.#grant();
    };
    window.addEventListener(GO, wished, { signal });
  }

  /**
   * Moves the focus to the table shown first, whose keys are heard at once, and grants what was
   * wished for meanwhile.
   */
  open(): void {
    if (!this.store.state.home) {
      // A screen reader that has heard of the focus before the page is loaded forgets it.
      const focus = (): void => this.#focusFirst();
      if (document.readyState === "complete") focus();
      else window.addEventListener("load", focus, { once: true });
    }
    this.#grant();
  }

  /**
   * Moves the focus to the rack as a whole, unless a newcomer is asked first, or something else has
   * it: in a frame the page around.
   */
  #focusFirst(): void {
    const asks = cardOf(this.store.state) === "welcome";
    if (asks || !this.#hasEntries) return;
    // A lesson may have moved the focus when the table is drawn.
    this.#focus(() => {
      const isThere = !isNowhere() || focusOn(".rack");
      if (isThere) document.querySelector("#entrance")?.remove();
      return isThere;
    });
  }

  /** True while another match is about to take the place of the one at the table. */
  get begins(): boolean {
    return this.#begins;
  }

  get #place(): Place {
    return this.store.state.home ? "home" : "table";
  }

  go(place: Place): void {
    if (place === this.#place) return;
    this.store.change({ home: place === "home" });
    document.documentElement.dataset.at = place;
    this.#keepEntry();
    this.#arrive(place);
  }

  follow(state: State): void {
    const before = this.#shown;
    this.#shown = state;
    // A new match at the table, such as one of a contest, is one that the player wants to play.
    const isOther = before?.game != null && state.match !== before.match;
    if (state.home && isOther && state.dialog !== "elsewhere") this.go("table");
    this.#keepEntry();
    if (this.#news) render(state.home ? this.#newsOf(state) : nothing, this.#news);
    if (this.#toFocus?.()) this.#toFocus = null;
  }

  /** Adds the entry above home, or has it name the place. */
  #keepEntry(): void {
    if (!this.#hasEntries) return;
    const entry = entryOf(history.state) ?? { place: "home", above: true };
    const place = this.#place;
    const needed = place === "table" || this.store.state.dialog !== null;
    if (needed && !entry.above) history.pushState({ place, above: true } satisfies Entry, "");
    else if (entry.place !== place) this.#write({ place, above: entry.above });
  }

  #popped(): void {
    const entry = entryOf(history.state);
    // A link within the page has made an entry of its own.
    if (!entry) this.#write({ place: this.#place, above: true });
    else if (entry.above) this.go(entry.place);
    else if (this.#closeOpen()) this.#keepEntry();
    else if (this.#place === "table") this.go("home");
    else history.back();
  }

  #write(entry: Entry): void {
    history.replaceState(entry, "");
  }

  /** Closes the menu or the dialog; returns false if neither is open. */
  #closeOpen(): boolean {
    const menu = document.querySelector<HTMLElement>(":popover-open");
    if (!menu && this.store.state.dialog === null) return false;
    if (menu) menu.hidePopover();
    else this.page.dialogs.close();
    return true;
  }

  #arrive(place: Place): void {
    this.page.view.letGo();
    if (this.isLesson) location.replace(location.pathname);
    if (place === "table") this.#focusTable();
    else this.#focus(() => focusOn(`.home:lang(${this.page.preferences.language}) h1`));
  }

  /** Grants the wish that was expressed last at home. */
  #grant(): void {
    const wish = takeWish();
    const [, kind, name = ""] = /^(\w+):?(.*)$/.exec(wish ?? "") ?? [];
    const dialog = DIALOGS.find((name) => name === kind);
    const game = GAMES.find((game) => game === name);
    const { contests, settings } = this.store.state;
    const { rules } = settings;
    if (dialog === "lobby" && game) this.store.change({ contests: { ...contests, game } });
    if (dialog === "analysis") this.page.dialogs.analyse(null);
    else if (dialog) this.page.dialogs.open(dialog);
    else if (kind === "again") reopenAt(AGAIN);
    else if (kind === "table") this.go("table");
    else if (kind === "play") this.#begin(name);
    else if (kind === "new") this.#choose(rulesFor(game ?? gameOfRules(rules), settings));
    else if (kind === "peers") this.#choose(name, true);
  }

  /** Begins a match, unless one by these rules lies untouched at the table. */
  #begin(rules: string): void {
    const { game, fixture } = this.store.state;
    const isFresh = game && !fixture && game.standing === null && !isUnderWay(game);
    this.go("table");
    if (isFresh && game.options.text === rules) return;
    const { session, preferences } = this.page;
    preferences.set({ rules });
    this.#begins = true;
    const begun = (): void => {
      this.#begins = false;
      this.#focusTable();
    };
    void session.newGame().finally(begun);
  }

  /** Opens the choice for a new game by these rules; `peers` are as strong as the player. */
  #choose(rules: string, peers = false): void {
    if (rules !== this.store.state.settings.rules) this.page.preferences.set({ rules });
    this.store.change({ peers });
    this.page.dialogs.open("newGame");
  }

  /** Renders at home what the bar tells at the table. */
  #newsOf(state: State) {
    const { notice, update } = state;
    const { dialogs, update: load } = this.page;
    const kept = troubleOf(state);
    return html`${notice ? html`<p>${announced(speak(notice))}</p>` : nothing}
      ${kept ? html`<button class="quiet" data-dialog="kept" @click=${() => dialogs.open("kept")}>${say(kept)}</button>` : nothing}
      ${update ? html`<button class="chip" data-update @click=${load}>${say("update")}</button>` : nothing}`;
  }

  /** Moves the focus to what a newcomer is asked, or to the rack. */
  #focusTable(): void {
    this.#focus(() => focusTable(this.page.view.root));
  }

  /** Moves the focus once that is possible. */
  #focus(focus: () => boolean): void {
    this.#toFocus = focus;
    this.page.view.request();
  }
}

/** Focuses an element; returns false if it is not there yet. */
function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
