/** A puzzle with a tile for an answer: one of the hand, or an okey of the table. */

import { html } from "./dom";
import { type AnswerView, type PuzzleView, puzzleAnswer } from "./engine.js";
import { faceOf } from "./notation";
import { openTiles, pickable, walk } from "./picks";
import { picture } from "./picture";
import type { Speech } from "./words";

/** The words of the button that gives the answer. */
const WORDS: Readonly<Record<PuzzleView["kind"], string>> = {
  throw: "puzzle-throw",
  finish: "puzzle-finish-with",
  lay: "puzzle-throw",
  open: "puzzle-throw",
  fromHand: "puzzle-finish-with",
  playable: "puzzle-choose",
  last: "puzzle-finish-with",
};

export class HandQuiz {
  readonly root = html("div", { class: "answering" });
  readonly #tiles: HTMLButtonElement[] = [];
  readonly #throw = html("button", { type: "button", class: "primary" });
  readonly #no = html("button", { type: "button" });
  readonly #said = html("p", { class: "again", part: "said", role: "status" });
  #picked: string | null = null;
  /** The wrong first answer; null before it. */
  #first: string | null = null;

  constructor(
    private readonly text: string,
    private readonly view: PuzzleView,
    private readonly speech: Speech,
    private readonly done: (answer: AnswerView, given: string, again: boolean) => void,
  ) {
    const label = speech.say("puzzle-hand");
    const hand = html("div", { class: "row own", role: "group", "aria-label": label });
    hand.append(...view.hand.map((tile) => this.#tile(tile)));
    this.#throw.addEventListener("click", () => {
      if (this.#picked !== null) this.#try(this.#picked);
    });
    this.#no.append(speech.say("puzzle-no"));
    this.#no.addEventListener("click", () => this.#try("no"));
    const ways = html("div", { class: "controls", part: "controls" }, this.#throw);
    if (view.kind === "finish" || view.kind === "fromHand") ways.append(this.#no);
    const felt = html("div", { class: "felt", part: "felt" }, openTiles(view, speech));
    if (view.table.length > 0) felt.append(this.#table());
    felt.append(hand);
    walk(felt);
    this.root.append(felt, this.#said, ways);
    this.#offer();
  }

  /** The melds of the table; an okey there may be exchanged and be the answer. */
  #table(): HTMLElement {
    const { view, speech } = this;
    const label = speech.say("puzzle-table");
    const series = html("div", { class: "series", role: "group", "aria-label": label });
    for (const tiles of view.table) {
      const row = html("div", { class: "row", role: "group" });
      row.setAttribute("aria-label", speech.names(tiles.map((tile) => faceOf(tile, view.okey))));
      for (const tile of tiles) {
        const face = faceOf(tile, view.okey);
        const picked = view.kind === "last" && face.wild;
        row.append(picked ? this.#tile(tile) : picture(face, speech.faces));
      }
      series.append(row);
    }
    return series;
  }

  #tile(tile: string): HTMLButtonElement {
    const button = this.#pickable(tile);
    this.#tiles.push(button);
    return button;
  }

  #pickable(tile: string): HTMLButtonElement {
    return pickable(tile, this.view.okey, this.speech, () => {
      this.#picked = this.#picked === tile ? null : tile;
      this.#offer();
    });
  }

  #offer(): void {
    const picked = this.#picked;
    for (const button of this.#tiles)
      button.setAttribute("aria-pressed", `${button.dataset.tile === picked}`);
    this.#throw.disabled = picked === null;
    const tile = picked === null ? null : this.speech.name(faceOf(picked, this.view.okey));
    const word = WORDS[this.view.kind];
    this.#throw.textContent =
      tile === null ? this.speech.say("puzzle-pick") : this.speech.say(word, { tile });
  }

  /** Gives an answer of the reader, who may try once more after a wrong one. */
  #try(given: string): void {
    const { solved } = puzzleAnswer(this.text, given);
    if (solved || this.#first !== null) {
      this.answer(given);
      return;
    }
    this.#first = given;
    const isGiven = ({ dataset }: HTMLElement): boolean => plain(dataset.tile) === plain(given);
    for (const button of this.#tiles.filter(isGiven)) {
      button.disabled = true;
      button.classList.add("wrong");
    }
    this.#no.disabled = given === "no";
    this.#picked = null;
    this.#offer();
    this.#said.textContent = this.speech.say("puzzle-once-more");
    // The focused button can no longer be used.
    this.#tiles.find((button) => !button.disabled)?.focus();
  }

  /** Gives an answer: a tile to throw, or that none finishes. */
  answer(given: string): void {
    const answer = puzzleAnswer(this.text, given);
    for (const button of this.#tiles) {
      button.disabled = true;
      const right = plain(button.dataset.tile) === answer.tile;
      const wrong = !right && button.dataset.tile === given;
      button.classList.toggle("right", right);
      button.classList.toggle("wrong", wrong);
    }
    this.root.querySelector(".controls")?.remove();
    this.#said.remove();
    this.done(answer, given, this.#first !== null);
  }
}

/** Returns the text of a tile without the mark of its second copy. */
function plain(tile = ""): string {
  return tile.replaceAll("'", "");
}
