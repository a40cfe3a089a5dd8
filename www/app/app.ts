/**
 * The first chunk of the page, put together: canvases, mirror and panels follow the state, at most
 * once a frame, and input goes to the actions.
 */

import { nothing, render } from "lit/html.js";
import { find } from "../base/find";
import { Unfetched } from "../base/version";
import type { EngineLine, RemoteEngine } from "../engine/client";
import type { GameName, GameView } from "../engine/views";
import type { DealShow, GameUi } from "../games/game";
import { uiOf } from "../games/games";
import type { Teacher } from "../lessons/teacher";
import { learnRest, nameSeats, nameTiles, say } from "../locales/messages";
import { Actions } from "../match/actions";
import { UNANSWERED } from "../match/notices";
import { Preferences } from "../match/preferences";
import { Session } from "../match/session";
import { bar } from "../panels/bar";
import type { PageActions } from "../panels/dialog";
import { lesson } from "../panels/lesson";
import { Log } from "../panels/log";
import { moves } from "../panels/moves";
import { namesOf } from "../panels/names";
import { prompt } from "../panels/prompt";
import { seats } from "../panels/seats";
import { soundSwitch } from "../panels/sound";
import { type Greeting, welcome } from "../panels/welcome";
import { emptyRack, type Shape } from "../rack/rack";
import { DEFAULTS, type Settings } from "../settings/settings";
import { type Viewport, windowHere } from "../state/rect";
import {
  cardOf,
  initial,
  isPlayed,
  roundOf,
  type Sentence,
  type State,
  Store,
  type Unreadable,
} from "../state/state";
import type { Copies } from "../store/copies";
import { SavedMatches } from "../store/matches";
import type { Layout } from "../table/layout";
import { keepFocus, mirror } from "../table/mirror";
import { Motion } from "../table/motion";
import { type Pace, paceOf } from "../table/pace";
import { FORCED, NEW_LOOK, type PageLook } from "../table/page-look";
import { Painter } from "../table/paint";
import { Pointer } from "../table/pointer";
import { LIGHT } from "../table/theme";
import { Dialogs } from "./dialogs";
import type { Rest } from "./rest";

export class App {
  readonly #store: Store;
  readonly #matches: SavedMatches;
  readonly #session: Session;
  readonly #actions: Actions;
  readonly #preferences: Preferences;
  readonly #dialogs: Dialogs;
  readonly #painter: Painter;
  readonly #motion = new Motion();
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #pointer: Pointer;
  #viewport: Viewport;
  #layout: Layout;
  /** The game that made `#layout`. */
  #ui: GameUi;
  #frame = 0;
  #stale = true;
  readonly #stop = new AbortController();
  /** Loads a new version; one that is in place already only needs a reload. */
  #applyUpdate: () => Promise<void> = async () => location.reload();
  /** The second chunk; null until it is loaded. */
  #rest: Rest | null = null;
  readonly #log: Log;
  /** The views of dealing, by game. */
  readonly #dealShows = new Map<GameName, DealShow>();
  /** The state that the panels show. */
  #shown: State | null = null;
  readonly #engine: RemoteEngine;

  constructor(
    private readonly root: HTMLElement,
    private readonly line: EngineLine,
    private readonly look: PageLook,
    settings: Settings,
    private readonly copies: Copies,
    /** The teacher of a lesson; null in a match. */
    private readonly teacher: Teacher | null = null,
  ) {
    this.#engine = teacher?.engine ?? line.functions;
    this.#matches = new SavedMatches(copies);
    this.#viewport = windowHere();
    this.#ui = uiOf({ game: null });
    const store = new Store(initial(emptyRack(this.#ui.shapeOf(this.#viewport, null)), settings));
    this.#store = store;
    this.#layout = this.#ui.layout(this.#viewport, store.state);
    const { signal } = this.#stop;
    const page = {
      pace: () => this.#pace(),
      shapeOf: (game: GameView) => this.#shapeOf(game),
      restart: () => line.open(),
      left: () => void this.#rest?.panels.tidy(),
    };
    const session = new Session(store, this.#engine, page, this.#matches);
    this.#session = session;
    teacher?.attend(store, { act: (change) => session.act(change, { noMove: true }) });
    line.onStop = () => session.stop();
    copies.onTrouble = (trouble) => session.tellOf(trouble);
    copies.onLost = () => this.#watchTabs();
    copies.onAside = () => this.#tellOfAside();
    this.#actions = new Actions(store, session, this.#engine);
    this.#preferences = new Preferences(store, session, look, copies);
    const dialogs = {
      panels: () => this.#rest?.panels ?? null,
      warn: (why: Sentence) => session.notices.warn(why),
      warnUnfetched: () => void session.notices.warnUnfetched(),
      explainEnd: () => session.explained || session.explain(),
    };
    this.#dialogs = new Dialogs(find(root, "#dialog"), store, dialogs, this.#inDialogs(), signal);
    this.#log = new Log(find(root, "#log"));
    this.#painter = new Painter(find(root, "#felt"), find(root, "#air"), look);
    const felt = find<HTMLCanvasElement>(root, "#felt");
    this.#pointer = new Pointer(
      felt,
      store,
      () => this.#layout,
      () => uiOf(store.state),
      this.#actions,
      signal,
    );
  }

  /** Opens the match of the last visit, or a new one by this seed. */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    const { signal } = this.#stop;
    const watchTabs = (): void => this.#watchTabs();
    window.addEventListener("storage", watchTabs, { signal });
    window.addEventListener("storage", () => this.#preferences.recall(), { signal });
    // A sleeping tab has received no storage events.
    document.addEventListener("visibilitychange", watchTabs, { signal });
    window.addEventListener("resize", () => this.#resize(), { signal });
    for (const wish of [LIGHT, FORCED]) {
      const change = (): void => this.#preferences.apply();
      matchMedia(wish).addEventListener("change", change, { signal });
    }
    document.addEventListener(NEW_LOOK, () => this.#repaint(), { signal });
    // Another font changes the height of the card.
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
    await this.#session.open(seed, notice);
    watchTabs();
    this.#tellOfAside();
    if (cardOf(this.#store.state) === "welcome") this.#log.tell(this.#ui.aim);
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
    this.#rest = new Rest(this.root, this.#store, this.#actions, this.#inRest(), bots, signal);
    this.#store.change({});
  }

  /** Shows the rules of a link, which may be anything; the player decides about them. */
  async offer(text: string, seed: string | null): Promise<void> {
    const draft = await this.#rest?.panels.draftOf(text);
    if (!draft) return;
    // Shared rules and their deals begin together.
    if (!("id" in draft)) return this.#dialogs.offer({ ...draft, seed });
    if (seed !== null) await this.#session.offer(seed);
    this.#session.notices.warn(draft);
  }

  /** Calls `tell` after every change. */
  watch(tell: (state: State) => void): void {
    this.#store.onChange(() => tell(this.#store.state));
  }

  /** Stops the game if another tab has taken it over. */
  #watchTabs(): void {
    if (!this.copies.isOurs() && this.#store.state.dialog !== "elsewhere") this.#session.leave();
  }

  /** Warns once that something was put aside; a mark stays. */
  #tellOfAside(): void {
    if (!this.#matches.hearOfAside()) return;
    this.#session.recallUnreadable();
    this.#session.notices.remark({ id: "notice-aside" });
  }

  /** Writes the second copy of everything kept, and the first one after a failure. */
  async #secure(): Promise<void> {
    await this.copies.secure();
    if (this.#store.state.trouble !== null) this.#session.keepAgain();
  }

  /** The functions of the page that the second chunk uses. */
  #inRest(): ConstructorParameters<typeof Rest>[3] {
    const session = this.#session;
    return {
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
      explain: (event) => void this.#explain(event),
      playOn: session.playOn.bind(session),
      keepAgain: () => session.keepAgain(),
      playFixture: session.playFixture.bind(session),
      goOnWith: session.goOnWith.bind(session),
      putAside: session.putAside.bind(session),
      set: this.#preferences.set.bind(this.#preferences),
      tellOf: session.tellOf.bind(session),
      warn: (why) => session.notices.warn(why),
      warnUnfetched: () => void session.notices.warnUnfetched(),
      tell: (sentence) => this.#log.tell(sentence),
      offerUpdate: (apply) => {
        this.#applyUpdate = apply;
        this.#store.change({ update: true });
      },
    };
  }

  /** Returns the view of dealing of the current game, or null if it has shown none. */
  #dealShowOf(state: State): DealShow | null {
    const { name, deals } = uiOf(state);
    const shown = this.#dealShows.get(name);
    if (shown || !deals || !state.game || !deals.areShown(state.game)) return shown ?? null;
    const actions = {
      tell: (sentence: Sentence) => this.#log.tell(sentence),
      heard: (dealing: State["dealing"]) => this.#store.change({ dealing }),
      dealt: () => this.#session.dealt(),
    };
    const show = new deals.Show(this.root, actions, this.#stop.signal);
    this.#dealShows.set(name, show);
    return show;
  }

  /** Removes the listeners and stops drawing. */
  close(): void {
    this.#pointer.cancel();
    this.#stop.abort();
    cancelAnimationFrame(this.#frame);
  }

  #request(): void {
    // Answers and timers that come after closing draw nothing.
    if (this.#stop.signal.aborted) return;
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    const { state } = this.#store;
    const dealShow = this.#dealShowOf(state);
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
    // Keys, log, dialogs and clock work by now.
    if (this.#rest) document.documentElement.dataset.ready = "true";
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
    // Skips what does not follow the carried tile: a frame is short.
    const shown = this.#shown;
    this.#shown = state;
    if (state.drag && shown && equalButDrag(state, shown)) return;
    const things = find<HTMLElement>(root, "#things");
    const rendered = mirror(state, ui.controls(state, layout), actions);
    keepFocus(things, () => render(rendered, things));
    const set = (some: Partial<Settings>): void => this.#preferences.set(some);
    const inBar = {
      open: this.#dialogs.open.bind(this.#dialogs),
      update: () => void this.#applyUpdate(),
    };
    render(bar(state, layout, inBar, soundSwitch(state.settings, set)), find(root, "#bar"));
    this.#renderCard(state, layout);
    this.#greetIfPlayed(state);
    const noteOf = (seat: number) => ui.note(seat, state, layout);
    render(seats(state, layout, noteOf), find(root, "#seats"));
    render(prompt(state, layout, ui.prompt(state)), find(root, "#prompt"));
    this.#log.follow(state);
    this.#rest?.follow(state, layout, travel);
    this.#dialogs.follow();
  }

  /** Tells the style sheet the design of the layout. */
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
    else render(lesson(ui, state, card, leave), place);
  }

  /**
   * Returns the height in pixels that the content of a card above the table needs; undefined
   * without one. It never shrinks in its window, so that the table stays in place from sentence to
   * sentence.
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

  /** Takes a move or another match here as an answer to the greeting. */
  #greetIfPlayed(state: State): void {
    const plays = state.game !== null && isPlayed(state.game);
    const begins = plays || (state.match > 1 && state.dialog !== "elsewhere");
    if (!state.settings.greeted && begins) this.#greet("play");
  }

  /** Begins the game in the way that a newcomer has chosen. */
  #greet(how: Greeting): void {
    const held = this.root.querySelector("#card")?.contains(document.activeElement);
    // The opponents of a first visit are easy, unless others were chosen.
    const level = how === "known" ? { level: DEFAULTS.level } : {};
    this.#preferences.set({ greeted: true, ...level });
    const { state } = this.#store;
    if (how === "lesson") this.#store.change({ lesson: roundOf(state) });
    if (held) this.root.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  }

  /** The functions of the page that dialogs use. */
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
      warn: () => session.notices.warn(UNANSWERED),
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

  /** Marks a deleted text, which can be restored as long as the page is open. */
  #mark({ key }: Unreadable, gone: boolean): void {
    const { unreadable } = this.#store.state;
    this.#store.change({
      unreadable: unreadable.map((found) => (found.key === key ? { ...found, gone } : found)),
    });
  }

  /** Explains a turn of the finished round. */
  async #explain(event: number): Promise<void> {
    const told = await this.#actions.why(event);
    if (told && this.#store.state.dialog !== "why") this.#dialogs.open("why");
  }

  /** The shape of the rack that fits into the window. */
  #shapeOf(game: GameView | null): Shape {
    return uiOf({ game }).shapeOf(this.#viewport, game);
  }

  #resize(): void {
    this.#viewport = windowHere();
    this.#pointer.cancel();
    this.#session.rack.fit(this.#shapeOf(this.#store.state.game));
    // Nothing moves when the window changes its size.
    this.#motion.follow(this.#arrange(), 0, 0);
    this.#repaint();
  }

  /** Computes the layout, below a card as high as its content. */
  #arrange(): Layout {
    const { state } = this.#store;
    const ui = uiOf(state);
    const before = ui === this.#ui ? this.#layout : null;
    if (ui !== this.#ui) this.#dealShows.get(this.#ui.name)?.leave();
    this.#ui = ui;
    const shown = state.game && ui.deals?.areShown(state.game) ? this.#dealShowOf(state) : null;
    const layout = (shown ?? ui).layout(this.#viewport, state, before);
    const card = this.#heightOfCard(state, layout);
    if (card === this.#viewport.card) return layout;
    this.#viewport = { ...windowHere(), ...(card === undefined ? {} : { card }) };
    return (shown ?? ui).layout(this.#viewport, state, layout);
  }

  /** Paints everything again after a change of size or look, and names tiles by their look. */
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

/** Returns true if at most the carried tile differs. */
function equalButDrag(one: State, other: State): boolean {
  const fields = Object.keys(one) as (keyof State)[];
  return fields.every((field) => field === "drag" || one[field] === other[field]);
}
