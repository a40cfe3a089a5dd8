/**
 * `<match-replay>`: shows a watched match in the whole window. Does not change the live match, and
 * saves nothing.
 */

import { answered } from "../engine/calls";
import "./replay.css";
import "../coach/review/review";
import { html, nothing, render } from "lit/html.js";
import { find } from "../base/find";
import { Unfetched } from "../base/version";
import type { ReviewInput } from "../coach/review/review";
import { positionTag, scriptTag } from "../embed/tags";
import { connect, type EngineLine } from "../engine/client";
import { Reviewing } from "../engine/judging";
import { uiOf } from "../games/games";
import { panelsOf } from "../games/panels";
import { brief, say, seatName, speak, withNames } from "../locales/messages";
import type { Body, DialogActions } from "../panels/dialog";
import { namesOf } from "../panels/names";
import { prompt } from "../panels/prompt";
import { seats } from "../panels/seats";
import { turnsBeside } from "../panels/turns";
import { alike, emptyRack, layOut, onlyOf, reconcile, reshape } from "../rack/rack";
import { facesOf, wearFaces } from "../settings/portraits";
import type { Settings } from "../settings/settings";
import type { Rect, Viewport } from "../state/rect";
import { initial, type Sentence, type State, Store, type Watched } from "../state/state";
import { at } from "../table/at";
import { designOf, roomIn } from "../table/frame";
import type { Layout } from "../table/layout";
import { paceOf } from "../table/pace";
import { lookAround } from "../table/page-look";
import { type TablePage, TableView } from "../table/view";
import { announced } from "../ui/announced";
import { cancels } from "../ui/cancel";
import { type Handed, handOn } from "../ui/hand-on";
import { type At, Film, type Scene, sittingAt } from "./film";
import {
  type Asked,
  hands,
  heading,
  type Open,
  type Part,
  playOn,
  questions,
  type Replay,
  type Shared,
  sharing,
  transport,
} from "./panels";
import { Projection } from "./projection";

/** The watched match, the state of the page, and the functions of dialogs. */
interface ReplayInput {
  readonly watched: Watched;
  readonly state: State;
  readonly actions: DialogActions;
}

/** The speeds, as factors. */
const SPEEDS = [1, 2, 4] as const;

/** Milliseconds between two moves at the first speed. */
const MOVE = 1200;

/** The height of the bar, in pixels. */
const BAR = 46;

/** The height below which a window at least `LONG` wide has the bar in the row below the table. */
const LOW = 480;

/** The least width of a window with this arrangement, in pixels. */
const LONG = 561;

/** The least width of a low window with the hands of others beside the table, not over it. */
const WIDE = 640;

/** Pixels between the edge of a low window and the buttons in their row. */
const EDGE = 8;

const NOTHING_SHARED: Shared = { said: null, link: "", code: "" };

/** The messages about a shared link. */
const HANDED = {
  shared: null,
  left: null,
  copied: "replay-copied",
  refused: "replay-uncopied",
} as const satisfies Record<Handed, Shared["said"]>;

class MatchReplay extends HTMLElement implements Replay {
  #given: ReplayInput | null = null;
  #line: Promise<EngineLine> | null = null;
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  /** Null until the match has been read, and after the engine has stopped. */
  #projection: Projection | null = null;
  readonly #reviewing = new Reviewing();
  /** True if the match cannot be read or its engine cannot be loaded. */
  #failed = false;
  #store = this.#emptyStore();
  #view: TableView | null = null;
  /** Aborted when the table is removed. */
  #shown = new AbortController();
  /** True if the moment does not follow the previous one; its tiles are then not animated. */
  #jumps = true;
  /** The room of the table in a low window; null in other windows. */
  #low: Rect | null = null;
  open: Open = null;
  speed: (typeof SPEEDS)[number] = SPEEDS[0];
  asked: Asked = null;
  /** The view at the end of the round in which a turn is explained. */
  #told: State["game"] = null;
  /** Closes only the dialog over the table. */
  readonly #leave = cancels(() => this.ask(null));
  shared = NOTHING_SHARED;

  constructor() {
    super();
    this.addEventListener("keydown", (event) => this.#press(event));
  }

  set given(given: ReplayInput) {
    const before = this.#given;
    this.#given = given;
    if (before?.watched !== given.watched) void this.#begin(given);
    else this.#render();
  }

  connectedCallback(): void {
    this.#render();
  }

  disconnectedCallback(): void {
    this.#close();
    this.#clear();
    // The engine may still be loading.
    if (this.#line) void answered(this.#line.then((line) => line.close()));
    this.#reviewing.stop();
    this.#line = null;
  }

  get #film(): Film | null {
    return this.#projection?.film ?? null;
  }

  get #scene(): Scene | null {
    return this.#projection?.scene ?? null;
  }

  get playing(): boolean {
    return this.#projection?.playing ?? false;
  }

  #emptyStore(settings?: Settings): Store {
    const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 }), settings));
    store.onChange(() => this.#render());
    return store;
  }

  /** Removes the table. */
  #clear(): void {
    this.#shown.abort();
    this.#view = null;
  }

  #close(): void {
    this.#projection?.close();
    this.#projection = null;
  }

  #fail(): void {
    this.#close();
    this.#failed = true;
    this.#render();
  }

  /** Starts an engine, reads the match, and shows the wanted moment. */
  async #begin({ watched, state }: ReplayInput): Promise<void> {
    this.#close();
    this.#failed = false;
    this.#render();
    const film = await answered(this.#read(watched));
    // The element may have been closed meanwhile.
    if (this.#given?.watched !== watched || !this.isConnected) return;
    if (!film) return this.#fail();
    this.#clear();
    this.#store = this.#emptyStore(state.settings);
    const listener = {
      shown: (scene: Scene, before: Scene | null) => this.#show(film, scene, before),
      ended: () => this.#render(),
      failed: () => this.#fail(),
    };
    const projection = new Projection(film, listener, () => MOVE / this.speed);
    this.#projection = projection;
    await projection.jump(watched.at ?? { round: film.shots.length - 1, actions: 0 });
    if (projection !== this.#projection || this.contains(document.activeElement)) return;
    this.querySelector<HTMLElement>('[data-move="play"]')?.focus();
  }

  async #read({ record, opponents }: Watched): Promise<Film | null> {
    this.#line ??= connect();
    const line = await this.#line.catch((error) => {
      this.#line = null;
      throw error;
    });
    // Closing the element has closed the engine too.
    if (!this.isConnected) return null;
    await line.open();
    return Film.of(line.functions, record, opponents);
  }

  #show(film: Film, scene: Scene, before: Scene | null): void {
    const { game } = scene;
    const { state } = this.#store;
    const fresh = before?.round !== scene.round || before === null;
    const hand = game.table?.hand ?? [];
    const shape = this.#view?.shapeOf(game, uiOf(scene)) ?? state.rack.shape;
    const rack = fresh
      ? layOut(shape, game.table?.sorted ?? [])
      : reconcile(reshape(onlyOf(state.rack, hand), shape), hand, null);
    const settings = this.#given?.state.settings ?? state.settings;
    const { opponents } = film;
    const said = { hint: null, notice: null, selected: null };
    const scroll = fresh ? 0 : state.scroll;
    this.#jumps = fresh || Math.abs(scene.actions - before.actions) > 1;
    this.#store.change({ ...said, settings, opponents, game, rack, scroll });
  }

  play(): void {
    const projection = this.#projection;
    if (projection?.playing) projection.stop();
    else projection?.play();
    this.#render();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    this.#render();
  }

  show(open: Open): void {
    this.open = open;
    this.#render();
  }

  close(): void {
    this.#given?.actions.close();
  }

  compare(): void {
    const round = this.#scene?.round ?? 0;
    this.#given?.actions.compare(this.#given.watched.record, round);
  }

  analyse(at: At | null = this.#scene): void {
    if (!at || !this.#given) return;
    const { round, actions } = at;
    const { record } = this.#given.watched;
    this.#given.actions.analyse({ record, at: { round, actions } });
  }

  go(to: At): void {
    void this.#projection?.jump(to);
  }

  /** Handles keys: arrows step, unless the focused element uses them; Space starts and stops. */
  #press(event: KeyboardEvent): void {
    const on = event.target as HTMLElement;
    const projection = this.#projection;
    if (this.asked || !projection || event.ctrlKey || event.altKey || event.metaKey) return;
    const { round, actions } = projection.wanted;
    const end = projection.film.shots[round]?.actions ?? 0;
    const to = {
      ArrowLeft: actions - 1,
      ArrowRight: actions + 1,
      Home: 0,
      End: end,
    }[event.key];
    if (to !== undefined && !on.matches("select, textarea")) {
      event.preventDefault();
      this.go({ round, actions: to });
    } else if (event.key === " " && !on.matches("button, select, input")) {
      event.preventDefault();
      this.play();
    }
  }

  async hint(): Promise<void> {
    const [film, scene] = [this.#film, this.#scene];
    if (!film || !scene) return;
    const given = await answered(film.hint(scene), "failed");
    if (this.#scene !== scene) return;
    if (given === "failed") return this.#fail();
    const { game } = scene;
    const ui = uiOf({ game });
    // Shows the second step of the hint at once: marks, with the reason.
    const step = 2;
    const none = { id: "hint-none", tiles: [], place: null, counted: [] };
    const hint = { ...(given ? ui.hint(given, step, game) : none), given, step };
    this.#store.change({ hint });
  }

  async why(event: number): Promise<void> {
    const [film, scene] = [this.#film, this.#scene];
    if (!film || !scene) return;
    this.#projection?.stop();
    const { round } = scene;
    const ask = async () => {
      const { game, saved } = await film.whole(round);
      const why = await this.#reviewing.why(saved, { round, event }, film.opponents);
      return { game, why };
    };
    const unfetched = (error: unknown): null => {
      if (!(error instanceof Unfetched)) throw error;
      return null;
    };
    const told = await answered(ask().catch(unfetched), "failed");
    // Ignores the answer if another round is shown by now.
    if (this.#scene?.round !== round) return;
    if (told === "failed") return this.#fail();
    if (told === null) return this.#given?.actions.warn();
    const { game, why } = told;
    if (why === null) return;
    this.#told = game;
    this.#store.change({ told: { event, why } });
    this.ask("why");
  }

  ask(asked: Asked): void {
    this.#projection?.stop();
    this.asked = asked;
    this.shared = NOTHING_SHARED;
    this.#render();
  }

  /** Begins a match for practice at the moment shown. */
  playHere(): Promise<void> {
    return this.#playOn((film, scene) => film.practice(scene));
  }

  playDeal(seat: number): Promise<void> {
    return this.#playOn((film, scene) => film.redealt(scene.round, seat));
  }

  async #playOn(begin: (film: Film, scene: Scene) => Promise<string>): Promise<void> {
    const [film, scene] = [this.#film, this.#scene];
    if (!film || !scene) return;
    const record = await answered(begin(film, scene));
    if (this.#film !== film) return;
    if (record === null) return this.#fail();
    this.#given?.actions.session.playOn(record, film.opponents);
  }

  async share(kind: Part): Promise<void> {
    const [film, scene, given] = [this.#film, this.#scene, this.#given];
    if (!film || !scene || !given) return;
    const { round, actions } = scene;
    const { players } = scene.game;
    const sitting = withNames(this.#names(given), () => sittingAt(players, film.opponents));
    const link =
      kind === "deal" ? film.linkToDeal(round, sitting) : film.linkTo({ round, actions }, sitting);
    const written = await answered(link);
    if (this.#film !== film) return;
    if (written === null) return this.#fail();
    // Only a match of very many rounds exceeds the limit of links.
    const fragment = written.ok ? written.value : null;
    if (fragment === null) this.shared = { ...NOTHING_SHARED, said: "replay-long" };
    else if (kind === "embed") {
      const packed = /=([^&]*)/.exec(fragment)?.[1] ?? "";
      const code = `${scriptTag()}\n${positionTag(packed, 0, `${round + 1}.${actions}`)}`;
      this.shared = { ...NOTHING_SHARED, code };
    } else {
      const link = `${location.origin}${location.pathname}${fragment}`;
      this.shared = { ...NOTHING_SHARED, said: HANDED[await handOn({ url: link })], link };
    }
    this.#render();
  }

  /**
   * Returns the names in the watched match, not those of the match behind it. An empty name of the
   * first seat is the player's own.
   */
  #names({ state, watched }: ReplayInput): readonly string[] {
    const { opponents = state.opponents, names = [] } = this.#film ?? {};
    const told = watched.names ?? names;
    const [own = "", ...others] = told;
    const usual = () => namesOf({ ...state, opponents, fixture: null });
    return [own || state.settings.name, ...(told.some(Boolean) ? others : usual())];
  }

  #render(): void {
    const given = this.#given;
    if (!this.isConnected || !given) return;
    withNames(this.#names(given), () => this.#draw(given));
  }

  #draw(given: ReplayInput): void {
    const [film, scene] = [this.#film, this.#scene];
    wearFaces(facesOf(given.state.settings.face, [1, 2, 3].map(seatName)), this);
    if (!film || !scene) {
      const said = say(this.#failed ? "replay-failed" : "replay-wait");
      render(
        html`<div class="unready"><h1 id="dialog-title">${say("replay-title")}</h1><p role="status">${announced(said)}</p>
          <button class="quiet" data-move="close" @click=${() => this.close()}>${say("close")}</button></div>`,
        this,
      );
      this.#clear();
      return;
    }
    this.#frame(film, scene);
    this.#view ??= this.#table(given);
    this.#view?.request();
    this.#over(film, scene, given.actions);
  }

  /** Creates the table, which can only be watched. */
  #table(given: ReplayInput): TableView | null {
    const look = lookAround(this);
    if (!look) return null;
    this.#shown = new AbortController();
    const page: TablePage = {
      roomIn: (window) => this.#roomIn(window),
      fit: (shape) => {
        const { rack } = this.#store.state;
        if (!alike(rack.shape, shape)) this.#store.change({ rack: reshape(rack, shape) });
      },
      travel: () => {
        const { travel } = paceOf(this.#store.state.settings, this.#reduced.matches, false);
        return this.#jumps ? 0 : travel / this.speed;
      },
      follow: (layout) => this.#follow(layout),
      names: () => this.#names(this.#given ?? given),
    };
    const game = () => uiOf(this.#store.state);
    return new TableView(this, this.#store, game, look, page, null, this.#shown.signal);
  }

  /** Renders bar, row and open hands, which decide the room of the table. */
  #frame(film: Film, scene: Scene): void {
    render(
      html`<canvas class="felt" aria-hidden="true"></canvas>
        <div class="table"><div class="seats"></div><div class="things"></div><div class="said"></div><div class="around"></div></div>
        <canvas class="air" aria-hidden="true"></canvas>
        <header class="replay-bar">${heading(film, scene, this)}</header>
        <div class="open-hands" role="group" aria-label=${say("replay-open")} tabindex=${this.open === null ? nothing : 0}>${hands(scene, this.open)}</div>
        <div class="questions" ${at(this.#row)}>${questions(film, scene, this)}</div>
        <div class="transport" role="group" aria-label=${say("replay-title")}>${transport(film, scene, this)}</div>
        <p class="unseen" aria-live="polite">${announced(this.playing ? nothing : speak(this.#said(scene)))}</p>
        <dialog class="asked" aria-labelledby="dialog-title" @keydown=${this.#leave} @cancel=${this.#leave}></dialog>`,
      this,
    );
  }

  /** The place of the row of questions: of the table's buttons; in low windows the whole width. */
  get #row(): Rect {
    const { arrange, main } = this.#view?.layout ?? {};
    if (!arrange || !main) return { x: 0, y: 0, w: 0, h: 0 };
    const room = this.#low;
    if (room) return { x: room.x + EDGE, y: arrange.y, w: room.w - 2 * EDGE, h: arrange.h };
    const x = Math.min(arrange.x, main.x);
    const w = Math.max(arrange.x + arrange.w, main.x + main.w) - x;
    return { x, y: arrange.y, w, h: arrange.h };
  }

  /** The sentence about the last event. */
  #said({ event, game }: Scene): Sentence {
    const { table } = game;
    if (!event || !table) return { id: "replay-dealt" };
    return uiOf({ game }).sentence(event, table);
  }

  /** Renders the texts at the table, and the parts that depend on its layout. */
  #follow(layout: Layout): void {
    const [film, scene] = [this.#film, this.#scene];
    if (!film || !scene || !this.#given) return;
    const { state } = this.#store;
    const said = layout.kind === "desktop" ? this.#said(scene) : brief(this.#said(scene));
    const noteOf = (seat: number) => uiOf(scene).note(seat, state, layout);
    const explain = (event: number) => void this.why(event);
    this.#frame(film, scene);
    render(seats(state, layout, noteOf), find(this, ".seats"));
    render(prompt(state, layout, said), find(this, ".said"));
    render(turnsBeside(state, layout, panelsOf(scene), explain), find(this, ".around"));
  }

  /** Renders the dialog over the table. */
  #over(film: Film, scene: Scene, actions: DialogActions): void {
    const dialog = find<HTMLDialogElement>(this, ".asked");
    const asked = this.asked;
    const close = (): void => this.ask(null);
    const bodies = {
      on: () => playOn(film, scene, this),
      share: () => sharing(scene, this),
      why: () => {
        const game = this.#told;
        const explain = (event: number) => void this.why(event);
        const { why } = panelsOf(scene).bodies;
        return game ? why(game, { ...actions, close, explain }, this.#store.state) : html``;
      },
      review: () => html`<match-review .given=${this.#reviewed(film, scene)}></match-review>`,
    };
    render(asked ? bodies[asked]() : nothing, dialog);
    dialog.dataset.name = asked ?? "";
    if (asked && !dialog.open) dialog.showModal();
    if (!asked && dialog.open) dialog.close();
  }

  /** Returns the data for the review, which begins with the watched round. */
  #reviewed(film: Film, { round, game }: Scene): ReviewInput {
    return {
      of: "film",
      game,
      rounds: film.finished,
      which: round,
      record: this.#given?.watched.record ?? "",
      choose: () => {},
      show: (at) => {
        this.ask(null);
        this.go(at);
      },
      analyse: (at) => {
        this.ask(null);
        this.analyse(at);
      },
      close: () => this.ask(null),
    };
  }

  /** Returns the part of the window that the parts around the table leave. */
  #roomIn(window: Viewport): Viewport {
    const low = window.height < LOW && window.width >= LONG;
    this.toggleAttribute("data-low", low);
    const open = find<HTMLElement>(this, ".open-hands");
    const view = { ...window, bottom: find<HTMLElement>(this, ".transport").offsetHeight };
    this.#low = null;
    if (low) {
      const right = view.right + (window.width < WIDE ? 0 : open.offsetWidth);
      this.#low = roomIn({ ...view, right });
      return { ...view, right };
    }
    const below = { ...view, top: view.top + open.offsetHeight };
    // Small tables leave no room for a bar.
    const kind = designOf(below);
    const bar = kind === "landscape" || kind === "compact" ? BAR : 0;
    return { ...below, top: below.top + bar };
  }
}

customElements.define("match-replay", MatchReplay);

/** The dialog that replays a match. */
export const replay: Body = (_, actions, state) => {
  const { watched } = state;
  if (!watched) return html``;
  const given: ReplayInput = { watched, state, actions };
  return html`<match-replay .given=${given}></match-replay>`;
};
