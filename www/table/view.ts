/**
 * A table on the page: layout, picture, motion, controls and pointer over one state. The match that
 * is played, lessons and replays are such tables; a table without actions is only watched.
 */

import { render } from "lit/html.js";
import { reached } from "../base/allowed";
import { find } from "../base/find";
import { inTime } from "../base/patience";
import type { GameName, GameView } from "../engine/views";
import { nameTiles, withNames } from "../locales/messages";
import type { Shape } from "../rack/rack";
import { LEAST, type Viewport, windowHere } from "../state/rect";
import type { State, Store } from "../state/state";
import type { TableActions } from "./action";
import type { DealActions, DealShow, TableGame } from "./game";
import type { Layout } from "./layout";
import { focusTable, keepFocus, mirror } from "./mirror";
import { Motion } from "./motion";
import { NEW_LOOK, type PageLook } from "./page-look";
import { Painter } from "./paint";
import { Pointer } from "./pointer";
import { listenToScroll } from "./scroll";

/** The page around a table. */
export interface TablePage {
  /** Returns the room for the table in the window; all of it by default. */
  roomIn?(window: Viewport): Viewport;
  /** Returns the height in pixels that a card above the table needs; undefined without one. */
  cardHeight?(layout: Layout, before: number | undefined): number | undefined;
  /** Gives the rack the shape that fits into the room. */
  fit(shape: Shape): void;
  /** Returns the duration of motion as a share of the usual one. */
  travel(): number;
  /** Renders the rest of the page; `carrying` is true if only the carried tile has changed. */
  follow(layout: Layout, travel: number, carrying: boolean): void;
  /** Returns the names of the players, if they are not those of the match that is played. */
  names?(): readonly string[];
  /** The callbacks of shown deals; absent if none is shown. */
  readonly deals?: DealActions;
}

/** Hidden elements lose the focus. */
const SEEN = { visibilityProperty: true };

export class TableView {
  readonly #painter: Painter;
  readonly #motion = new Motion();
  readonly #pointer: Pointer | null;
  #window = windowHere();
  #viewport = this.#window;
  /** Height of the content of a card above the table, since the window has this size. */
  #card: number | undefined;
  #layout: Layout;
  /** The game that made `#layout`. */
  #game: TableGame;
  /** The animations of deals by game: undefined while one is fetched, null if it does not come. */
  readonly #shows = new Map<GameName, DealShow | null | undefined>();
  #show: DealShow | null = null;
  /** The state that the controls show. */
  #shown: State | null = null;
  /** True if controls and panels are to follow what was painted. */
  #due = false;
  /** True if the player has tapped or dragged since controls and panels followed. */
  #touched = false;
  /** True if the focus was at the table before what was painted. */
  #held = false;
  #frame = 0;
  #stale = true;
  /** True if nothing painted can be kept, and nothing moves. */
  #anew = true;

  constructor(
    readonly root: HTMLElement,
    readonly store: Store,
    readonly game: () => TableGame,
    private readonly look: PageLook,
    private readonly page: TablePage,
    private readonly actions: TableActions | null,
    private readonly signal: AbortSignal,
  ) {
    const felt = find<HTMLCanvasElement>(root, ".felt");
    this.#painter = new Painter(felt, find(root, ".air"), look);
    this.#game = game();
    this.#layout = this.#game.layout(this.#viewport, store.state);
    const layout = () => this.#layout;
    listenToScroll(root, { felt, store, layout, grabs: actions !== null }, signal);
    this.#pointer = actions && new Pointer(felt, store, layout, game, actions, signal);
    const touch = (): void => {
      this.#touched = true;
    };
    for (const kind of ["pointerdown", "pointerup"])
      root.addEventListener(kind, touch, { capture: true, signal });
    window.addEventListener("resize", () => this.resize(), { signal });
    document.addEventListener(NEW_LOOK, () => this.#repaint(), { signal });
    signal.addEventListener("abort", () => cancelAnimationFrame(this.#frame));
    this.#repaint();
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** Returns the shape of the rack that fits into the room. */
  shapeOf(game: GameView | null, ui = this.game()): Shape {
    return ui.shapeOf(this.#viewport, game);
  }

  /** Puts a carried tile back. */
  letGo(): void {
    this.#pointer?.cancel();
  }

  /** Draws the state in the next frame. */
  request(): void {
    this.#stale = true;
    this.#requestFrame();
  }

  /** Adapts to a new size of the window, or of what is measured in it. */
  resize(): void {
    this.#window = windowHere();
    this.#card = undefined;
    this.letGo();
    this.#repaint();
  }

  /** Paints everything again after a change of size or look, and names tiles by their look. */
  #repaint(): void {
    const { colors, card } = this.look.present;
    nameTiles({ colors, faces: card ? "cards" : "tiles" });
    this.#anew = true;
    this.request();
  }

  #requestFrame(): void {
    // Answers and timers that come after closing draw nothing.
    if (this.signal.aborted || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  /**
   * Draws a frame. To a finger or mouse the picture answers at once, and controls and panels follow
   * in the next frame; keys and screen readers find all of it changed together.
   */
  #draw(now: number): void {
    this.#frame = 0;
    const names = this.page.names?.();
    if (names) withNames(names, () => this.#drawNamed(now));
    else this.#drawNamed(now);
  }

  #drawNamed(now: number): void {
    // What is painted in another place must not be seen beside panels in the old one.
    const touched = this.#touched || this.store.state.drag !== null;
    const due = this.#due || this.#anew || !touched;
    if (this.#stale) this.#follow(now);
    if (this.store.state.home) return;
    const moving = this.#motion.at(now);
    const show = this.#show?.showing ? this.#show : null;
    this.#painter.paint(this.#layout, moving, now, show);
    // A card is rendered already, since its height decides the layout.
    if (this.#due && (due || this.#layout.card)) this.#surround();
    if (moving.busy || show || this.#due) this.#requestFrame();
  }

  /** Follows the state with all that is painted. */
  #follow(now: number): void {
    this.#stale = false;
    const { state } = this.store;
    const { page } = this;
    // Home covers the table, which is drawn once it is seen.
    if (state.home) {
      this.#anew = true;
      this.#layOut();
      page.follow(this.#layout, page.travel(), false);
      return;
    }
    this.#held ||= this.root.contains(document.activeElement);
    this.#arrange();
    const layout = this.#layout;
    this.#pointer?.aim();
    if (this.#anew) this.#painter.resize(this.#viewport, layout, window.devicePixelRatio);
    const travel = page.travel();
    const show = this.#showOf(state);
    this.#show = show ?? null;
    // The hand is not seen before its deal.
    if (state.dealing && show === undefined) return;
    if (state.dealing && !show) page.deals?.dealt();
    const pace = show?.follow(state, layout, now, travel) ?? travel;
    this.#motion.follow(layout, now, this.#anew ? 0 : pace, show?.startOf);
    this.#anew = false;
    this.#due = true;
  }

  /** Follows the state with controls and panels. */
  #surround(): void {
    this.#due = false;
    this.#touched = false;
    // Since the picture was painted, the player may have put the focus elsewhere.
    const { activeElement } = document;
    const held =
      this.root.contains(activeElement) || (this.#held && activeElement === document.body);
    this.#held = false;
    const { state } = this.store;
    const layout = this.#layout;
    const carrying = state.drag !== null && equalButDrag(state, this.#shown ?? state);
    this.#shown = state;
    if (!carrying) this.#mirror(state, layout);
    this.page.follow(layout, this.page.travel(), carrying);
    if (held && !carrying) this.#holdFocus();
  }

  /** Moves the focus on if what had it is gone or hidden: screen readers would leave the table. */
  #holdFocus(): void {
    const { activeElement: focused } = document;
    const stays = this.root.contains(focused) && focused?.checkVisibility(SEEN);
    if (!stays && !focusTable(this.root)) this.root.querySelector<HTMLElement>(".rack")?.focus();
  }

  #mirror(state: State, layout: Layout): void {
    const things = find<HTMLElement>(this.root, ".things");
    const rendered = mirror(state, this.#game.controls(state, layout), this.actions);
    keepFocus(things, () => render(rendered, things));
  }

  /** Computes the layout, below a card as high as its content. */
  #arrange(): void {
    this.#layOut();
    const card = this.page.cardHeight?.(this.#layout, this.#card);
    if (card === this.#card) return;
    this.#card = card;
    this.#layOut();
  }

  #layOut(): void {
    const game = this.game();
    const room = this.page.roomIn?.(this.#window) ?? this.#window;
    const viewport = this.#highEnough(
      this.#card === undefined ? room : { ...room, card: this.#card },
    );
    // Layouts reuse what they know of the same viewport.
    if (JSON.stringify(viewport) !== JSON.stringify(this.#viewport)) {
      this.#viewport = viewport;
      this.page.fit(this.shapeOf(this.store.state.game, game));
    }
    const { state } = this.store;
    const before = game === this.#game ? this.#layout : null;
    if (!before) this.#shows.get(this.#game.name)?.leave();
    this.#game = game;
    const shown = state.game && game.deals?.areShown(state.game) ? this.#showOf(state) : null;
    this.#layout = (shown ?? game).layout(this.#viewport, state, before);
    this.#applyDesign();
  }

  /** Returns a viewport as high as a table needs between the parts around it. */
  #highEnough(view: Viewport): Viewport {
    const { height, top, bottom, card = 0 } = view;
    return { ...view, height: Math.max(height, top + card + LEAST.height + bottom) };
  }

  /** Tells the style sheet the design of the layout. */
  #applyDesign(): void {
    const { root } = this;
    const { kind, text, card } = this.#layout;
    root.dataset.kind = kind;
    root.dataset.game = this.#game.name;
    root.dataset.card = card?.at ?? "none";
    root.style.setProperty("--text-size", `${text}px`);
    const { height } = this.#viewport;
    const isTall = height > window.innerHeight && !this.store.state.home;
    root.toggleAttribute("data-tall", isTall);
    root.style.minHeight = isTall ? `${height}px` : "";
  }

  /** Returns the animation of the game's deals; null if there is none, undefined until it comes. */
  #showOf(state: State): DealShow | null | undefined {
    const { name, deals } = this.#game;
    const { deals: actions } = this.page;
    if (this.#shows.has(name)) return this.#shows.get(name);
    if (!deals || !actions || !state.game || !deals.areShown(state.game)) return null;
    this.#shows.set(name, undefined);
    const show = deals
      .load()
      .then((Show) => (this.signal.aborted ? null : new Show(this.root, actions, this.signal)));
    void inTime(reached(show)).then((show) => {
      this.#shows.set(name, show === "late" ? null : show);
      this.request();
    });
    return undefined;
  }
}

/** Returns true if at most the carried tile differs. */
function equalButDrag(one: State, other: State): boolean {
  const fields = Object.keys(one) as (keyof State)[];
  return fields.every((field) => field === "drag" || one[field] === other[field]);
}
