/** A table to be laid: tiles are picked and put into rows until a rack or an opening lies there. */

import { html } from "./dom";
import {
  type AnswerView,
  type PuzzleView,
  puzzleAnswer,
  puzzleRows,
  type RowView,
} from "./engine.js";
import { openTiles, pickable, walk } from "./picks";
import type { Speech } from "./words";

export class TableQuiz {
  readonly root = html("div", { class: "answering" });
  readonly #felt = html("div", { class: "felt", part: "felt" });
  readonly #controls = html("div", { class: "controls", part: "controls" });
  readonly #said = html("p", { class: "said", part: "said", role: "status" });
  #rows: readonly RowView[] = [];
  /** The value of the melds of an opening. */
  #worth = 0;
  readonly #picked = new Set<string>();
  #over = false;

  constructor(
    private readonly text: string,
    private readonly view: PuzzleView,
    private readonly speech: Speech,
    private readonly done: (answer: AnswerView, given: string) => void,
  ) {
    const show = this.#button("puzzle-show", () => this.#end());
    const anew = this.#button("puzzle-anew", () => this.#put(this.view.table));
    this.#controls.append(anew, show);
    this.root.append(this.#felt, this.#said, this.#controls);
    walk(this.#felt);
    this.#put(view.table);
  }

  /** Gives an answer: the table as it is then. */
  answer(given: string): void {
    this.#put(given.split(" | ").map((row) => row.split(" ")));
    if (!this.#over) this.#end();
  }

  /** The tiles of the rack that do not lie on the table. */
  get #rack(): string[] {
    const laid = new Set(this.#rows.flatMap(({ tiles }) => tiles));
    return this.view.hand.filter((tile) => !laid.has(tile));
  }

  #button(word: string, act: () => void): HTMLButtonElement {
    const button = html("button", { type: "button" }, this.speech.say(word));
    button.addEventListener("click", act);
    return button;
  }

  /** Replaces the table. */
  #put(rows: readonly (readonly string[])[]): void {
    const table = rows.filter((row) => row.length > 0).map((row) => row.join(" "));
    const { wrong, rows: read, worth, solved } = puzzleRows(this.text, table.join(" | "));
    if (wrong !== null) return;
    this.#rows = read;
    this.#worth = worth;
    this.#picked.clear();
    if (solved) this.#end();
    else this.#render();
  }

  /** Moves the picked tiles into a row; null is the rack, a row beyond the last a new one. */
  #move(to: number | null): void {
    const picked = [...this.#picked];
    const rows = this.#rows.map(({ tiles }) => tiles.filter((tile) => !this.#picked.has(tile)));
    if (to !== null) rows[to] = [...(rows[to] ?? []), ...picked];
    this.#put(rows);
  }

  #pick(tile: string): void {
    if (!this.#picked.delete(tile)) this.#picked.add(tile);
    this.#render();
  }

  /** Ends the puzzle, solved or given up. */
  #end(): void {
    this.#over = true;
    this.#picked.clear();
    const table = this.#rows.map(({ tiles }) => tiles.join(" ")).join(" | ");
    this.#render();
    this.#controls.remove();
    this.#said.remove();
    this.done(puzzleAnswer(this.text, table), table);
  }

  #render(): void {
    const held = this.#held();
    const { speech } = this;
    const label = speech.say("puzzle-table");
    const series = html("div", { class: "series", role: "group", "aria-label": label });
    series.append(...this.#rows.map((row, at) => this.#row(row, at)));
    if (this.#picked.size > 0) series.append(this.#way(this.#rows.length, "puzzle-new"));
    const own = html("div", { class: "row own", role: "group" });
    own.setAttribute("aria-label", speech.say("puzzle-rack"));
    own.append(...this.#rack.map((tile) => this.#tile(tile)));
    const racked = [...this.#picked].every((tile) => this.view.hand.includes(tile));
    const away = [...this.#picked].some((tile) => !this.#rack.includes(tile));
    if (away && racked) own.append(this.#way(null, "puzzle-back"));
    const open = this.view.okey === null ? [] : [openTiles(this.view, speech)];
    this.#felt.replaceChildren(...open, series, own);
    const odd = this.#rows.filter(({ kind }) => kind === null).length;
    const left = this.#rack.length;
    this.#said.textContent =
      this.#picked.size > 0
        ? speech.say("puzzle-where", { count: this.#picked.size })
        : speech.say(`puzzle-left-${this.view.kind}`, { left, odd, worth: this.#worth });
    if (held !== null) this.#hold(held);
  }

  #row({ tiles, kind }: RowView, at: number): HTMLElement {
    const { speech } = this;
    const what = speech.say(`puzzle-row-${kind ?? "none"}`, { number: at + 1 });
    const row = html("div", { class: `row${kind === null ? " odd" : ""}`, role: "group" });
    row.setAttribute("aria-label", what);
    row.append(...tiles.map((tile) => this.#tile(tile)));
    const others = [...this.#picked].some((tile) => !tiles.includes(tile));
    if (others) row.append(this.#way(at, "puzzle-here", "+"));
    return row;
  }

  #tile(tile: string): HTMLButtonElement {
    const button = pickable(tile, this.view.okey, this.speech, () => this.#pick(tile));
    button.setAttribute("aria-pressed", `${this.#picked.has(tile)}`);
    button.classList.toggle("racked", this.view.hand.includes(tile));
    button.disabled = this.#over;
    return button;
  }

  /** Returns a button that moves the picked tiles; one that shows only a sign also gets a name. */
  #way(to: number | null, word: string, sign?: string): HTMLButtonElement {
    const label = this.speech.say(word, { number: (to ?? 0) + 1 });
    const button = html("button", { type: "button", class: "way" }, sign ?? label);
    if (sign !== undefined) button.setAttribute("aria-label", label);
    button.title = label;
    button.addEventListener("click", () => this.#move(to));
    return button;
  }

  /** The tile with the focus; empty if another button has it, null if it is elsewhere. */
  #held(): string | null {
    const root = this.root.getRootNode() as Document | ShadowRoot;
    const on = root.activeElement;
    if (!(on instanceof HTMLElement) || !this.#felt.contains(on)) return null;
    return on.dataset.tile ?? "";
  }

  /** Gives the focus back to a tile, or to the last one where that has gone. */
  #hold(tile: string): void {
    const same = [...this.#felt.querySelectorAll<HTMLButtonElement>("button.pick")];
    const found = same.find(({ dataset }) => dataset.tile === tile) ?? same.at(-1);
    found?.focus();
  }
}
