/** The lessons of the second course: each asks positions from rounds, of one kind. */

import { positionIn, wordsOf } from "../base/position-text";
import type { Grade, Practice } from "../engine/views";
import { COURSE_IDS } from "../lessons/names";
import { lessonsShelf, recallProgress } from "../store/lessons";
import type { Texts } from "../store/shelf";
import type { Question, Questions } from "./questions";

type CourseId = (typeof COURSE_IDS)[number];

/** Number of positions of a lesson. */
const COUNT = 4;

/** Most tiles of the stock in the last three turns of all players. */
const LAST = 9;

const GRADES: Readonly<Record<Grade, number>> = { easy: 0, medium: 1, hard: 2 };

/** Tell which exercises belong to a lesson. */
const FITS: Readonly<Record<CourseId, (one: Practice) => boolean>> = {
  "discards-read": ({ game, mistake }) =>
    game === "okey" && ["left", "took", "fewer"].includes(mistake),
  "pairs-or-melds": ({ game, mistake }) =>
    game === "okey" && ["heldPairs", "partedPair"].includes(mistake),
  "open-or-wait": ({ game, mistake, position }) =>
    game === "okey101" && mistake === "unopened" && stockIn(position) > LAST,
  "last-turns": ({ game, position }) => game === "okey101" && stockIn(position) <= LAST,
};

/** Returns the name of a lesson; null without one. */
export function courseOf(name: string | undefined): CourseId | null {
  return COURSE_IDS.find((id) => id === name) ?? null;
}

/** A lesson: some exercises that come with the game, the easy ones first. */
export class Course implements Questions {
  readonly endless = false;
  readonly list: readonly Question[];

  constructor(
    readonly lesson: CourseId,
    shipped: readonly Practice[],
    private readonly texts: Pick<Texts, "read" | "readSecond" | "write">,
  ) {
    const such = shipped.filter(FITS[lesson]);
    const sorted = such.toSorted((one, other) => GRADES[one.grade] - GRADES[other.grade]);
    // From the easiest to the hardest, evenly.
    const every = Math.max(1, sorted.length / COUNT);
    this.list = sorted.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
  }

  /** The lesson is done with the answer to its last position. */
  note(question: Question): void {
    if (question !== this.list.at(-1)) return;
    const { done, at } = recallProgress(this.texts);
    if (!done.includes(this.lesson))
      lessonsShelf.keep(this.texts, { done: [...done, this.lesson], at });
  }

  async more(): Promise<boolean> {
    return false;
  }
}

function stockIn(position: string): number {
  return Number(wordsOf(positionIn(position), "stock")?.[0] ?? 0);
}
