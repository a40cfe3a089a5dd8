/**
 * Puts the page together: canvases, mirror and panels follow the state, at
 * most once a frame; what the player does goes to the actions.
 */

import { nothing, render } from "lit/html.js";
import { Actions } from "./actions";
import type { Around } from "./around";
import { Dialogs } from "./dialogs";
import type { EngineLine, RemoteEngine } from "./engine/client";
import { Fetched } from "./fetched";
import { find } from "./find";
import type { DealShow, GameUi, ShownDeals } from "./games/game";
import { Games } from "./games/games";
import type { Teacher } from "./lessons/teacher";
import { learnWords, nameSeats, nameTiles, say } from "./locales/messages";
import { type Pace, paceOf } from "./pace";
import { bar } from "./panels/bar";
import type { PageActions } from "./panels/dialog";
import { lesson } from "./panels/lesson";
import { moves } from "./panels/moves";
import { namesOf } from "./panels/names";
import { prompt } from "./panels/prompt";
import { seats } from "./panels/seats";
import { soundSwitch } from "./panels/sound";
import { type Greeting, welcome } from "./panels/welcome";
import { Preferences } from "./preferences";
import { emptyRack, type Shape } from "./rack/rack";
import { Session } from "./session";
import { DEFAULTS, type Settings } from "./settings";
import {
  cardOf,
  initial,
  isPlayed,
  roundOf,
  type Sentence,
  type State,
  Store,
  type Unreadable,
} from "./state";
import type { Copies } from "./store/copies";
import type { SavedMatch } from "./store/match";
import { SavedMatches } from "./store/matches";
import type { Layout } from "./table/layout";
import { keepFocus, mirror } from "./table/mirror";
import { Motion } from "./table/motion";
import { FORCED, NEW_LOOK, type PageLook } from "./table/page-look";
import { Painter } from "./table/paint";
import { Pointer } from "./table/pointer";
import { type Viewport, windowHere } from "./table/rect";
import { LIGHT } from "./table/theme";
import type { GameName, GameView } from "./views";

/** What a pointer may do before the explainer has been fetched, which answers it then. */
const EARLY = ["click", "pointermove", "pointerleave"] as const;

export class App {
  readonly #store: Store;
  readonly #matches: SavedMatches;
  readonly #session: Session;
  readonly #actions: Actions;
  readonly #preferences: Preferences;
  readonly #dialogs: Dialogs;
  readonly #painter: Painter;
  readonly #motion = new Motion();
  readonly #games = new Games();
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #pointer: Pointer;
  #viewport: Viewport;
  #layout: Layout;
  /** The game that has made it. */
  #ui: GameUi;
  #frame = 0;
  #stale = true;
  readonly #stop = new AbortController();
  /** Where the new version is in place already, it only needs to be loaded. */
  #applyUpdate: () => Promise<void> = async () => location.reload();
  readonly #around = new Fetched(() => this.#bringAround());
  /** The last event of each kind in {@link EARLY}, in that order; null once they are answered. */
  #early: MouseEvent[] | null = [];
  /** The rest of the page was asked for; it has come, and all is kept twice. */
  #completing = false;
  #completed = false;
  /** What shows how tiles were dealt, for the games that have been played with it. */
  readonly #dealShows = new Map<ShownDeals, DealShow>();
  /** What the panels show. */
  #shown: State | null = null;
  readonly #engine: RemoteEngine;

  constructor(
    private readonly root: HTMLElement,
    private readonly line: EngineLine,
    private readonly look: PageLook,
    settings: Settings,
    private readonly copies: Copies,
    /** Who teaches, where a lesson is played. */
    private readonly teacher: Teacher | null = null,
  ) {
    this.#engine = teacher?.engine ?? line.functions;
    this.#matches = new SavedMatches(copies);
    this.#viewport = windowHere();
    this.#ui = this.#games.of({ game: null });
    const store = new Store(initial(emptyRack(this.#ui.shapeOf(this.#viewport, null)), settings));
    this.#store = store;
    this.#layout = this.#ui.layout(this.#viewport, store.state);
    const { signal } = this.#stop;
    const words = async () => (await this.#around.get()) !== null;
    const page = {
      pace: () => this.#pace(),
      words,
      games: this.#games,
      shapeOf: (game: GameView) => this.#shapeOf(game),
      fetchGame: (name: GameName) => this.#games.fetch(name, this.#preferences.language),
      show: (deals: ShownDeals) => this.#fetchShow(deals),
      restart: () => line.open(),
      left: () => void this.#tidy(),
    };
    const session = new Session(store, this.#engine, page, this.#matches);
    this.#session = session;
    teacher?.attend(store, { act: (change) => session.act(change, { noMove: true }) });
    line.onStop = () => session.stop();
    copies.onTrouble = (trouble) => session.tellOf(trouble);
    copies.onLost = () => this.#watchTabs();
    copies.onAside = () => this.#tellOfAside();
    this.#actions = new Actions(store, session, this.#engine, words);
    this.#preferences = new Preferences(store, session, look, copies);
    const dialogs = {
      panels: async () => (await this.#around.get())?.panels ?? null,
      warn: (why: Sentence | null) => void session.notices.warn(why),
      explainEnd: () => session.explained || session.explain(),
    };
    this.#dialogs = new Dialogs(find(root, "#dialog"), store, dialogs, this.#inDialogs(), signal);
    this.#painter = new Painter(find(root, "#felt"), find(root, "#air"), look);
    const felt = find<HTMLCanvasElement>(root, "#felt");
    this.#pointer = new Pointer(
      felt,
      store,
      () => this.#layout,
      () => this.#games.of(store.state),
      this.#actions,
      signal,
    );
  }

  async open(seed: string | null, shared: string | null, notice: Sentence | null): Promise<void> {
    const { signal } = this.#stop;
    const watchTabs = (): void => this.#watchTabs();
    window.addEventListener("storage", watchTabs, { signal });
    window.addEventListener("storage", () => this.#preferences.recall(), { signal });
    // A tab that was asleep has not been told.
    document.addEventListener("visibilitychange", watchTabs, { signal });
    window.addEventListener("resize", () => this.#resize(), { signal });
    for (const kind of EARLY)
      this.root.addEventListener(kind, (event) => this.#note(event), { signal });
    for (const wish of [LIGHT, FORCED]) {
      const change = (): void => this.#preferences.apply();
      matchMedia(wish).addEventListener("change", change, { signal });
    }
    document.addEventListener(NEW_LOOK, () => this.#repaint(), { signal });
    // In other letters a card is of another height.
    const lettered = (): void => {
      if (this.#layout.card) this.#resize();
    };
    document.fonts.addEventListener("loadingdone", lettered, { signal });
    this.#store.onChange(() => {
      const { state } = this.#store;
      nameSeats(state.settings.name, namesOf(state));
      this.#stale = true;
      this.#request();
    });
    this.#preferences.apply();
    this.#resize();
    // Shared rules and their deals begin together, if the player wants them.
    await this.#session.open(shared === null ? seed : null, notice);
    watchTabs();
    this.#tellOfAside();
    if (shared !== null) void this.#offer(shared, seed);
  }

  /** Tells of every change. */
  watch(tell: (state: State) => void): void {
    this.#store.onChange(() => tell(this.#store.state));
  }

  /** Where another tab has taken the game over, it stands still here. */
  #watchTabs(): void {
    if (!this.copies.isOurs() && this.#store.state.dialog !== "elsewhere") this.#session.leave();
  }

  /** Says once that something was put aside; a mark stays. */
  #tellOfAside(): void {
    if (!this.#matches.hearOfAside()) return;
    this.#session.recallUnreadable();
    void this.#session.notices.remark({ id: "notice-aside" });
  }

  #note(event: MouseEvent): void {
    const others = this.#early?.filter(({ type }) => type !== event.type);
    if (others) this.#early = [...others, event];
  }

  /** Shows the rules of a link, which may be anything; the player says whether he plays them. */
  async #offer(text: string, seed: string | null): Promise<void> {
    const draft = await (await this.#around.get())?.panels.draftOf(text);
    if (draft && !("id" in draft)) this.#dialogs.offer({ ...draft, seed });
    else {
      if (seed !== null) await this.#session.offer(seed);
      void this.#session.notices.warn(draft ?? null);
    }
  }

  /** Fetches the rest as soon as the table can be played, and keeps twice what is kept. */
  #complete(): void {
    if (this.#completing) return;
    this.#completing = true;
    setTimeout(async () => {
      await Promise.all([this.#around.get(), this.#secure()]);
      this.#completed = true;
      this.#request();
    });
  }

  /** Has what is kept be kept twice, and perhaps so at all. */
  async #secure(): Promise<void> {
    await this.copies.secure();
    if (this.#store.state.trouble !== null) this.#session.keepAgain();
  }

  async #bringAround(): Promise<Around> {
    const { language } = this.#preferences;
    const fetched = [import("./around"), learnWords("-dialogs", language)] as const;
    const [{ Around, pagesOf, registerUpdates }] = await Promise.all(fetched);
    const page = {
      copies: this.copies,
      engine: this.#engine,
      wake: async () => {
        await this.line.open();
        return this.line.generation;
      },
      language: () => this.#preferences.language,
      open: this.#dialogs.open.bind(this.#dialogs),
      letGo: () => this.#pointer.cancel(),
      layout: () => this.#layout,
      explain: (event: number) => void this.#explain(event),
      playOn: this.#session.playOn.bind(this.#session),
      count: (saved: SavedMatch) => {
        this.#session.keepAgain();
        void this.#around.here?.panels.count(saved);
      },
      playFixture: this.#session.playFixture.bind(this.#session),
      goOnWith: this.#session.goOnWith.bind(this.#session),
      putAside: this.#session.putAside.bind(this.#session),
      set: this.#preferences.set.bind(this.#preferences),
      tellOf: this.#session.tellOf.bind(this.#session),
      warn: (why: Sentence | null) => void this.#session.notices.warn(why),
    };
    const around = new Around(this.root, this.#store, this.#actions, page, this.#stop.signal);
    registerUpdates(
      (apply) => {
        this.#applyUpdate = apply;
        this.#store.change({ update: true });
      },
      pagesOf(language, this.#store.state.game?.options.preset),
    );
    this.#store.change({});
    return around;
  }

  /** Sees to the matches that have left the table. */
  async #tidy(): Promise<void> {
    await (await this.#around.get())?.panels.tidy();
  }

  /** Where the network fails, tiles are dealt as by rules that do not show it. */
  async #fetchShow(deals: ShownDeals): Promise<void> {
    if (this.#dealShows.has(deals) || !(await this.#around.get())) return;
    const fetched = await deals.fetch(this.#preferences.language).catch(() => null);
    if (!fetched || this.#dealShows.has(deals)) return;
    const actions = {
      tell: (sentence: Sentence) => this.#around.here?.tell(sentence),
      heard: (dealing: State["dealing"]) => this.#store.change({ dealing }),
      dealt: () => this.#session.dealt(),
    };
    this.#dealShows.set(deals, new fetched(this.root, actions, this.#stop.signal));
  }

  #dealShowOf({ deals }: GameUi): DealShow | null {
    return (deals && this.#dealShows.get(deals)) ?? null;
  }

  /** Lets go of the page. */
  close(): void {
    this.#pointer.cancel();
    this.#stop.abort();
    cancelAnimationFrame(this.#frame);
  }

  #request(): void {
    // Answers and timers may still come after the page was closed: then nothing is drawn any more.
    if (this.#stop.signal.aborted) return;
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    const { state } = this.#store;
    const dealShow = this.#dealShowOf(this.#games.of(state));
    if (this.#stale) {
      this.#stale = false;
      this.#layout = this.#arrange();
      this.#pointer.aim();
      const { travel } = this.#pace();
      if (state.dealing && !dealShow) this.#session.dealt();
      const pace = dealShow?.follow(state, this.#layout, now, travel) ?? travel;
      this.#motion.follow(this.#layout, now, pace, dealShow?.startOf);
      this.#renderPanels(state);
    }
    const moving = this.#motion.at(now);
    const show = dealShow?.showing ? dealShow : null;
    this.#painter.paint(this.#layout, moving, now, show, this.#ui.melds?.brush);
    if (moving.busy || show) this.#request();
    if (state.game?.table) this.#complete();
    // Keys, log, dialogs and clock work: what waits for the page may begin.
    if (this.#completed && this.#early === null) document.documentElement.dataset.ready = "true";
  }

  #renderPanels(state: State): void {
    const { root } = this;
    const layout = this.#layout;
    const actions = this.#actions;
    this.#applyDesign(layout);
    const { travel } = this.#pace();
    root.style.setProperty("--travel", `${travel}`);
    root.toggleAttribute("data-still", state.settings.still);
    root.setAttribute("aria-label", say("table-name"));
    const { ui } = actions;
    const buttons = ui.buttons(state, layout);
    render(moves(state, layout, ui.orders, buttons, actions), find(root, "#moves"));
    // A frame is short: what only follows the carried tile is not rendered anew.
    const shown = this.#shown;
    this.#shown = state;
    if (state.drag && shown && equalButDrag(state, shown)) return;
    const things = find<HTMLElement>(root, "#things");
    const rendered = mirror(state, ui.controls(state, layout), actions);
    keepFocus(things, () => render(rendered, things));
    const set = (some: Partial<Settings>): void => this.#preferences.set(some);
    const more = this.#around.here ? soundSwitch(state.settings, set) : nothing;
    const inBar = {
      open: this.#dialogs.open.bind(this.#dialogs),
      update: () => void this.#applyUpdate(),
    };
    render(bar(state, layout, inBar, more), find(root, "#bar"));
    this.#renderCard(state, layout);
    this.#greetIfPlayed(state);
    const noteOf = (seat: number) => ui.note(seat, state, layout);
    render(seats(state, layout, noteOf), find(root, "#seats"));
    render(prompt(state, layout, ui.prompt(state)), find(root, "#prompt"));
    this.#renderAround(state, travel);
    this.#dialogs.follow();
  }

  #renderAround(state: State, travel: number): void {
    const around = this.#around.here;
    if (!around) return;
    around.follow(state, this.#layout, travel);
    // Only now everything is there that can be asked about.
    for (const event of this.#early ?? []) around.answer(event);
    this.#early = null;
  }

  /** Has the style sheet know by which design everything lies. */
  #applyDesign({ kind, text, card }: Layout): void {
    const { root } = this;
    root.dataset.kind = kind;
    root.dataset.game = this.#ui.name;
    root.dataset.card = card?.at ?? "none";
    root.style.setProperty("--text-size", `${text}px`);
  }

  #renderCard(state: State, layout: Layout): void {
    const { card } = layout;
    const place = find<HTMLElement>(this.root, "#card");
    const leave = (): void => this.#store.change({ lesson: null, hint: null });
    const { ui } = this.#actions;
    const greet = (how: Greeting): void => this.#greet(how);
    if (!card) render(nothing, place);
    else if (cardOf(state) === "welcome")
      render(
        welcome(ui.aim, ui.figures(state), card, greet, () => this.#dialogs.open("lessons")),
        place,
      );
    else if (state.taught && this.teacher)
      render(this.teacher.card(state, card, ui.buttons(state, layout)), place);
    else render(this.#around.here ? lesson(ui, state, card, leave) : nothing, place);
  }

  /**
   * Pixels that a card above the table needs for all that it holds; undefined without one. It does
   * not shrink in its window, so that the table stays where it is from sentence to sentence.
   */
  #heightOfCard(state: State, layout: Layout): number | undefined {
    const { card } = layout;
    if (!card || card.at === "side") return undefined;
    if (state.drag) return this.#viewport.card;
    this.#applyDesign(layout);
    this.#renderCard(state, layout);
    const box = this.root.querySelector<HTMLElement>("#card > .card");
    if (!box?.firstElementChild) return undefined;
    const { height } = box.style;
    box.style.height = "auto";
    const needed = Math.ceil(box.firstElementChild.getBoundingClientRect().height);
    box.style.height = height;
    return Math.max(needed, this.#viewport.card ?? 0);
  }

  /** Whoever plays on, or begins another match, has answered; not who plays in another window. */
  #greetIfPlayed(state: State): void {
    const plays = state.game !== null && isPlayed(state.game);
    const begins = plays || (state.match > 1 && state.dialog !== "elsewhere");
    if (!state.settings.greeted && begins) this.#greet("play");
  }

  /** Has the game begin as a newcomer wants it. */
  #greet(how: Greeting): void {
    const held = this.root.querySelector("#card")?.contains(document.activeElement);
    // A first visit is against easy opponents, unless others have been chosen.
    const level = how === "known" ? { level: DEFAULTS.level } : {};
    this.#preferences.set({ greeted: true, ...level });
    const { state } = this.#store;
    if (how === "lesson") this.#store.change({ lesson: roundOf(state) });
    if (held) this.root.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  }

  /** What can be done in dialogs. */
  #inDialogs(): PageActions {
    const session = this.#session;
    return {
      engine: this.#engine,
      open: (name) => this.#dialogs.open(name),
      showRules: (rules) => this.#dialogs.open("rules", rules),
      explain: (event) => void this.#explain(event),
      close: () => this.#dialogs.close(),
      set: (some) => this.#preferences.set(some),
      undo: () => this.#actions.undo(),
      nextRound: () => session.nextRound(),
      toStanding: () => session.toStanding(),
      newGame: (seed) => session.newGame(seed),
      playShared: () => session.playShared(),
      playOn: (record, opponents) => void session.playOn(record, opponents),
      goOnWith: (key) => session.goOnWith(key),
      recall: () => {
        this.#preferences.recall();
        session.recallUnreadable();
      },
      revive: () => session.revive(),
      playHere: () => {
        this.#preferences.recall();
        void session.playHere();
      },
      matchText: () => session.text,
      keepAgain: () => session.keepAgain(),
      warn: () => void session.notices.warn(null),
      drop: (found) => {
        this.#matches.drop(found.key);
        this.#mark(found, true);
      },
      haveBack: (found) => {
        const trouble = this.#matches.hold(found);
        if (trouble) session.tellOf(trouble);
        else this.#mark(found, false);
      },
    };
  }

  /** What is thrown away can be had back as long as the page is open. */
  #mark({ key }: Unreadable, gone: boolean): void {
    const { unreadable } = this.#store.state;
    this.#store.change({
      unreadable: unreadable.map((found) => (found.key === key ? { ...found, gone } : found)),
    });
  }

  /** Shows why a turn of the finished round was played as it was. */
  async #explain(event: number): Promise<void> {
    const told = await this.#actions.why(event);
    if (told && this.#store.state.dialog !== "why") this.#dialogs.open("why");
  }

  /** The rack for which there is room in the game that is played. */
  #shapeOf(game: GameView | null): Shape {
    return this.#games.of({ game }).shapeOf(this.#viewport, game);
  }

  #resize(): void {
    this.#viewport = windowHere();
    this.#pointer.cancel();
    this.#session.rack.fit(this.#shapeOf(this.#store.state.game));
    // In a window of another size everything is at once where it belongs.
    this.#motion.follow(this.#arrange(), 0, 0);
    this.#repaint();
  }

  /** Lays the table out, below a card that is as high as what it holds. */
  #arrange(): Layout {
    const { state } = this.#store;
    const ui = this.#games.of(state);
    const before = ui === this.#ui ? this.#layout : null;
    if (ui !== this.#ui) this.#dealShowOf(this.#ui)?.leave();
    this.#ui = ui;
    const shown = state.game && ui.deals?.areShown(state.game) ? this.#dealShowOf(ui) : null;
    const layout = (shown ?? ui).layout(this.#viewport, state, before);
    const card = this.#heightOfCard(state, layout);
    if (card === this.#viewport.card) return layout;
    this.#viewport = { ...windowHere(), ...(card === undefined ? {} : { card }) };
    return (shown ?? ui).layout(this.#viewport, state, layout);
  }

  /** Another size or look: everything is painted anew, and tiles are named as they look now. */
  #repaint(): void {
    const { colors, card } = this.look.present;
    nameTiles({ colors, faces: card ? "cards" : "tiles" });
    this.#layout = this.#arrange();
    this.#painter.resize(this.#viewport, this.#layout, window.devicePixelRatio);
    this.#stale = true;
    this.#request();
  }

  #pace(): Pace {
    const { settings, game } = this.#store.state;
    return paceOf(settings, this.#reduced.matches, game?.eliminated[0] ?? false);
  }
}

/** Whether at most the carried tile has moved. */
function equalButDrag(one: State, other: State): boolean {
  const fields = Object.keys(one) as (keyof State)[];
  return fields.every((field) => field === "drag" || one[field] === other[field]);
}
