/** The state of the dialog: the shown puzzle, of the day or for practice, and all results. */

import { today } from "../base/calendar";
import type { Grade, PuzzleKind } from "../embed/notation";
import type { Outcome, Tried } from "../embed/quiz";
import { puzzleOn, puzzlesOf } from "../embed/shelf";
import { spoken } from "../locales/messages";
import type { Store } from "../state/state";
import type { Archive } from "../store/copies";
import { SolvedPuzzles } from "../store/puzzle-results";
import { type Handed, handOn } from "../ui/hand-on";

/** Milliseconds between two checks of the date. */
const OFTEN = 1000;

export class Puzzles {
  readonly solved: SolvedPuzzles;
  /** True for the puzzle of the day, false for practice. */
  daily = true;
  kind: PuzzleKind | "any" = "any";
  grade: Grade | "any" = "any";
  /** The text of the shown puzzle. */
  text = "";
  /** The result of an earlier answer to the shown puzzle: true if right; null without one. */
  before: boolean | null = null;
  /** The outcome of sharing the result; null before it. */
  handed: Handed | null = null;
  /** True once the shown puzzle has been answered or given up. */
  answered = false;
  /** The tries at the shown puzzle when the dialog was left last; null at first. */
  tried: Tried | null = null;
  /** The date of the puzzle of the day that is shown. */
  date = "";
  /** True if a new day has begun since the puzzle of the day was shown. */
  turned = false;
  /** The timer that watches the date while the dialog is open. */
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly store: Store,
    copies: Archive,
  ) {
    this.solved = new SolvedPuzzles(copies);
  }

  /**
   * Shows the puzzle of today when the dialog opens, unless a practice puzzle is shown. The puzzle
   * stays while the dialog is open; at midnight the dialog offers the puzzle of the new day.
   */
  begin(): void {
    if (this.#watch !== undefined) return;
    if (this.text === "" || this.#isPast) this.#show(true);
    this.#watch = setInterval(() => {
      if (this.turned === this.#isPast) return;
      this.turned = this.#isPast;
      this.store.change({});
    }, OFTEN);
  }

  get #isPast(): boolean {
    return this.daily && this.date !== today();
  }

  /** Stops watching the date when the dialog is closed, and notes what was tried so far. */
  leave(tried: Tried | null): void {
    this.tried = tried;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  /** Shows a puzzle from outside, which the engine has read. */
  open(text: string): void {
    this.#lie(false, text);
  }

  turnTo(daily: boolean): void {
    this.#show(daily);
    this.store.change({});
  }

  /** Chooses kind and grade; an unanswered puzzle stays if it fits. */
  choose(wanted: Partial<Pick<Puzzles, "kind" | "grade">>): void {
    Object.assign(this, wanted);
    if (this.answered || !this.#fitting().includes(this.text)) this.#show(false);
    this.store.change({});
  }

  async share(text: string): Promise<void> {
    this.handed = await handOn({ text });
    this.store.change({});
  }

  /** Stores the result of an answer. */
  told({ solved }: Outcome): void {
    this.answered = true;
    this.solved.note(this.text, this.daily ? this.date : null, solved);
    this.store.change({});
  }

  #show(daily: boolean): void {
    this.date = today();
    this.#lie(daily, daily ? puzzleOn(this.date, spoken()) : this.#next());
  }

  #lie(daily: boolean, text: string): void {
    this.daily = daily;
    this.text = text;
    this.before = this.solved.of(this.text);
    this.answered = false;
    this.tried = null;
    this.handed = null;
    this.turned = false;
  }

  /** Returns the next fitting puzzle, first of those that were not tried; not that of the day. */
  #next(): string {
    const fitting = this.#fitting();
    const at = fitting.indexOf(this.text) + 1;
    const others = [...fitting.slice(at), ...fitting.slice(0, at)];
    const ofDay = puzzleOn(this.date, spoken());
    const open = others.filter((line) => line !== ofDay);
    return open.find((line) => this.solved.of(line) === null) ?? open[0] ?? ofDay;
  }

  #fitting(): readonly string[] {
    return puzzlesOf(this.kind, this.grade, spoken());
  }
}
