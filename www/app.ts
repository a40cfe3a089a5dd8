/**
 * Puts the page together: canvases, mirror and panels follow the state, at
 * most once a frame; what the player does goes to the match.
 */

import { nothing, render } from "lit/html.js";
import type { RulesLine } from "./engine/client";
import { type Layout, layoutOf } from "./games/okey/layout";
import { shapeOf } from "./games/okey/places";
import type { Stage } from "./games/okey/ring/stage";
import { Keeper } from "./keeper";
import { languageOf, learnWords, nameSeats, say, speakIn } from "./locales/messages";
import { Match } from "./match";
import { type Pace, paceOf } from "./pace";
import { bar } from "./panels/bar";
import type { Log } from "./panels/log";
import { moves } from "./panels/moves";
import { prompt } from "./panels/prompt";
import { seats } from "./panels/seats";
import { type Greeting, welcome } from "./panels/welcome";
import { emptyRack } from "./rack/rack";
import { DEFAULTS, type Language, type Settings } from "./settings";
import {
  type Aside,
  cardOf,
  type DialogName,
  hasContent,
  initial,
  roundOf,
  type Sentence,
  type State,
  Store,
} from "./state";
import { isOurs, keepSettings, recallSettings } from "./store";
import { FORCED, NEW_LOOK, wear } from "./table/look";
import { keepFocus, mirror } from "./table/mirror";
import { Motion } from "./table/motion";
import { Painter } from "./table/paint";
import { Pointer } from "./table/pointer";
import type { Viewport } from "./table/rect";
import { isOutdated } from "./version";

type Later = typeof import("./later");

export class App {
  readonly #store: Store;
  readonly #keeper = new Keeper();
  readonly #match: Match;
  readonly #painter: Painter;
  readonly #motion = new Motion();
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #pointer: Pointer;
  /** Who tells, aloud or in sounds, what has changed. */
  #tellers: { follow(state: State, travel: number): void }[] = [];
  #viewport: Viewport;
  #layout: Layout;
  #frame = 0;
  #stale = true;
  /** The rules of the match, and what stands beside the table, for which felt and wood have been painted. */
  #painted = "";
  readonly #stop = new AbortController();
  #log: Log | null = null;
  /** Where the new version is in place already, it only needs to be loaded. */
  #applyUpdate: () => Promise<void> = async () => location.reload();
  #later: Later | null = null;
  #ring: typeof import("./games/okey/ring/ring") | null = null;
  /** Shows how tiles were dealt from a ring of stacks. */
  #stage: Stage | null = null;
  #fetching: Promise<Later | null> | null = null;
  /** What the panels show. */
  #shown: State | null = null;
  /** The bots whose names are known. */
  #named: readonly string[] = [];
  /** The dialogs from which the present one was opened. */
  #below: DialogName[] = [];
  #fetchingDialog = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly line: RulesLine,
    settings: Settings,
  ) {
    this.#viewport = readViewport();
    this.#store = new Store(initial(emptyRack(shapeOf(this.#viewport)), settings));
    this.#layout = layoutOf(this.#viewport, this.#store.state);
    this.#match = new Match(
      this.#store,
      line.functions,
      () => this.#pace(),
      () => this.#fetchLater(),
      this.#keeper,
    );
    this.#match.ring = () => this.#fetchRing();
    this.#match.restart = () => line.open();
    line.onStop = () => this.#match.stop();
    this.#painter = new Painter(find(root, "#felt"), find(root, "#air"));
    this.#pointer = new Pointer(
      find(root, "#felt"),
      this.#store,
      () => this.#layout,
      this.#match,
      this.#stop.signal,
    );
  }

  async open(seed: string | null, shared: string | null, notice: Sentence | null): Promise<void> {
    const { signal } = this.#stop;
    const heedTabs = (): void => {
      if (!isOurs() && this.#store.state.dialog !== "elsewhere") this.#match.leave();
    };
    window.addEventListener("storage", heedTabs, { signal });
    window.addEventListener("storage", () => void this.#recall(), { signal });
    // A tab that was asleep has not been told.
    document.addEventListener("visibilitychange", heedTabs, { signal });
    window.addEventListener("resize", () => this.#resize(), { signal });
    for (const wish of ["(prefers-color-scheme: light)", FORCED]) {
      matchMedia(wish).addEventListener("change", () => this.#obey(), { signal });
    }
    document.addEventListener(NEW_LOOK, () => this.#repaint(), { signal });
    this.#dialog.addEventListener(
      "cancel",
      (event) => {
        event.preventDefault();
        this.#close();
      },
      { signal },
    );
    // Some browsers close it all the same when Escape is pressed twice: what should be open opens again.
    this.#dialog.addEventListener("close", () => this.#store.change({}), { signal });
    this.#store.onChange(() => {
      this.#stale = true;
      this.#request();
    });
    this.#obey();
    this.#resize();
    // Shared rules and their deals begin together, if the player wants them.
    await this.#match.open(shared === null ? seed : null, notice);
    if (shared !== null) void this.#offer(shared, seed);
  }

  /** Shows the rules of a link, which may be anything; the player says whether he plays them. */
  async #offer(text: string, seed: string | null): Promise<void> {
    const later = await this.#fetchLater();
    const draft = await later?.draftOf(text, this.#store, this.line.functions, this.#language);
    if (draft && !("id" in draft)) {
      this.#open("newGame");
      this.#store.change({ draft: { ...draft, seed } });
    } else {
      if (seed !== null) await this.#match.offer(seed);
      void this.#match.warn(draft ?? null);
    }
  }

  #set(some: Partial<Settings>): void {
    const settings = { ...this.#store.state.settings, ...some };
    const trouble = keepSettings(settings, some);
    if (trouble) this.#match.tellOf(trouble);
    this.#wield(settings, true);
  }

  /** Takes over what has been set in another tab. */
  async #recall(): Promise<void> {
    this.#wield((await recallSettings(this.#store.state.settings)).settings, false);
  }

  /** Has everything follow these settings, which were made here or in another tab. */
  #wield(settings: Settings, here: boolean): void {
    const { language, greeted } = this.#store.state.settings;
    // What has been said may name tiles and players as they were.
    this.#store.change({ settings, notice: null, hint: null });
    this.#obey();
    if (settings.language !== language) void this.#speak(language, here);
    // However a newcomer has answered, the game begins.
    if (!greeted && settings.greeted) void this.#match.meet();
  }

  /** Tells the settings to everyone who does not read them from the state. */
  #obey(): void {
    const { settings } = this.#store.state;
    this.#name();
    void wear(settings);
    this.#later?.wearFace(settings.face, this.root);
    void this.#match.practise();
  }

  /** Calls the bots by their names. */
  #name(): void {
    const { state } = this.#store;
    this.#named = state.opponents;
    const { name, names } = state.settings;
    nameSeats(name, this.#later?.namesOf(state) ?? names);
  }

  /** Says everything anew in the language that is set, or in that of before if it is out of reach. */
  async #speak(before: Language | null, here: boolean): Promise<void> {
    const { language } = this.#store.state.settings;
    try {
      await speakIn(this.#language);
      this.#store.change({ notice: null, hint: null });
    } catch {
      const { settings } = this.#store.state;
      if (settings.language !== language) return;
      this.#store.change({ settings: { ...settings, language: before } });
      if (here) keepSettings(this.#store.state.settings, { language: before });
      void this.#match.warn((await isOutdated()) ? null : { id: "notice-language" });
    }
  }

  get #language(): Language {
    return languageOf(this.#store.state.settings.language);
  }

  /** Tells everybody who waits for it, and only then begins to install the game for offline play. */
  #playable(): void {
    const { dataset } = document.documentElement;
    if (dataset.ready === "true") return;
    dataset.ready = "true";
    setTimeout(() => {
      void this.#fetchLater();
    });
  }

  /** Where the network fails, whoever needs it next tries again. */
  #fetchLater(): Promise<Later | null> {
    this.#fetching ??= this.#learnLater();
    return this.#fetching;
  }

  async #learnLater(): Promise<Later | null> {
    const fetched = await Promise.all([
      import("./later"),
      learnWords("-dialogs", this.#language),
    ]).catch(() => null);
    if (!fetched) {
      this.#fetching = null;
      return null;
    }
    const [later] = fetched;
    this.#later = later;
    later.wearFace(this.#store.state.settings.face, this.root);
    this.#name();
    this.#painter.paintTray = later.paintTray;
    this.#painter.light = later.light;
    this.#match.rack.past = new later.Arrangements();
    const coach = new later.Coach(this.#store, this.#match, this.line.functions);
    this.#match.coach = coach;
    const log = new later.Log(find(this.root, "#log"));
    this.#log = log;
    const page = {
      open: (dialog: DialogName) => this.#open(dialog),
      letGo: () => this.#pointer.cancel(),
      tell: (sentence: Sentence) => log.tell(sentence),
    };
    const { signal } = this.#stop;
    later.listenToKeys(this.root, this.#store, this.#match, page, signal);
    const clock = new later.TurnClock(this.root, coach, page, signal);
    const tutor = new later.Tutor((step) => void coach.hint(step));
    const explainer = new later.Explainer(
      this.root,
      this.#store,
      { ...page, about: later.aboutThing },
      signal,
    );
    this.#tellers = [log, new later.Sounder(signal), clock, tutor, explainer];
    later.registerUpdates((apply) => {
      this.#applyUpdate = apply;
      this.#store.change({ update: true });
    });
    if (cardOf(this.#store.state) === "welcome") log.tell({ id: "welcome-aim" });
    this.#store.change({});
    return later;
  }

  /** Where the network fails, tiles are dealt as in games without a ring. */
  async #fetchRing(): Promise<void> {
    const later = await this.#fetchLater();
    if (this.#stage || !later) return;
    const fetched = await Promise.all([
      import("./games/okey/ring/ring"),
      learnWords("-ring", this.#language),
    ]).catch(() => null);
    if (!fetched || this.#stage) return;
    const [ring] = fetched;
    this.#ring = ring;
    this.#painter.paintRing = ring.paintRing;
    const actions = {
      tell: (sentence: Sentence) => this.#log?.tell(sentence),
      heard: (dealing: State["dealing"]) => this.#store.change({ dealing }),
      dealt: () => this.#match.dealt(),
    };
    this.#stage = new ring.Stage(this.root, actions, this.#stop.signal);
  }

  /** Lets go of the page. */
  close(): void {
    this.#pointer.cancel();
    this.#stop.abort();
    cancelAnimationFrame(this.#frame);
  }

  #request(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    const { state } = this.#store;
    if (this.#stale) {
      this.#stale = false;
      this.#layout = this.#arrange();
      if (this.#painted !== designOf(state)) this.#repaint();
      if (this.#named !== state.opponents) this.#name();
      const { travel } = this.#pace();
      if (state.dealing && !this.#stage) this.#match.dealt();
      const pace = this.#stage?.follow(state, this.#layout, now, travel) ?? travel;
      this.#motion.follow(this.#layout, now, pace, this.#stage?.setting);
      this.#renderPanels(state);
    }
    const moving = this.#motion.at(now);
    const show = this.#stage?.showing ? this.#stage : null;
    this.#painter.paint(this.#layout, state, moving, now, show);
    if (moving.busy || show) this.#request();
    if (state.game?.table) this.#playable();
  }

  #renderPanels(state: State): void {
    const { root } = this;
    const layout = this.#layout;
    root.dataset.kind = layout.kind;
    root.style.setProperty("--text-size", `${layout.text}px`);
    const { travel } = this.#pace();
    root.style.setProperty("--travel", `${travel}`);
    root.toggleAttribute("data-still", state.settings.still);
    root.setAttribute("aria-label", say("table-name"));
    render(moves(state, layout, this.#match), find(root, "#moves"));
    // A frame is short: what only follows the carried tile is not rendered anew.
    const shown = this.#shown;
    this.#shown = state;
    if (state.drag && shown && equalButDrag(state, shown)) return;
    const things = find<HTMLElement>(root, "#things");
    const rendered = mirror(state, layout, this.#match);
    keepFocus(things, () => render(rendered, things));
    render(
      bar(
        state,
        layout,
        {
          open: (dialog) => this.#open(dialog),
          update: () => void this.#applyUpdate(),
        },
        this.#later?.soundSwitch(state.settings, (some) => this.#set(some)),
        this.#later ?? {},
      ),
      find(root, "#bar"),
    );
    this.#renderCard(state);
    render(seats(state, layout, this.#later), find(root, "#seats"));
    render(this.#later?.historyBeside(state, layout, this.#acts), find(root, "#beside"));
    render(prompt(state, layout), find(root, "#prompt"));
    if (this.#later) render(this.#later.over(state, layout, this.#acts), find(root, "#bubble"));
    for (const teller of this.#tellers) teller.follow(state, travel);
    this.#renderDialog(state);
  }

  #renderCard(state: State): void {
    const place = find<HTMLElement>(this.root, "#card");
    const { card } = this.#layout;
    this.root.dataset.card = card?.at ?? "none";
    const leave = (): void => this.#store.change({ lesson: null, hint: null });
    const shown = cardOf(state);
    if (card && shown === "welcome")
      render(
        welcome(state, card, (how) => this.#greet(how)),
        place,
      );
    else if (card && shown) render(this.#later?.lesson(state, card, leave), place);
    else render(nothing, place);
    // Whoever plays on, or begins another match, has answered; not who plays in another window.
    const plays = state.game?.table?.history.some(({ kind }) => kind === "discarded");
    const begins = plays || (state.match > 1 && state.dialog !== "elsewhere");
    if (!state.settings.greeted && begins) this.#greet("play");
  }

  /** Has the game begin as a newcomer wants it. */
  #greet(how: Greeting): void {
    const held = this.root.querySelector("#card")?.contains(document.activeElement);
    // A first visit is against easy opponents, unless others have been chosen.
    this.#set(how === "known" ? { greeted: true, level: DEFAULTS.level } : { greeted: true });
    const { state } = this.#store;
    if (how === "lesson") this.#store.change({ lesson: roundOf(state) });
    if (held) this.root.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  }

  get #acts() {
    const match = this.#match;
    return {
      discard: (tile: string) => match.discard(tile),
      declare: (tile: string) => match.declare(tile),
      finish: (tile: string) => match.finish(tile),
      keep: () => match.keep(),
      look: (pile: number) => this.#store.change({ pile, dialog: "pile" }),
      meet: (pile: number) => this.#store.change({ pile, dialog: "opponent" }),
      explain: (event: number) => this.#explain(event),
    };
  }

  get #dialog(): HTMLDialogElement {
    return find(this.root, "#dialog");
  }

  #renderDialog(state: State): void {
    const dialog = this.#dialog;
    if (!hasContent(state)) {
      this.#store.change({ dialog: null });
      return;
    }
    if (state.dialog === null) {
      this.#below = [];
      if (dialog.open) dialog.close();
      render(nothing, dialog);
      return;
    }
    if (!this.#later?.knowsDialog(state)) {
      void this.#fetchDialog(state.dialog);
      return;
    }
    const page = {
      open: (name: DialogName) => this.#open(name),
      showRules: (rules: string) => this.#open("rules", rules),
      explain: (event: number) => void this.#explain(event),
      close: () => this.#close(),
      engine: this.line.functions,
      set: (some: Partial<Settings>) => this.#set(some),
      playHere: () => void this.#recall().then(() => this.#match.playHere()),
      drop: (aside: Aside) => {
        this.#keeper.drop(aside.key);
        this.#mark(aside, true);
      },
      haveBack: (aside: Aside) => {
        const trouble = this.#keeper.hold(aside);
        if (trouble) this.#match.tellOf(trouble);
        else this.#mark(aside, false);
      },
    };
    const open = (): boolean => this.#store.state.dialog === state.dialog;
    this.#later.fillDialog(dialog, state.dialog, state, page, this.#match, open);
  }

  /** What is thrown away can be had back as long as the page is open. */
  #mark({ key }: Aside, gone: boolean): void {
    const { asides } = this.#store.state;
    this.#store.change({
      asides: asides.map((aside) => (aside.key === key ? { ...aside, gone } : aside)),
    });
  }

  /** Where what it needs is out of reach, it does not open. */
  async #fetchDialog(name: DialogName): Promise<void> {
    if (this.#fetchingDialog) return;
    this.#fetchingDialog = true;
    const later = await this.#fetchLater();
    const fetched = await later?.fetchDialog(
      name,
      this.#store,
      this.line.functions,
      this.#language,
    );
    this.#fetchingDialog = false;
    const { dialog } = this.#store.state;
    if (fetched) return this.#store.change({});
    // Where another tab plays on or the engine has stopped nothing can be done here, told or not.
    if (dialog === null || isLasting(dialog)) return;
    if (later) this.#close();
    else this.#store.change({ dialog: null });
    void this.#match.warn(null);
  }

  #open(dialog: DialogName, shownRules: string | null = null): void {
    const { dialog: below, draft } = this.#store.state;
    if (below !== null) this.#below.push(below);
    // Whoever asks for a new game finds the rules that are set.
    const kept = dialog === "newGame" ? null : draft;
    this.#store.change({ dialog, shownRules, draft: kept });
  }

  /** Shows why a turn of the finished round was played as it was. */
  async #explain(event: number): Promise<void> {
    const told = await this.#match.coach?.why(event);
    if (told && this.#store.state.dialog !== "why") this.#open("why");
  }

  /** Back to where the player came from, or to the end of a round that has not been explained yet. */
  #close(): void {
    const { game, dialog } = this.#store.state;
    // Only playing on ends it; where the browser has closed it, it opens again.
    if (isLasting(dialog)) {
      this.#store.change({});
      return;
    }
    const over = game?.table?.turn === null;
    const below = this.#below.pop() ?? null;
    this.#store.change({ dialog: below });
    if (over && below === null && !this.#match.explained) this.#match.explain();
  }

  #resize(): void {
    this.#viewport = readViewport();
    this.#pointer.cancel();
    this.#match.rack.fit(shapeOf(this.#viewport));
    // In a window of another size everything is at once where it belongs.
    this.#motion.follow(this.#arrange(), 0, 0);
    this.#repaint();
  }

  #arrange(): Layout {
    return layoutOf(this.#viewport, this.#store.state, this.#later, this.#ring?.surround);
  }

  /** Another size or look: nothing of what is painted can be kept. */
  #repaint(): void {
    this.#layout = this.#arrange();
    this.#painted = designOf(this.#store.state);
    this.#painter.resize(this.#viewport, this.#layout, window.devicePixelRatio);
    this.#stale = true;
    this.#request();
  }

  #pace(): Pace {
    const { settings, game } = this.#store.state;
    return paceOf(settings, this.#reduced.matches, game?.eliminated[0] ?? false);
  }
}

/** The window, and what a phone's cut-outs take from it (the style sheet asks the browser for those). */
function readViewport(): Viewport {
  const style = getComputedStyle(document.documentElement);
  const inset = (side: string): number =>
    Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    top: inset("top"),
    right: inset("right"),
    bottom: inset("bottom"),
    left: inset("left"),
  };
}

/** Whether a dialog cannot be left but by what it offers. */
function isLasting(dialog: DialogName | null): boolean {
  return dialog === "elsewhere" || dialog === "stopped";
}

/** What felt and wood depend on: by other rules the players may sit in another way, and a card takes room. */
function designOf(state: State): string {
  return [state.game?.options.text, cardOf(state)].join();
}

/** Whether at most the carried tile has moved. */
function equalButDrag(one: State, other: State): boolean {
  const fields = Object.keys(one) as (keyof State)[];
  return fields.every((field) => field === "drag" || one[field] === other[field]);
}

function find<T extends Element>(root: Element, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}
