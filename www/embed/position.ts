/** A moment of a match as a small table: hands, melds, the last event and the legal actions. */

import { words } from "virtual:embed-words/position";
import { clamp } from "../base/clamp";
import type { EventView, GameView, RoundView } from "../engine/views";
import type { GameFigure, Telling } from "../games/figure";
import { figureOf } from "../games/figures";
import init, { Game, readLink } from "../pkg/istaka/istaka";
import url from "../pkg/istaka/istaka_bg.wasm?url&no-inline";
import { faceIn, facesIn, type TileFace } from "../state/faces";
import { inTurn, othersAround } from "../state/seats";
import { winnerOf } from "../state/state";
import { built, html, svg } from "./drawing";
import { Fault } from "./notation";
import { picture, rowOf } from "./picture";
import { BOARD, sheetOf } from "./sheet";
import { Voice } from "./words";

/** Milliseconds from one move to the next. */
const MOVE = 1200;

/** The number of discards of a pile that are shown, the latest ones. */
const PILE = 7;

/** The icons of the buttons: those of single steps are lines, the others are filled. */
const PATHS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "m15 5-7 7 7 7",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  next: "m9 5 7 7-7 7",
  last: "M18 5v14M5 5l10 7-10 7z",
} as const;

/** The moment that an author's attributes name. */
export interface Moment {
  readonly record: string;
  /** Round and action, from 0; null is the end of the record. */
  readonly at: readonly [number, number] | null;
  readonly seat: number;
  readonly open: "own" | "all" | "none";
  /** The names by seat; empty if the author gives none. */
  readonly names: readonly string[];
  /** The caption below the table; empty if there is none. */
  readonly caption: string;
  /** True if the moves are listed. */
  readonly listed: boolean;
}

/** The choices of the reader at a board. */
export interface Choices {
  readonly round: number;
  readonly actions: number;
  /** The seat at the bottom, and the one that the author has named. */
  readonly seat: number;
  readonly named: number;
  /** True if all hands lie open, false if not; null if the author decides. */
  readonly all: boolean | null;
  readonly playing: boolean;
}

/** The style sheet of tables, in addition to that of tiles. */
export const sheet = sheetOf(BOARD);

/** Loads the engine of the games. Rejects if it cannot be loaded. */
export async function wake(from: string | URL = url): Promise<void> {
  await init({ module_or_path: from });
}

/**
 * Returns the board of a moment, with what the reader has chosen `before`. Throws a fault if an
 * attribute is wrong. Needs the engine.
 */
export function open(
  moment: Moment,
  plain: Voice,
  told: (detail: unknown) => void,
  before: Choices | null,
): Board {
  // Reads the whole match now, so that no move of it can fail later.
  const match = matchOf(moment.record);
  const rounds = match.rounds();
  const last = rounds.length - 1;
  if (last < 0) throw new Fault("record", moment.record);
  const [round, actions] = moment.at ?? [last, rounds[last]?.actions ?? 0];
  const there = rounds[round]?.actions;
  if (there === undefined || actions > there) throw new Fault("at", `${round + 1}.${actions}`);
  const { players } = match.view();
  if (!players.includes(moment.seat)) throw new Fault("seat", `${moment.seat}`);
  const voice = new Voice(plain.language, words, plain.faces);
  const { seat } = moment;
  const first = { round, actions, seat, named: seat, all: null, playing: false };
  // A seat that the author names later takes the place of a flipped one.
  const seen = before && { ...before, ...(before.named !== seat && { seat, named: seat }) };
  return new Board(match, moment, voice, told, seen ?? first);
}

/** Reads a record: as text, packed as in a link, or as a whole link. */
function matchOf(given: string): Game {
  try {
    if (/^[\s\p{Cf}]*istaka\s/u.test(given)) return Game.load(given);
    return Game.load(readLink(given.includes("#match=") ? given : `#match=${given}`).record);
  } catch (error) {
    // A runtime error has broken the engine; any other error refuses the record.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    throw new Fault("record", given);
  }
}

/** The views by seat, those of the seat at the bottom, and the view of the seat to move. */
interface Scene {
  readonly views: readonly GameView[];
  readonly game: GameView;
  readonly table: RoundView;
  readonly mover: RoundView | null | undefined;
}

export class Board {
  /** A group, not a landmark, as several landmarks on a page would need different names. */
  readonly root = html("div", { class: "board", part: "board", role: "group" });
  readonly #felt = html("div", { class: "felt", part: "felt" });
  readonly #said = html("p", { class: "said", part: "said", role: "status" });
  readonly #slider: HTMLInputElement;
  readonly #rounds: HTMLSelectElement;
  readonly #play: HTMLButtonElement;
  readonly #show: HTMLButtonElement;
  #round: number;
  #actions: number;
  /** True if the reader has opened all hands, false if closed them; null without a choice. */
  #chosen: boolean | null;
  #playing: ReturnType<typeof setTimeout> | null = null;
  /** The round, the open hands and the width for which the height was measured. */
  #measured = "";
  readonly #moves = html("ol", { class: "moves", part: "moves", tabindex: -1 });
  #listed = -1;
  #seat: number;
  /** The table of this game, in its words. */
  readonly #figure: GameFigure;
  readonly #ends: readonly number[];
  readonly #resized = new ResizeObserver(() => {
    this.#measure();
    this.#list();
  });

  constructor(
    private readonly match: Game,
    private readonly moment: Moment,
    private readonly voice: Voice,
    private readonly told: (detail: unknown) => void,
    { round, actions, seat, all, playing }: Choices,
  ) {
    this.#figure = figureOf(match.view().game);
    this.#ends = match.rounds().map(({ actions }) => actions);
    this.#round = round;
    this.#actions = actions;
    this.#chosen = all;
    this.#seat = seat;
    if (playing) this.#follow();
    this.#play = this.#button("play", () => this.#toggle());
    this.#show = html("button", { type: "button", class: "show", click: () => this.#showAll() });
    this.#slider = html("input", {
      ...{ type: "range", min: 0, step: 1, "aria-label": voice.say("replay-jump") },
      input: () => this.#jump(Number(this.#slider.value)),
    });
    const rounds = this.#ends.map((_, round) =>
      html("option", { value: round }, voice.say("replay-round", { round: round + 1 })),
    );
    const change = () => this.goTo(0, Number(this.#rounds.value) + 1);
    this.#rounds = html("select", { "aria-label": voice.say("replay-rounds"), change }, ...rounds);
    this.#rounds.hidden = rounds.length < 2;
    const { caption } = moment;
    this.root.setAttribute("aria-label", caption || voice.say("position-label"));
    this.root.lang = voice.language;
    this.root.dir = "ltr";
    const controls = this.#controls();
    this.root.append(this.#felt, this.#said, controls);
    this.#moves.setAttribute("aria-label", voice.say("position-moves"));
    if (moment.listed) this.root.append(this.#moves);
    if (caption) this.root.append(html("p", { class: "caption", part: "caption" }, caption));
    this.root.addEventListener("keydown", (event) => this.#press(event));
    this.#render();
    // Observes the controls, as their size does not depend on the measured height.
    this.#resized.observe(controls);
  }

  /** The moment shown: the round from 1, and the number of its actions. */
  get shown(): { readonly round: number; readonly action: number } {
    return { round: this.#round + 1, action: this.#actions };
  }

  get state(): Choices {
    return {
      ...{ round: this.#round, actions: this.#actions, seat: this.#seat },
      ...{ named: this.moment.seat, all: this.#chosen, playing: this.#playing !== null },
    };
  }

  get #all(): boolean {
    return this.#chosen ?? this.moment.open === "all";
  }

  /** Goes to a move of a round, counted from 1; by default the round shown. */
  goTo(action: number, round = this.#round + 1): void {
    this.#round = clamp(Math.trunc(round) - 1 || 0, 0, this.#ends.length - 1);
    this.#jump(Math.trunc(action) || 0);
  }

  /** Shows a seat at the bottom; by default the next one. */
  flip(seat?: number): void {
    const { players } = this.match.view();
    const [, next] = inTurn(players, this.#seat);
    const wanted = seat === undefined ? next : players.find((player) => player === seat);
    if (wanted === undefined) return;
    this.#seat = wanted;
    this.#measured = "";
    this.#listed = -1;
    this.#render();
  }

  /** Stops playing and observing when the element is removed or drawn again. */
  close(): void {
    this.#resized.disconnect();
    this.#stop();
  }

  #stop(): void {
    if (this.#playing) clearTimeout(this.#playing);
    this.#playing = null;
  }

  get #end(): number {
    return this.#ends[this.#round] ?? 0;
  }

  #controls(): HTMLElement {
    const step = (name: keyof typeof PATHS, to: () => number) =>
      this.#button(name, () => this.#jump(to()));
    return html(
      "div",
      { class: "controls", part: "controls" },
      step("first", () => 0),
      step("back", () => this.#actions - 1),
      this.#play,
      step("next", () => this.#actions + 1),
      step("last", () => this.#end),
      this.#slider,
      this.#rounds,
      this.#show,
    );
  }

  #button(name: keyof typeof PATHS, act: () => void): HTMLButtonElement {
    const button = html("button", { type: "button", click: act });
    this.#label(button, name);
    return button;
  }

  /** Gives a button its icon and its label. */
  #label(button: HTMLButtonElement, name: keyof typeof PATHS): void {
    const label = this.voice.say(`replay-${name}`);
    button.replaceChildren(icon(name));
    button.setAttribute("aria-label", label);
    button.title = label;
  }

  #showAll(): void {
    this.#chosen = !this.#all;
    // The list names a drawn tile only if the hand is open.
    this.#listed = -1;
    this.#render();
  }

  #press(event: KeyboardEvent): void {
    const to = { ArrowLeft: this.#actions - 1, ArrowRight: this.#actions + 1 }[event.key];
    const on = event.target as Element;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (on.matches("input, select")) return;
    event.preventDefault();
    this.#jump(to);
  }

  /** Goes to a chosen move, and stops playing. */
  #jump(to: number): void {
    this.#stop();
    this.#go(to);
  }

  #go(to: number): void {
    this.#actions = clamp(to, 0, this.#end);
    this.#render();
    this.told(this.shown);
  }

  /** Starts playing, at the end from the beginning of the round; stops if it is playing. */
  #toggle(): void {
    if (this.#playing) this.#stop();
    else {
      if (this.#actions === this.#end) this.#go(0);
      this.#follow();
    }
    this.#render();
  }

  #follow(): void {
    this.#playing = setTimeout(() => {
      this.#playing = null;
      // Stops if the element was removed from the page.
      if (!this.root.isConnected) return;
      if (this.#actions + 1 < this.#end) this.#follow();
      this.#go(this.#actions + 1);
    }, MOVE);
  }

  #render(): void {
    const { voice } = this;
    this.#slider.max = `${this.#end}`;
    this.#slider.value = `${this.#actions}`;
    const place = { move: this.#actions, moves: this.#end };
    this.#slider.setAttribute("aria-valuetext", voice.say("replay-move", place));
    this.#rounds.value = `${this.#round}`;
    this.#label(this.#play, this.#playing ? "pause" : "play");
    this.#show.textContent = voice.say(this.#all ? "position-hide" : "position-show");
    this.#measure();
    this.#fill(this.#actions);
    this.#fit();
    this.#list();
  }

  /**
   * Gives the table the height of the tallest of five moments of the round, so that the page around
   * it does not move. More moments would take too long, as the engine plays the round up to each.
   */
  #measure(): void {
    const { clientWidth } = this.root;
    const measured = [this.#round, this.#all, clientWidth].join();
    if (clientWidth === 0 || measured === this.#measured) return;
    this.#measured = measured;
    const parts = [this.#felt, this.#said];
    for (const { style } of parts) Object.assign(style, { height: "", fontSize: "" });
    const heights = [0, 0];
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      this.#fill(Math.round(this.#end * part));
      parts.forEach(({ offsetHeight }, i) => {
        heights[i] = Math.max(heights[i] ?? 0, offsetHeight);
      });
    }
    parts.forEach(({ style }, i) => {
      style.height = `${heights[i]}px`;
    });
    this.#fill(this.#actions);
    this.#fit();
  }

  /** Reduces the font size if the moment is taller than the measured height. */
  #fit(): void {
    if (this.#measured === "") return;
    for (const part of [this.#felt, this.#said]) {
      part.style.fontSize = "";
      for (let size = 0.95; part.scrollHeight > part.clientHeight && size > 0.6; size -= 0.05)
        part.style.fontSize = `${size}em`;
    }
  }

  /** Lists the moves of the round, and marks the one shown. */
  #list(): void {
    if (!this.moment.listed) return;
    if (this.#listed !== this.#round) {
      this.#listed = this.#round;
      const table = this.#views(this.#end)[this.#seat]?.table;
      const texts = table ? table.history.map((event) => this.#tell(event, table)) : [];
      this.#moves.replaceChildren(
        ...texts.map((text, at) => {
          const click = () => this.#jump(at + 1);
          return html("li", {}, html("button", { type: "button", click }, text));
        }),
      );
    }
    const current = this.#moves.children[this.#actions - 1]?.firstElementChild;
    this.#moves.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (!(current instanceof HTMLElement)) return;
    current.setAttribute("aria-current", "step");
    // Scrolls only the list, not the page around it.
    this.#moves.scrollTop = current.offsetTop - this.#moves.clientHeight / 2;
  }

  /** Returns the view of each seat after a number of actions of the round. */
  #views(actions: number): GameView[] {
    const match = this.match.cut(this.#round, actions, { bots: [] });
    try {
      return [0, 1, 2, 3].map((seat) => match.view(seat));
    } finally {
      match.free();
    }
  }

  /** Shows a moment of the round. */
  #fill(actions: number): void {
    const views = this.#views(actions);
    const game = views[this.#seat];
    const table = game?.table;
    if (!game || !table) return;
    const mover = table.turn === null ? undefined : views[table.turn]?.table;
    const scene = { views, game, table, mover };
    const others = othersAround(game, this.#seat).map((seat) => this.#place(seat, scene));
    this.#felt.replaceChildren(
      html("div", { class: "others" }, ...others),
      this.#middle(scene),
      this.#place(this.#seat, scene),
    );
    const last = table.history.at(-1);
    const happened = last ? this.#tell(last, table) : this.voice.say("replay-dealt");
    const may = this.#may(table, mover);
    this.#said.replaceChildren(html("span", {}, happened), " ", html("span", {}, may));
  }

  #name(seat: number): string {
    return this.moment.names[seat] || this.voice.say("position-player", { number: seat + 1 });
  }

  /** True if the hand of a seat is open. */
  #sees(seat: number): boolean {
    return this.#all || (seat === this.#seat && this.moment.open !== "none");
  }

  #place(seat: number, { views, table, mover }: Scene): HTMLElement {
    const own = seat === this.#seat ? " own" : "";
    const turn = table.turn === seat ? " turn" : "";
    const name = this.#name(seat);
    const block = html("div", { class: `seat${own}${turn}` }, html("p", { class: "name" }, name));
    const total = table.result?.rows.find((row) => row.seat === seat)?.total;
    if (total !== undefined)
      block.append(html("p", { class: "score" }, `${this.voice.say("scores-total")}: ${total}`));
    const view = views[seat]?.table;
    const hand = view ? view.sorted.map((row) => facesIn(view, row)) : [];
    // The hand that finished is shown in the middle.
    if (this.#figure.won(table) === null || winnerOf(table) !== seat)
      block.append(this.#sees(seat) ? this.#hand(hand, name) : this.#hidden(table, seat, name));
    const pile = this.#figure.pile(table, seat);
    if (pile.length === 0) return block;
    // Marks the discard that the seat to move may take.
    const takes = mover ? pile.at(-1) === this.#figure.offer(mover) : false;
    block.append(this.#pile(facesIn(table, pile), name, takes));
    return block;
  }

  #hand(rows: readonly (readonly TileFace[])[], name: string): HTMLElement {
    const label = this.voice.say("position-hand", { name, tiles: this.voice.names(rows.flat()) });
    const shown = rows.map((row) => html("div", { class: "row" }, ...this.#pictures(row)));
    return html("div", { class: "hand", role: "img", "aria-label": label }, ...shown);
  }

  #hidden(table: RoundView, seat: number, name: string): HTMLElement {
    const count = table.players[seat]?.tiles ?? 0;
    const label = this.voice.say("position-hidden", { name, count });
    const sign = html("span", { class: "count", "aria-hidden": "true" }, `× ${count}`);
    const attributes = { class: "hand hidden", role: "img", "aria-label": label };
    return html("div", attributes, ...this.#pictures([null]), sign);
  }

  #pile(pile: readonly TileFace[], name: string, takes: boolean): HTMLElement {
    const label = this.voice.say("position-pile", { name, tiles: this.voice.names(pile) });
    const attributes = {
      class: `row pile${takes ? " may" : ""}`,
      role: "img",
      "aria-label": label,
    };
    return html("div", attributes, ...this.#pictures(pile.slice(-PILE)));
  }

  #pictures(tiles: readonly (TileFace | null)[]): SVGElement[] {
    return tiles.map((tile) => picture(tile, this.voice.faces));
  }

  #middle({ table, mover }: Scene): HTMLElement {
    const { voice } = this;
    const count = voice.say("position-stock", { count: table.stock });
    const back = picture(null, voice.faces);
    const drawn = mover?.legal.draw ? " may" : "";
    const stock = html("div", { class: `stock${drawn}` }, back, html("span", {}, count));
    const middle = html("div", { class: "middle" }, stock);
    for (const [word, tile] of this.#figure.open(table)) {
      const label = html("span", {}, voice.say(word));
      middle.append(html("div", { class: "open" }, rowOf([faceIn(table, tile)], voice), label));
    }
    const series = (label: string, melds: readonly (readonly string[])[]) => {
      const rows = melds.map((meld) => rowOf(facesIn(table, meld), voice));
      const group = { class: "series", role: "group", "aria-label": label };
      middle.append(html("div", group, ...rows));
    };
    const won = this.#figure.won(table);
    const name = this.#name(winnerOf(table) ?? 0);
    if (won !== null) series(voice.say("position-lays", { name }), won);
    const laid = this.#figure.series(table);
    if (laid !== null) series(voice.say("position-table"), laid);
    return middle;
  }

  #tell(event: EventView, table: RoundView): string {
    const { seat } = event;
    return this.#say(this.#figure.tell(event, table, this.#sees(seat)), seat, table);
  }

  /** Says a sentence about a seat. */
  #say({ id, tile, tiles = [], counts }: Telling, seat: number, table: RoundView): string {
    const { voice } = this;
    return voice.say(id, {
      name: this.#name(seat),
      tile: tile ? voice.name(faceIn(table, tile)) : "",
      tiles: voice.names(facesIn(table, tiles)),
      ...counts,
    });
  }

  /** Names the legal actions of the seat whose turn it is. */
  #may({ turn }: RoundView, table: RoundView | null | undefined): string {
    if (turn === null) return this.voice.say("position-over");
    if (!table) return "";
    const offer = this.#figure.offer(table);
    const may: readonly (Telling | false)[] = [
      { id: "position-turn" },
      table.legal.draw && { id: "position-draw" },
      offer !== null && { id: "position-take", tile: offer },
      ...this.#figure.may(table, this.#sees(turn)),
      table.legal.pass && { id: "position-pass" },
    ];
    return may.flatMap((each) => (each ? this.#say(each, turn, table) : [])).join(" ");
  }
}

function icon(name: keyof typeof PATHS): SVGElement {
  const open = name === "back" || name === "next";
  const path = svg("path", { d: PATHS[name], ...(open && { fill: "none" }) });
  const attributes = { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" };
  return built(svg("svg", attributes, path));
}
