/**
 * Home and the table: leads from one to the other, moves the focus along, and grants what is wished
 * for at home.
 */

import type { Place } from "../home/place";
import type { Preferences } from "../match/preferences";
import type { Session } from "../match/session";
import type { Log } from "../panels/log";
import { cardOf, type State, type Store } from "../state/state";
import type { TableView } from "../table/view";
import type { Dialogs } from "./dialogs";
import { Home } from "./home";
import { Ways } from "./ways";

/** The tile of the rack that the keyboard reaches. */
const TILE = '#game [role="option"][tabindex="0"]';

/** The parts of the page that are used here. */
export interface PlacesPage {
  readonly session: Session;
  readonly preferences: Preferences;
  readonly dialogs: Dialogs;
  readonly log: Log;
  readonly view: TableView;
  /** Loads a new version. */
  update(): void;
}

export class Places {
  readonly #ways: Ways;
  readonly #home: Home;
  /** The element that takes the focus when it is drawn. */
  #toFocus: string | null = null;
  /** The state that was followed last. */
  #shown: State | null = null;

  constructor(
    private readonly store: Store,
    private readonly page: PlacesPage,
    /** True for a lesson, which ends with its page. */
    private readonly isLesson: boolean,
    signal: AbortSignal,
  ) {
    const { dialogs, preferences } = page;
    const ways = {
      closeOpen: () => this.#closeOpen(),
      gone: (place: Place) => this.#arrive(place),
    };
    this.#ways = new Ways(store, ways, signal);
    const home = {
      state: () => store.state,
      play: () => this.go("table"),
      begin: (rules: string) => this.#begin(rules),
      choose: (rules: string) => preferences.set({ rules }),
      open: dialogs.open.bind(dialogs),
      update: page.update,
    };
    this.#home = new Home(home, document.querySelector("#home-news"), signal);
  }

  /** Greets the player at the place shown first, and grants what was wished for meanwhile. */
  open(): void {
    if (!this.store.state.home) this.#welcome();
    this.#home.grant();
  }

  go(place: Place): void {
    this.#ways.go(place);
  }

  follow(state: State): void {
    const before = this.#shown;
    this.#shown = state;
    // A new match at the table, such as one of a contest, is one that the player wants to play.
    const isOther = before?.game != null && state.match !== before.match;
    if (state.home && isOther && state.dialog !== "elsewhere") this.go("table");
    this.#ways.follow();
    this.#home.follow(state);
    const focused = this.#toFocus && document.querySelector<HTMLElement>(this.#toFocus);
    if (!focused) return;
    this.#toFocus = null;
    focused.focus();
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
    else if (place === "table") this.#welcome();
    this.#focus(place === "home" ? `.home:lang(${this.page.preferences.language}) h1` : TILE);
  }

  /** Begins a match by other rules. */
  #begin(rules: string): void {
    const { session, preferences } = this.page;
    this.go("table");
    preferences.set({ rules });
    void session.newGame().then(() => this.#focus(TILE));
  }

  /** Tells a newcomer at the table what the game is about. */
  #welcome(): void {
    const { log, session } = this.page;
    if (cardOf(this.store.state) === "welcome") log.tell(session.ui.aim);
  }

  /** Moves the focus once the element is drawn. */
  #focus(element: string): void {
    this.#toFocus = element;
    this.page.view.request();
  }
}
