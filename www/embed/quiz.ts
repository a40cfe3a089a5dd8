/**
 * A puzzle to solve: the question, the answer by tap or key, and then the numbers of all other
 * answers.
 */

import { html } from "./drawing";
import {
  type AnswerView,
  type PuzzleView,
  puzzle,
  puzzleAnswer,
  puzzleRows,
  type RowView,
} from "./engine.js";
import { explain, isLaid } from "./explained";
import { faceOf } from "./notation";
import { picture, rowOf } from "./picture";
import type { Speech } from "./words";

/** The reader's answer, reported once. */
export interface Outcome {
  /** True for the right answer at the first try. */
  readonly solved: boolean;
  readonly kind: PuzzleView["kind"];
  readonly grade: PuzzleView["grade"];
}

/** The tries of the reader at a puzzle. */
export interface Tried {
  readonly picked: readonly string[];
  /** The first answer if it was wrong; null before it. */
  readonly first: string | null;
  /** The rows of the table, as in an answer; empty in a puzzle about a hand. */
  readonly rows: string;
  /** The answer that ended the puzzle; null before it. */
  readonly answer: string | null;
}

type OutcomeListener = (outcome: Outcome) => void;

/** The messages on the button that gives the answer. */
const WORDS: Readonly<Record<PuzzleView["kind"], string>> = {
  throw: "puzzle-throw",
  finish: "puzzle-finish-with",
  lay: "puzzle-throw",
  open: "puzzle-throw",
  fromHand: "puzzle-finish-with",
  playable: "puzzle-choose",
  last: "puzzle-finish-with",
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Builds the view of a puzzle; null if the text is no puzzle. Needs the loaded engine. Takes over
 * what the reader has tried `before`; an earlier answer is not reported again.
 */
export function quizOf(
  text: string,
  speech: Speech,
  told: OutcomeListener,
  before: Tried | null = null,
): Quiz | null {
  const view = puzzle(text);
  if (view.wrong !== null) return null;
  const Way = isLaid(view) ? TableQuiz : HandQuiz;
  const answer = before?.answer ?? null;
  const quiz = new Way(text, view, speech, answer === null ? told : null);
  if (answer !== null) quiz.answer(answer);
  else if (before !== null) quiz.resume(before);
  return quiz;
}

/** The parts of every puzzle: its question, its felt with tiles to pick, and its explanation. */
export abstract class Quiz {
  readonly root: HTMLElement;
  protected readonly felt = html("div", { class: "felt", part: "felt" });
  protected readonly said = html("p", { part: "said", role: "status" });
  protected readonly controls = html("div", { class: "controls", part: "controls" });
  protected readonly picked = new Set<string>();
  readonly #below = html("div", { class: "explained", tabindex: -1 });
  #answer: string | null = null;

  constructor(
    protected readonly text: string,
    protected readonly view: PuzzleView,
    protected readonly speech: Speech,
    private readonly told: OutcomeListener | null,
  ) {
    const { kind, grade } = view;
    const asked = speech.say(`puzzle-ask-${kind}`);
    const label = { role: "group", "aria-label": asked, lang: speech.language };
    const hard = html("span", { class: "grade" }, speech.say(`puzzle-grade-${grade}`));
    this.root = html(
      "div",
      { class: "board quiz", part: "board", ...label },
      html("p", { class: "asked" }, html("b", {}, asked), " ", hard),
      html("p", { class: "why" }, speech.say(`puzzle-why-${kind}`)),
      html("div", { class: "answering" }, this.felt, this.said, this.controls),
      this.#below,
    );
    this.felt.addEventListener("keydown", (event) => this.#walk(event));
  }

  get state(): Tried {
    return { picked: [...this.picked], first: null, rows: "", answer: this.#answer };
  }

  /** Gives an answer, which ends the puzzle. */
  abstract answer(given: string): void;

  /** Takes over what the reader has tried without an answer. */
  abstract resume(tried: Tried): void;

  /** Says a sentence, unless it is said already. */
  protected tell(sentence: string): void {
    // An element of its own, as Firefox tells of nothing else in a live region.
    if (this.said.textContent !== sentence) this.said.replaceChildren(html("span", {}, sentence));
  }

  /** Replaces the controls by the explanation of the answer. `again` marks the second try. */
  protected end(answer: AnswerView, given: string, again = false): void {
    this.#answer = given;
    this.controls.remove();
    this.said.remove();
    this.#below.append(...explain(this.view, answer, given, this.speech));
    if (this.told === null) return;
    // Focuses the explanation: the focused element is gone, and small windows must scroll.
    this.#below.focus();
    const { kind, grade } = this.view;
    this.told({ solved: answer.solved && !again, kind, grade });
  }

  protected button(word: string, act: () => void): HTMLButtonElement {
    return html("button", { type: "button", click: act }, word);
  }

  /** Returns a button with a tile. */
  protected pickable(tile: string, pick: () => void): HTMLButtonElement {
    const front = faceOf(tile, this.view.okey);
    const button = this.button("", pick);
    button.className = "pick";
    button.setAttribute("aria-label", this.speech.name(front));
    button.dataset.tile = tile;
    button.append(picture(front, this.speech.faces));
    return button;
  }

  /** Returns the indicator and the okey, with labels. */
  protected openTiles(): HTMLElement {
    const { indicator, okey } = this.view;
    const open = Object.entries({ indicator, okey }).map(([word, tile]) => {
      const row = rowOf([faceOf(tile ?? "", okey)], this.speech);
      return html("div", { class: "open" }, row, html("span", {}, this.speech.say(word)));
    });
    return html("div", { class: "middle" }, ...open);
  }

  /** Returns the group with the melds of the table. */
  protected series(...rows: readonly HTMLElement[]): HTMLElement {
    const label = this.speech.say("puzzle-table");
    return html("div", { class: "series", role: "group", "aria-label": label }, ...rows);
  }

  protected row(kind: string, label: string, tiles: readonly Element[]): HTMLElement {
    return html("div", { class: kind, role: "group", "aria-label": label }, ...tiles);
  }

  /** Moves the focus from tile to tile with the arrow keys. */
  #walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = [...this.felt.querySelectorAll<HTMLButtonElement>("button.pick:enabled")];
    const at = tiles.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    // Keeps the key from the game around the puzzle, which also uses arrow keys.
    event.stopPropagation();
    tiles[(at + step + tiles.length) % tiles.length]?.focus();
  }
}

/** A puzzle whose answer is a tile of the hand, or an okey of the table. */
class HandQuiz extends Quiz {
  readonly #tiles: HTMLButtonElement[] = [];
  readonly #throw = this.button("", () => {
    for (const tile of this.picked) this.#try(tile);
  });
  readonly #no = this.button(this.speech.say("puzzle-no"), () => this.#try("no"));
  /** The first answer if it was wrong; null before it. */
  #first: string | null = null;

  constructor(...given: ConstructorParameters<typeof Quiz>) {
    super(...given);
    const { hand, kind, table } = this.view;
    this.said.className = "again";
    this.#throw.className = "primary";
    this.controls.append(this.#throw);
    if (kind === "finish" || kind === "fromHand") this.controls.append(this.#no);
    const tiles = hand.map((tile) => this.#tile(tile));
    this.felt.append(this.openTiles());
    if (table.length > 0) this.felt.append(this.series(...table.map((row) => this.#meld(row))));
    this.felt.append(this.row("row own", this.speech.say("puzzle-hand"), tiles));
    this.#offer();
  }

  /** Returns a meld of the table, in which an okey can be the answer to some puzzles. */
  #meld(tiles: readonly string[]): HTMLElement {
    const { view, speech } = this;
    const faces = tiles.map((tile) => faceOf(tile, view.okey));
    const shown = tiles.map((tile, i) => {
      const face = faces[i] ?? null;
      return view.kind === "last" && face?.wild ? this.#tile(tile) : picture(face, speech.faces);
    });
    return this.row("row", speech.names(faces), shown);
  }

  #tile(tile: string): HTMLButtonElement {
    const button = this.pickable(tile, () => {
      const put = this.picked.has(tile);
      this.picked.clear();
      if (!put) this.picked.add(tile);
      this.#offer();
    });
    this.#tiles.push(button);
    return button;
  }

  #offer(): void {
    const [picked = null] = this.picked;
    for (const button of this.#tiles)
      button.setAttribute("aria-pressed", `${button.dataset.tile === picked}`);
    this.#throw.disabled = picked === null;
    const tile = picked === null ? "" : this.speech.name(faceOf(picked, this.view.okey));
    const word = picked === null ? "puzzle-pick" : WORDS[this.view.kind];
    this.#throw.textContent = this.speech.say(word, { tile });
  }

  /** Gives the reader's answer; after a wrong first answer the reader may try once more. */
  #try(given: string): void {
    const { solved } = puzzleAnswer(this.text, given);
    if (solved || this.#first !== null) {
      this.answer(given);
      return;
    }
    this.#miss(given);
    // Moves the focus, as the focused button is disabled.
    this.#tiles.find((button) => !button.disabled)?.focus();
  }

  /** Marks a wrong first answer. */
  #miss(given: string): void {
    this.#first = given;
    const isGiven = ({ dataset }: HTMLElement): boolean => plain(dataset.tile) === plain(given);
    for (const button of this.#tiles.filter(isGiven)) {
      button.disabled = true;
      button.classList.add("wrong");
    }
    this.#no.disabled = given === "no";
    this.picked.clear();
    this.#offer();
    this.tell(this.speech.say("puzzle-once-more"));
  }

  override get state(): Tried {
    return { ...super.state, first: this.#first };
  }

  resume({ picked, first }: Tried): void {
    if (first !== null) this.#miss(first);
    for (const tile of picked) this.picked.add(tile);
    this.#offer();
  }

  /** Gives an answer: a tile, or "no" if no tile finishes. */
  answer(given: string): void {
    const answer = puzzleAnswer(this.text, given);
    this.picked.clear();
    for (const button of this.#tiles) {
      button.disabled = true;
      button.setAttribute("aria-pressed", "false");
      const right = plain(button.dataset.tile) === answer.tile;
      const wrong = !right && button.dataset.tile === given;
      button.classList.toggle("right", right);
      button.classList.toggle("wrong", wrong);
    }
    this.end(answer, given, this.#first !== null);
  }
}

/** A puzzle whose answer is a table: the reader moves tiles into rows until it is solved. */
class TableQuiz extends Quiz {
  #rows: readonly RowView[] = [];
  /** The value of the melds of an opening. */
  #worth = 0;
  #over = false;

  constructor(...given: ConstructorParameters<typeof Quiz>) {
    super(...given);
    const { speech, view } = this;
    this.said.className = "said";
    this.controls.append(
      this.button(speech.say("puzzle-anew"), () => this.#put(view.table)),
      this.button(speech.say("puzzle-show"), () => this.#end()),
    );
    this.#put(view.table);
  }

  override get state(): Tried {
    return { ...super.state, rows: this.#table };
  }

  resume({ rows, picked }: Tried): void {
    this.#lay(rows);
    for (const tile of picked) this.picked.add(tile);
    this.#render();
  }

  /** Gives an answer: the rows of the table, with ` | ` between them. */
  answer(given: string): void {
    this.#lay(given);
    if (!this.#over) this.#end();
  }

  #lay(rows: string): void {
    this.#put(rows.split(" | ").map((row) => row.split(" ")));
  }

  /** The rows of the table as text. */
  get #table(): string {
    return this.#rows.map(({ tiles }) => tiles.join(" ")).join(" | ");
  }

  /** The tiles of the rack that do not lie on the table. */
  get #rack(): string[] {
    const laid = new Set(this.#rows.flatMap(({ tiles }) => tiles));
    return this.view.hand.filter((tile) => !laid.has(tile));
  }

  /** Replaces the rows of the table, and ends the puzzle if they solve it. */
  #put(rows: readonly (readonly string[])[]): void {
    const table = rows.filter((row) => row.length > 0).map((row) => row.join(" "));
    const { wrong, rows: read, worth, solved } = puzzleRows(this.text, table.join(" | "));
    if (wrong !== null) return;
    this.#rows = read;
    this.#worth = worth;
    this.picked.clear();
    if (solved) this.#end();
    else this.#render();
  }

  /** Moves the picked tiles into a row; null is the rack, a row beyond the last a new one. */
  #move(to: number | null): void {
    const picked = [...this.picked];
    const rows = this.#rows.map(({ tiles }) => tiles.filter((tile) => !this.picked.has(tile)));
    if (to !== null) rows[to] = [...(rows[to] ?? []), ...picked];
    this.#put(rows);
  }

  #pick(tile: string): void {
    if (!this.picked.delete(tile)) this.picked.add(tile);
    this.#render();
  }

  /** Ends the puzzle, solved or given up. */
  #end(): void {
    this.#over = true;
    this.picked.clear();
    this.#render();
    this.end(puzzleAnswer(this.text, this.#table), this.#table);
  }

  #render(): void {
    const held = this.#held();
    const { speech, view } = this;
    const picked = [...this.picked];
    const rack = this.#rack;
    const series = this.series(...this.#rows.map((row, at) => this.#row(row, at)));
    if (picked.length > 0) series.append(this.#way(this.#rows.length, "puzzle-new"));
    const tiles = rack.map((tile) => this.#tile(tile));
    const own = this.row("row own", speech.say("puzzle-rack"), tiles);
    const racked = picked.every((tile) => view.hand.includes(tile));
    const away = picked.some((tile) => !rack.includes(tile));
    if (away && racked) own.append(this.#way(null, "puzzle-back"));
    this.felt.replaceChildren(...(view.okey === null ? [] : [this.openTiles()]), series, own);
    const odd = this.#rows.filter(({ kind }) => kind === null).length;
    this.tell(
      picked.length > 0
        ? speech.say("puzzle-where", { count: picked.length })
        : speech.say(`puzzle-left-${view.kind}`, { left: rack.length, odd, worth: this.#worth }),
    );
    if (held !== null) this.#hold(held);
  }

  #row({ tiles, kind }: RowView, at: number): HTMLElement {
    const label = this.speech.say(`puzzle-row-${kind ?? "none"}`, { number: at + 1 });
    const each = tiles.map((tile) => this.#tile(tile));
    const row = this.row(`row${kind === null ? " odd" : ""}`, label, each);
    const others = [...this.picked].some((tile) => !tiles.includes(tile));
    if (others) row.append(this.#way(at, "puzzle-here", "+"));
    return row;
  }

  #tile(tile: string): HTMLButtonElement {
    const button = this.pickable(tile, () => this.#pick(tile));
    button.setAttribute("aria-pressed", `${this.picked.has(tile)}`);
    button.classList.toggle("racked", this.view.hand.includes(tile));
    button.disabled = this.#over;
    return button;
  }

  /** Returns a button that moves the picked tiles; one that shows only a sign also gets a name. */
  #way(to: number | null, word: string, sign?: string): HTMLButtonElement {
    const label = this.speech.say(word, { number: (to ?? 0) + 1 });
    const button = this.button(sign ?? label, () => this.#move(to));
    button.className = "way";
    if (sign !== undefined) button.setAttribute("aria-label", label);
    button.title = label;
    return button;
  }

  /** Returns the focused tile; empty for another button of the felt, null for no focus in it. */
  #held(): string | null {
    const root = this.root.getRootNode() as Document | ShadowRoot;
    const on = root.activeElement;
    if (!(on instanceof HTMLElement) || !this.felt.contains(on)) return null;
    return on.dataset.tile ?? "";
  }

  /** Focuses a tile again; if it is no longer there, the last tile. */
  #hold(tile: string): void {
    const same = [...this.felt.querySelectorAll<HTMLButtonElement>("button.pick")];
    const found = same.find(({ dataset }) => dataset.tile === tile) ?? same.at(-1);
    found?.focus();
  }
}

/** Returns the text of a tile without the mark of its second copy. */
function plain(tile = ""): string {
  return tile.replaceAll("'", "");
}
