/** Puts the first chunk together: table and panels follow the state, at most once a frame. */

import { render } from "lit/html.js";
import { find } from "../base/find";
import { Unfetched } from "../base/version";
import { answered } from "../engine/calls";
import type { EngineLine, RemoteEngine } from "../engine/client";
import { PROGRAM } from "../engine/programs";
import type { GameView } from "../engine/views";
import { uiOf } from "../games/games";
import type { Guide } from "../lessons/guide";
import { learnRest, nameSeats, say } from "../locales/messages";
import { Actions } from "../match/actions";
import { Preferences } from "../match/preferences";
import { Session } from "../match/session";
import { bar } from "../panels/bar";
import { Log } from "../panels/log";
import { moves } from "../panels/moves";
import { namesOf } from "../panels/names";
import { prompt } from "../panels/prompt";
import { seats } from "../panels/seats";
import { emptyRack } from "../rack/rack";
import type { Settings } from "../settings/settings";
import { windowHere } from "../state/rect";
import { initial, type Sentence, type State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import { SavedMatches } from "../store/matches";
import type { Layout } from "../table/layout";
import { type Pace, paceOf } from "../table/pace";
import { FORCED, type PageLook } from "../table/page-look";
import { LIGHT } from "../table/theme";
import { type TablePage, TableView } from "../table/view";
import { CardPanel } from "./card";
import { Dialogs } from "./dialogs";
import { Places, type PlacesPage } from "./places";
import type { Rest } from "./rest";

/**
 * Elements that change the style of others at the table, by their names in `data-shows` of its
 * root. With `:has` the browser would restyle the whole table at every change in it.
 */
const SHOWS: Readonly<Record<string, string>> = {
  staged: ".card.staged",
  reading: '.card.taught[data-kind="read"]',
  counts: ".prompt.counts",
  covers: ".covers",
  "covers-own": ".covers.own",
  stacks: ".stacks",
  row: ".bubble.row",
  "no-prompt": ".bubble:is(.instead, .no-prompt)",
  "no-words": ".bubble.no-words",
  "no-seat-0": ".bubble.no-seat-0",
  "no-seat-1": ".bubble.no-seat-1",
  "no-seat-2": ".bubble.no-seat-2",
  "no-seat-3": ".bubble.no-seat-3",
};

export class App {
  readonly #store: Store;
  readonly #matches: SavedMatches;
  readonly #session: Session;
  readonly #actions: Actions;
  readonly #preferences: Preferences;
  readonly #dialogs: Dialogs;
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #view: TableView;
  readonly #card: CardPanel;
  readonly #stop = new AbortController();
  /** Loads a new version; by default one that is installed already and needs only a reload. */
  #applyUpdate: () => Promise<void> = async () => location.reload();
  /** The second chunk; null until it is loaded. */
  #rest: Rest | null = null;
  readonly #log: Log;
  readonly #around: PlacesPage;
  readonly #places: Places;
  readonly #engine: RemoteEngine;
  /** The address of the programs to play against; null without any. */
  #met: string | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly line: EngineLine,
    look: PageLook,
    settings: Settings,
    private readonly copies: Archive,
    /** The teacher of a lesson, or the examiner of mistakes; null in a match. */
    teacher: Guide | null = null,
  ) {
    this.#engine = teacher?.engine ?? line.functions;
    this.#matches = new SavedMatches(copies);
    const shape = uiOf({ game: null }).shapeOf(windowHere(), null);
    const home = teacher === null && document.documentElement.dataset.at === "home";
    const store = new Store({ ...initial(emptyRack(shape), settings), home });
    this.#store = store;
    const { signal } = this.#stop;
    const page = {
      pace: () => this.#pace(),
      shapeOf: (game: GameView) => this.#view.shapeOf(game, uiOf({ game })),
      restart: async () => {
        await line.open();
        if (this.#met) await this.meet(this.#met);
      },
      left: () => void this.#rest?.tidy(),
    };
    const session = new Session(store, this.#engine, page, this.#matches);
    this.#session = session;
    teacher?.attend(store, {
      act: (change) => session.act(change, { noMove: true }),
      reopen: () => session.open(null, null),
    });
    line.onStop = () => session.stop();
    copies.onTrouble = (trouble) => session.tellOf(trouble);
    copies.onLost = () => this.#watchTabs();
    copies.onNews = () => this.#tellOfCopies();
    this.#actions = new Actions(store, session, this.#engine);
    this.#preferences = new Preferences(store, session, look, copies);
    const dialog = find<HTMLDialogElement>(root, "#dialog");
    this.#dialogs = new Dialogs(dialog, store, session, this.#preferences, this.#actions, signal);
    this.#log = new Log(find(document.body, "#log"));
    this.#card = new CardPanel(
      root,
      store,
      this.#actions,
      this.#preferences,
      this.#dialogs,
      teacher,
      signal,
    );
    const ui = () => session.ui;
    this.#view = new TableView(root, store, ui, look, this.#aroundTable(), this.#actions, signal);
    this.#around = {
      ...{ session, preferences: this.#preferences, dialogs: this.#dialogs },
      ...{ log: this.#log, view: this.#view },
      update: () => void this.#applyUpdate(),
    };
    this.#places = new Places(store, this.#around, teacher !== null, signal);
  }

  /** Opens the match of the last visit, or a new one by this seed. */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    const { signal } = this.#stop;
    const watchTabs = (): void => this.#watchTabs();
    window.addEventListener("storage", watchTabs, { signal });
    window.addEventListener("storage", () => this.#preferences.recall(), { signal });
    // A sleeping tab has received no storage events.
    document.addEventListener("visibilitychange", watchTabs, { signal });
    for (const query of [LIGHT, FORCED]) {
      const change = (): void => this.#preferences.apply();
      matchMedia(query).addEventListener("change", change, { signal });
    }
    // Another font changes the height of the card.
    const lettered = (): void => {
      if (this.#view.layout.card) this.#view.resize();
    };
    document.fonts.addEventListener("loadingdone", lettered, { signal });
    this.#store.onChange(() => {
      const { state } = this.#store;
      nameSeats(state.settings.name, namesOf(state));
      this.#view.request();
    });
    this.#preferences.apply();
    await this.#session.open(seed, notice);
    const { programs, opponents } = this.#store.state;
    // A player who has come for programs leaves a match against bots for later.
    if (programs.length > 0 && !opponents.includes(PROGRAM)) await this.#session.newGame(seed);
    await this.#card.welcomeBack(this.copies, this.#session);
    watchTabs();
    this.#tellOfCopies();
    this.#places.open();
  }

  /** Has matches played against the programs of the page's server. */
  async meet(address: string): Promise<boolean> {
    this.#met = address;
    const programs = await answered(this.#engine.meet(address));
    this.#store.change({ programs: programs ?? [] });
    return programs !== null;
  }

  /** Adds the second chunk, and writes second copies of everything kept. */
  async complete(): Promise<void> {
    const fetched = Promise.all([import("./rest"), learnRest(this.#preferences.language)]);
    const chunk = fetched.catch((cause) => {
      throw new Unfetched("The second chunk has not come.", { cause });
    });
    const [[{ Rest }], bots] = await Promise.all([chunk, this.#engine.bots(), this.#secure()]);
    const { signal } = this.#stop;
    if (signal.aborted) return;
    const page = {
      ...this.#around,
      ...{ copies: this.copies, line: this.line, engine: this.#engine, places: this.#places },
      offerUpdate: (apply: () => Promise<void>) => {
        this.#applyUpdate = apply;
        this.#store.change({ update: true });
      },
    };
    this.#rest = new Rest(this.root, this.#store, this.#actions, page, bots, signal);
    this.#dialogs.contents = this.#rest.contents;
    this.#store.change({});
  }

  /** Shows the rules of a link, which may be anything; the player decides about them. */
  async offer(text: string, seed: string | null): Promise<void> {
    await this.#rest?.offer(text, seed);
  }

  /** Changes some settings, as the page around a frame asks. */
  set(some: Partial<Settings>): void {
    this.#preferences.set(some);
  }

  /** Calls `tell` after every change. */
  watch(tell: (state: State) => void): void {
    this.#store.onChange(() => tell(this.#store.state));
  }

  /** Stops the game if another tab has taken it over. */
  #watchTabs(): void {
    if (!this.copies.isOurs() && this.#store.state.dialog !== "elsewhere") this.#session.leave();
  }

  /** Warns once of what has happened to kept texts; a mark stays of those that were put aside. */
  #tellOfCopies(): void {
    const { notices } = this.#session;
    if (this.copies.hearOf("single")) notices.remark({ id: "notice-single" });
    if (!this.copies.hearOf("aside")) return;
    this.#session.recallUnreadable();
    notices.remark({ id: "notice-aside" });
  }

  /** Writes the second copy of everything kept, and the first one after a failure. */
  async #secure(): Promise<void> {
    await this.copies.secure();
    if (this.#store.state.trouble !== null) this.#session.keepAgain();
  }

  /** The functions of the page that the table uses. */
  #aroundTable(): TablePage {
    const session = this.#session;
    return {
      cardHeight: (layout, before) => this.#card.heightIn(layout, before),
      fit: (shape) => session.rack.fit(shape),
      travel: () => this.#pace().travel,
      follow: this.#follow.bind(this),
      deals: {
        tell: (sentence) => this.#log.tell(sentence),
        heard: (dealing) => this.#store.change({ dealing }),
        dealt: () => session.dealt(),
      },
    };
  }

  /** Removes the listeners and stops drawing. */
  close(): void {
    this.#view.letGo();
    this.#stop.abort();
  }

  /** Renders everything around the table. */
  #follow(layout: Layout, travel: number, carrying: boolean): void {
    const { root } = this;
    const { state } = this.#store;
    root.style.setProperty("--travel", `${travel}`);
    root.toggleAttribute("data-still", state.settings.still);
    root.toggleAttribute("data-left", state.settings.left);
    root.setAttribute("aria-label", say("table-name"));
    if (!state.home) this.#surround(state, layout, carrying);
    // While a tile is carried, only what follows it is drawn, as frames are short.
    if (carrying) return;
    if (!this.#places.begins) this.#log.follow(state, this.#card.told(state, layout));
    this.#rest?.follow(state, layout, travel);
    this.#dialogs.follow();
    this.#places.follow(state);
    const shows = Object.keys(SHOWS).filter((name) => root.querySelector(SHOWS[name] ?? ""));
    root.dataset.shows = shows.join(" ");
    // Keys, log, dialogs and clock work by now.
    if (this.#rest) document.documentElement.dataset.ready = "true";
  }

  /** Renders buttons, bar, card, seats and prompt. */
  #surround(state: State, layout: Layout, carrying: boolean): void {
    const { root } = this;
    const actions = this.#actions;
    const { ui } = actions;
    const buttons = find<HTMLElement>(root, "#moves");
    buttons.setAttribute("aria-label", say("actions-label"));
    render(moves(state, layout, ui, actions), buttons);
    if (carrying) return;
    const inBar = {
      open: this.#dialogs.open,
      analyse: () => this.#dialogs.analyse(),
      update: () => void this.#applyUpdate(),
      home: () => this.#places.go("home"),
      set: this.#dialogs.set,
    };
    const told = this.#rest?.heading(state, layout) ?? null;
    render(bar(state, layout, inBar, told), find(root, "#bar"));
    this.#card.follow(state, layout);
    const noteOf = (seat: number) => ui.note(seat, state, layout);
    render(seats(state, layout, noteOf), find(root, "#seats"));
    render(prompt(state, layout, ui.prompt(state)), find(root, "#prompt"));
  }

  #pace(): Pace {
    const { settings, game, fixture } = this.#store.state;
    const [watching, timed] = [game?.eliminated[0] ?? false, (fixture?.seconds ?? 0) > 0];
    return paceOf(settings, this.#reduced.matches, watching, timed);
  }
}
