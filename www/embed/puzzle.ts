/** `<okey-puzzle>`: a puzzle to solve. Its code is loaded once the element is in view. */

import { today } from "../base/calendar";
import type { LongestPuzzle } from "../pkg/figures/istaka";
import { LOOK } from "./element";
import { Kept } from "./kept";
import { Fault, GRADES, KINDS } from "./notation";
import type { Wanted } from "./puzzles";
import type { Quiz, Tried } from "./quiz";

/** The largest number of characters of a puzzle. */
const LONGEST: LongestPuzzle = 1000;

const DATE = /^\d{4}-\d\d-\d\d$/;

export class OkeyPuzzle extends Kept<Tried, Quiz> {
  static readonly observedAttributes = ["puzzle", "daily", "kind", "grade", ...LOOK];
  /** The day of the puzzle without a date, which does not change below a reader at midnight. */
  readonly #today = today();

  protected draw(): void {
    const wanted = this.#read();
    const voice = this.look();
    const told = (detail: unknown) => this.tell("solved", detail);
    this.present(Object.values(wanted).join(), voice, async (before) => {
      const { open, sheets } = await this.shared.puzzles();
      return { content: open(wanted, voice, told, before()), sheets };
    });
  }

  /** Returns the puzzle that an attribute contains, or the puzzle of a day, by default of today. */
  #read(): Wanted {
    const text = this.text("puzzle");
    if (text === "" || (text && text.length > LONGEST)) throw new Fault("puzzle", text);
    if (text !== undefined) return { text };
    const date = this.text("daily") || this.#today;
    if (!DATE.test(date)) throw new Fault("daily", date);
    const kind = this.chosen("kind", ["any", ...KINDS]);
    return { date, kind, grade: this.chosen("grade", ["any", ...GRADES]) };
  }
}
