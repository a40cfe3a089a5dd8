/** The questions of the examiner: the player's own mistakes, or exercises without end. */

import { today } from "../base/calendar";
import { answered } from "../engine/calls";
import type { Reviewing } from "../engine/judging";
import { PRESETS } from "../engine/presets";
import type { GameName, Practice } from "../engine/views";
import type { KeptMistakes } from "../store/deck";
import { type KeptPractice, nextOf } from "../store/exercises";
import type { Card } from "../store/mistakes";

/** Most rounds that are played for another exercise of a kind; then any kind will do. */
const MOST_ROUNDS = 8;

/** A mistake of the player, or of a bot in a round that was played for practice. */
export type Question = Card | Practice;

/** Returns true for a mistake of the player. */
export function isOwn(question: Question): question is Card {
  return "begun" in question;
}

/** The questions, in the order in which they are asked. */
export interface Questions {
  readonly list: readonly Question[];
  /** True if others follow the last one. */
  readonly endless: boolean;
  /** The lesson that they belong to; absent where they are of none. */
  readonly lesson?: string;
  /** Notes an answer. */
  note(question: Question, right: boolean): void;
  /** Puts another question at the end of the list; resolves to false if none is found. */
  more(): Promise<boolean>;
}

/** The player's own mistakes. */
export class OwnMistakes implements Questions {
  readonly endless = false;

  constructor(
    readonly list: readonly Card[],
    private readonly kept: KeptMistakes,
  ) {}

  note(question: Question, right: boolean): void {
    this.kept.note(question, right, today());
  }

  async more(): Promise<boolean> {
    return false;
  }
}

/** Exercises of a game, of one kind of mistake or of all. */
export class Exercises implements Questions {
  readonly endless = true;
  readonly #list: Question[];
  /** The exercises from rounds that were played on this page. */
  readonly #found: Practice[] = [];
  /** The kind that is asked; undefined for all, and once no round has brought it. */
  #kind: string | undefined;
  /** The question that is looked for; null otherwise. */
  #coming: Promise<boolean> | null = null;

  constructor(
    private readonly asked: { readonly game: GameName; readonly mistake: string | undefined },
    private readonly mistakes: KeptMistakes,
    private readonly kept: KeptPractice,
    /** The exercises that come with the game, of all games. */
    private readonly shipped: readonly Practice[],
    private readonly judge: Pick<Reviewing, "practice">,
  ) {
    const { game, mistake } = asked;
    this.#kind = mistake;
    this.#list = mistake === undefined ? [] : mistakes.ofKind(game, mistake);
  }

  get list(): readonly Question[] {
    return this.#list;
  }

  note(question: Question, right: boolean): void {
    if (!isOwn(question)) {
      this.kept.drop(question);
      return;
    }
    const day = today();
    // A right answer before its day tells nothing of what stays.
    const isDue = this.mistakes.due(day).some(({ position }) => position === question.position);
    if (isDue || !right) this.mistakes.note(question, right, day);
  }

  more(): Promise<boolean> {
    this.#coming ??= this.#more().finally(() => {
      this.#coming = null;
    });
    return this.#coming;
  }

  async #more(): Promise<boolean> {
    if (this.#putOne()) return true;
    const [rules] = PRESETS[this.asked.game];
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
      const found = await answered(this.judge.practice(rules));
      if (found === null) return false;
      this.#found.push(...found);
      if (this.#putOne()) return true;
    }
    this.#kind = undefined;
    return this.#putOne();
  }

  /** Puts a new exercise at the end of the list, first one made here; returns false without one. */
  #putOne(): boolean {
    const known = this.#list.map(({ position }) => position);
    const isNew = ({ game, mistake, position }: Practice): boolean =>
      game === this.asked.game &&
      (this.#kind === undefined || mistake === this.#kind) &&
      !known.includes(position);
    const all = [...this.kept.made, ...this.#found, ...this.shipped].filter(isNew);
    const own = this.mistakes.dearKinds(this.asked.game);
    const next = nextOf(all, own, this.#list.length);
    if (next) this.#list.push(next);
    return next !== undefined;
  }
}
