/** A moment of a match as a small table: hands, melds, the last event and the legal actions. */

import { clamp } from "../base/clamp";
import type {
  EventView,
  GameView,
  Okey101RoundView,
  OkeyRoundView,
  RoundView,
  RummiRoundView,
  TileView,
} from "../engine/views";
import { type Front, faceIn, facesIn } from "../state/faces";
import { winnerOf } from "../state/state";
import { built, html } from "./dom";
import { svg } from "./drawing";
import { picture, rowOf } from "./picture";
import type { Film, Moment } from "./scene";
import type { Voice } from "./words";

/** Milliseconds from one move to the next. */
const MOVE = 1200;

/** Number of the latest discards of a pile that are shown. */
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

export class Board {
  /** A group: as landmarks, several moments on one page would need names of their own. */
  readonly root = html("div", { class: "board", part: "board", role: "group" });
  readonly #felt = html("div", { class: "felt", part: "felt" });
  readonly #said = html("p", { class: "said", part: "said", role: "status" });
  readonly #slider = html("input", { type: "range", min: 0, step: 1 });
  readonly #rounds = html("select");
  readonly #play: HTMLButtonElement;
  readonly #show: HTMLButtonElement;
  #round: number;
  #actions: number;
  #all: boolean;
  #playing: ReturnType<typeof setTimeout> | null = null;
  /** Match and width for which the height was measured. */
  #measured = "";
  readonly #moves = html("ol", { class: "moves", part: "moves", tabindex: -1 });
  #listed = -1;
  #seat: number;
  readonly #resized = new ResizeObserver(() => {
    this.#measure();
    this.#list();
  });

  constructor(
    private readonly film: Film,
    private readonly moment: Moment & { readonly round: number; readonly actions: number },
    private readonly voice: Voice,
    readonly sheets: CSSStyleSheet[],
    private readonly told: (detail: unknown) => void,
  ) {
    this.#round = moment.round;
    this.#actions = moment.actions;
    this.#all = moment.open === "all";
    this.#seat = moment.seat;
    this.#play = this.#button("play", () => this.#toggle());
    this.#show = html("button", { type: "button", class: "show" });
    this.#show.addEventListener("click", () => {
      this.#all = !this.#all;
      // The list names a drawn tile only if the hand is open.
      this.#listed = -1;
      this.#render();
    });
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
    // Their size does not depend on what is reserved.
    this.#resized.observe(controls);
  }

  /** The moment shown: the round from 1, and the number of its actions. */
  get shown(): { readonly round: number; readonly action: number } {
    return { round: this.#round + 1, action: this.#actions };
  }

  /** Goes to a move, of the round shown or of another one from 1. */
  goTo(action: number, round = this.#round + 1): void {
    this.#round = clamp(Math.trunc(round) - 1 || 0, 0, this.film.rounds.length - 1);
    this.#jump(Math.trunc(action) || 0);
  }

  /** Seats the next player, or the one at a seat, at the bottom. */
  flip(seat?: number): void {
    const players = this.film.scene(this.#round, this.#actions)[this.#seat]?.players ?? [];
    const next = players[(players.indexOf(this.#seat) + 1) % players.length];
    const wanted = seat === undefined ? next : players.find((player) => player === seat);
    if (wanted === undefined) return;
    this.#seat = wanted;
    this.#measured = "";
    this.#listed = -1;
    this.#render();
  }

  /** Stops playing, for good. */
  close(): void {
    this.#resized.disconnect();
    this.#stop();
  }

  #stop(): void {
    if (this.#playing) clearTimeout(this.#playing);
    this.#playing = null;
  }

  get #end(): number {
    return this.film.rounds[this.#round]?.actions ?? 0;
  }

  #controls(): HTMLElement {
    const step = (name: keyof typeof PATHS, to: () => number) =>
      this.#button(name, () => this.#jump(to()));
    this.#slider.setAttribute("aria-label", this.voice.say("replay-jump"));
    this.#slider.addEventListener("input", () => this.#jump(Number(this.#slider.value)));
    this.#rounds.setAttribute("aria-label", this.voice.say("replay-rounds"));
    this.film.rounds.forEach((_, round) => {
      const words = this.voice.say("replay-round", { round: round + 1 });
      this.#rounds.append(html("option", { value: round }, words));
    });
    this.#rounds.hidden = this.film.rounds.length < 2;
    this.#rounds.addEventListener("change", () => {
      this.#round = Number(this.#rounds.value);
      this.#jump(0);
    });
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
    const label = this.voice.say(`replay-${name}`);
    const button = html("button", { type: "button", "aria-label": label, title: label });
    button.append(icon(name));
    button.addEventListener("click", act);
    return button;
  }

  #press(event: KeyboardEvent): void {
    const to = { ArrowLeft: this.#actions - 1, ArrowRight: this.#actions + 1 }[event.key];
    const on = event.target as Element;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (on.matches("input, select")) return;
    event.preventDefault();
    this.#jump(to);
  }

  /** Goes to a place that was chosen, which stops playing. */
  #jump(to: number): void {
    this.#stop();
    this.#go(to);
  }

  #go(to: number): void {
    this.#actions = clamp(to, 0, this.#end);
    this.#render();
    this.told(this.shown);
  }

  /** Starts playing from here, or from the beginning after the end; or stops. */
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
      // The element has been taken out of the page.
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
    const [icons, label] = this.#playing
      ? (["pause", "replay-pause"] as const)
      : (["play", "replay-play"] as const);
    this.#play.replaceChildren(icon(icons));
    this.#play.setAttribute("aria-label", voice.say(label));
    this.#play.title = voice.say(label);
    this.#show.textContent = voice.say(this.#all ? "position-hide" : "position-show");
    this.#measure();
    this.#fill(this.#actions);
    this.#fit();
    this.#list();
  }

  /**
   * Gives the table the height of the tallest of some moments of the round, as long as the width
   * stays: the page around it never moves. More would take too long, as the engine plays the round
   * up to each of them.
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

  /** Makes a moment that is taller than those measured smaller. */
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
      const table = this.film.scene(this.#round, this.#end)[this.#seat]?.table;
      const texts = table ? table.history.map((event) => this.#tell(event, table)) : [];
      this.#moves.replaceChildren(
        ...texts.map((text, at) => {
          const button = html("button", { type: "button" }, text);
          button.addEventListener("click", () => this.#jump(at + 1));
          return html("li", {}, button);
        }),
      );
    }
    const current = this.#moves.children[this.#actions - 1]?.firstElementChild;
    this.#moves.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (!(current instanceof HTMLElement)) return;
    current.setAttribute("aria-current", "step");
    // Scrolls the list alone, and not the page around it.
    this.#moves.scrollTop = current.offsetTop - this.#moves.clientHeight / 2;
  }

  /** Shows a moment of the round. */
  #fill(actions: number): void {
    const views = this.film.scene(this.#round, actions);
    const game = views[this.#seat];
    const table = game?.table;
    if (!game || !table) return;
    // Tiles that may be drawn or taken are marked, for the seat whose turn it is.
    const mover = table.turn === null ? undefined : views[table.turn]?.table;
    const others = aroundTable(game, this.#seat);
    this.#felt.replaceChildren(
      html(
        "div",
        { class: "others" },
        ...others.map((seat) => this.#place(seat, views, table, mover)),
      ),
      this.#middle(table, mover),
      this.#place(this.#seat, views, table, mover),
    );
    this.#said.replaceChildren(
      this.#happened(table),
      " ",
      html("span", {}, this.#may(views, table)),
    );
  }

  #name(seat: number): string {
    return this.moment.names[seat] || this.voice.say("position-player", { number: seat + 1 });
  }

  #place(
    seat: number,
    views: readonly GameView[],
    table: RoundView,
    mover: RoundView | null | undefined,
  ): HTMLElement {
    const own = seat === this.#seat;
    const seen = own ? this.moment.open !== "none" || this.#all : this.#all;
    const name = this.#name(seat);
    const turn = table.turn === seat;
    const block = html(
      "div",
      { class: `seat${own ? " own" : ""}${turn ? " turn" : ""}` },
      html("p", { class: "name" }, name),
    );
    const total = table.result?.rows.find((row) => row.seat === seat)?.total;
    if (total !== undefined)
      block.append(html("p", { class: "score" }, `${this.voice.say("scores-total")}: ${total}`));
    const view = views[seat]?.table;
    const hand = view ? sortedHand(view) : [];
    // The finished hand lies in the middle.
    if (meldsOf(table) === null || winnerOf(table) !== seat)
      block.append(seen ? this.#hand(hand, name) : this.#hidden(table, seat, name));
    if ("indicator" in table) {
      const pile = pileOf(table, seat);
      const top = mover && "indicator" in mover && mover.legal.take ? offerOf(mover) : null;
      const takes = top !== null && pile.at(-1) === top;
      if (pile.length > 0) block.append(this.#pile(facesIn(table, pile), name, takes === true));
    }
    return block;
  }

  #hand(rows: readonly (readonly TileView[])[], name: string): HTMLElement {
    const named = this.voice.names(rows.flat());
    const label = this.voice.say("position-hand", { name, tiles: named });
    const hand = html("div", { class: "hand", role: "img", "aria-label": label });
    for (const row of rows)
      hand.append(html("div", { class: "row" }, ...row.map((tile) => this.#tile(tile))));
    return hand;
  }

  #hidden(table: RoundView, seat: number, name: string): HTMLElement {
    const count = table.players[seat]?.tiles ?? 0;
    const label = this.voice.say("position-hidden", { name, count });
    const sign = html("span", { class: "count", "aria-hidden": "true" }, `× ${count}`);
    const back = picture(null, this.voice.faces);
    return html("div", { class: "hand hidden", role: "img", "aria-label": label }, back, sign);
  }

  #pile(pile: readonly TileView[], name: string, takes: boolean): HTMLElement {
    const tiles = this.voice.names(pile);
    const label = this.voice.say("position-pile", { name, tiles });
    const row = html("div", { class: `row pile${takes ? " may" : ""}`, role: "img" });
    row.setAttribute("aria-label", label);
    row.append(...pile.slice(-PILE).map((tile) => this.#tile(tile)));
    return row;
  }

  #middle(table: RoundView, mover: RoundView | null | undefined): HTMLElement {
    const { voice } = this;
    const count = voice.say("position-stock", { count: table.stock });
    const stock = html("div", { class: `stock${mover?.legal.draw ? " may" : ""}` });
    stock.append(picture(null, voice.faces), html("span", {}, count));
    const middle = html("div", { class: "middle" }, stock);
    if ("indicator" in table) {
      for (const [word, tile] of [
        ["indicator", table.indicator],
        ["okey", "okey" in table ? table.okey : (wildIn(table) ?? "")],
      ] as const) {
        const label = html("span", {}, voice.say(word));
        middle.append(html("div", { class: "open" }, rowOf([faceIn(table, tile)], voice), label));
      }
    }
    const laid = meldsOf(table);
    if (laid !== null) {
      const finish = html("div", { class: "series", role: "group" });
      const name = this.#name(winnerOf(table) ?? 0);
      finish.setAttribute("aria-label", voice.say("position-lays", { name }));
      finish.append(...laid.map((meld) => rowOf(facesIn(table, meld), voice)));
      middle.append(finish);
    }
    if (!("okey" in table)) {
      const label = voice.say("position-table");
      const series = html("div", { class: "series", role: "group", "aria-label": label });
      const melds = "series" in table ? table.series : table.table;
      series.append(...melds.map(({ tiles }) => rowOf(facesIn(table, tiles), voice)));
      middle.append(series);
    }
    return middle;
  }

  #tile(tile: Front): SVGElement {
    return picture(tile, this.voice.faces);
  }

  /** Says the last event. */
  #happened(table: RoundView): string {
    const event: EventView | undefined = table.history.at(-1);
    return event ? this.#tell(event, table) : this.voice.say("replay-dealt");
  }

  #tell(event: EventView, table: RoundView): string {
    const name = this.#name(event.seat);
    switch (event.kind) {
      case "laid": {
        if (!("laid" in event)) {
          const tiles = this.voice.names(facesIn(table, event.row.tiles));
          return this.voice.say("okey101-said-laid", { name, tiles });
        }
        const args = {
          name,
          tiles: this.voice.names(facesIn(table, event.laid)),
          broken: event.broken,
        };
        return this.voice.say(event.opens ? "rummi-said-opened" : "rummi-said-laid", args);
      }
      case "opened": {
        const { rows, way, worth } = event;
        const tiles = this.voice.names(
          facesIn(
            table,
            rows.flatMap((row) => row.tiles),
          ),
        );
        return this.voice.say(`okey101-said-opened-${way}`, { name, tiles, worth });
      }
      case "misopened":
      case "tookBack":
      case "wentForPairs":
        return this.voice.say(`okey101-said-${event.kind}`, { name });
      case "returned":
      case "added":
      case "exchanged":
      case "called": {
        const tile = this.voice.name(faceIn(table, event.tile));
        return this.voice.say(`okey101-said-${event.kind}`, { name, tile });
      }
      case "failed":
      case "timedOut":
        return this.voice.say(`rummi-said-${event.kind}`, { name });
      case "drew": {
        // Only in Okey are the player's own draws known, and only to the player.
        const last = event === table.history.at(-1);
        const own = "draws" in table && event.seat === table.seat;
        const drawn = own && last ? table.draws.at(-1) : null;
        // If that hand is hidden, so is the tile.
        const seen = this.#all || this.moment.open !== "none";
        if (drawn && seen) {
          const tile = this.voice.name(faceIn(table, drawn));
          return this.voice.say("position-drew", { name, tile });
        }
        return this.voice.say("said-drew", { name });
      }
      case "passed":
        return this.voice.say("said-passed", { name });
      case "showedTwin":
        return this.voice.say("said-showed", { name });
      case "took":
      case "discarded":
      case "declared":
      case "misdeclared":
        return this.voice.say(`said-${event.kind}`, {
          name,
          tile: this.voice.name(faceIn(table, event.tile)),
        });
    }
  }

  /** Names the legal actions of the seat whose turn it is. */
  #may(views: readonly GameView[], { turn }: RoundView): string {
    const { voice } = this;
    if (turn === null) return voice.say("position-over");
    const table = views[turn]?.table;
    if (!table) return "";
    const said = [voice.say("position-turn", { name: this.#name(turn) })];
    if (table.legal.draw) said.push(voice.say("position-draw"));
    if ("declare" in table.legal) said.push(...this.#mayInOkey(table as OkeyRoundView));
    else if ("lay" in table.legal) said.push(...this.#mayInRummi(table as RummiRoundView));
    else said.push(...this.#mayIn101(table as Okey101RoundView));
    if (table.legal.pass) said.push(voice.say("position-pass"));
    return said.join(" ");
  }

  #mayInOkey(table: OkeyRoundView): string[] {
    const { legal, players, previous, seat } = table;
    const { voice } = this;
    const said: string[] = [];
    const top = players[previous]?.discards.at(-1);
    if (legal.take && top)
      said.push(voice.say("position-take", { tile: voice.name(faceIn(table, top)) }));
    // A hidden hand does not show with which tiles it may finish.
    const seen = this.#all || (seat === this.#seat && this.moment.open !== "none");
    if (legal.declare.length > 0 && seen) {
      const tiles = voice.names(facesIn(table, legal.declare));
      said.push(voice.say("position-finish", { tiles }));
    }
    if (legal.discard.length > 0)
      said.push(voice.say("position-discard", { count: legal.discard.length }));
    return said;
  }

  #mayIn101(table: Okey101RoundView): string[] {
    const { voice } = this;
    const { legal } = table;
    const top = offerOf(table);
    const said: string[] = [];
    if (legal.take && top)
      said.push(voice.say("position-take", { tile: voice.name(faceIn(table, top)) }));
    if (legal.open || legal.work) said.push(voice.say("position-lay"));
    return said;
  }

  #mayInRummi({ legal }: RummiRoundView): string[] {
    return legal.lay ? [this.voice.say("position-lay")] : [];
  }
}

/** The melds with which a round of Okey was finished; null otherwise. */
function meldsOf({ outcome }: RoundView): readonly (readonly string[])[] | null {
  return outcome?.kind === "won" && "melds" in outcome ? outcome.melds : null;
}

/** The others as they sit, from left to right. */
function aroundTable({ players, direction }: GameView, seat: number): number[] {
  const at = players.indexOf(seat);
  const next = players.map((_, i) => players[(at + i) % players.length] ?? 0).slice(1);
  return direction === "clockwise" ? next : next.reverse();
}

/** Returns the discards of a seat, the latest last. */
function pileOf(table: OkeyRoundView | Okey101RoundView, seat: number): readonly string[] {
  const player = table.players[seat];
  if (!player) return [];
  return "pile" in player ? player.pile : player.discards;
}

/** Returns the discard that the player may take; null if there is none. */
function offerOf(table: OkeyRoundView | Okey101RoundView): string | null {
  if ("offer" in table) return table.offer?.tile ?? null;
  return pileOf(table, table.previous).at(-1) ?? null;
}

/** Returns the tile that is wild in this round. */
function wildIn({ tiles }: Pick<RoundView, "tiles">): string | undefined {
  return Object.values(tiles).find(({ wild }) => wild)?.tile;
}

/** Returns a seat's hand in sorted rows. */
function sortedHand(table: RoundView): TileView[][] {
  return table.sorted.map((row) => facesIn(table, row));
}

function icon(name: keyof typeof PATHS): SVGElement {
  const open = name === "back" || name === "next";
  const path = svg("path", { d: PATHS[name], ...(open && { fill: "none" }) });
  const attributes = { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" };
  return built(svg("svg", attributes, path));
}
