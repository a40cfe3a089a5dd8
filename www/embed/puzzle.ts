/** `<okey-puzzle>`: a puzzle to solve. Its code is loaded once the element is in view. */

import { today } from "../base/calendar";
import type { LongestPuzzle } from "../pkg/figures/istaka";
import { Drawn, LOOK } from "./element";
import { Fault, GRADES, KINDS } from "./notation";
import type { Wanted } from "./puzzles";

/** The largest number of characters of a puzzle. */
const LONGEST: LongestPuzzle = 1000;

const DATE = /^\d{4}-\d\d-\d\d$/;

export class OkeyPuzzle extends Drawn {
  static readonly observedAttributes = ["puzzle", "daily", "kind", "grade", ...LOOK];

  protected draw(): void {
    const wanted = this.#read();
    const voice = this.look();
    const told = (detail: unknown) => this.tell("solved", detail);
    this.showWhenSeen(
      voice,
      async () => {
        const { open, sheets } = await this.shared.puzzles();
        return { quiz: open(wanted, voice, told), sheets };
      },
      ({ quiz, sheets }) => {
        this.wear(...sheets);
        this.show(quiz);
      },
    );
  }

  /** Returns the puzzle that an attribute contains, or the puzzle of a day, by default of today. */
  #read(): Wanted {
    const text = this.text("puzzle");
    if (text === "" || (text && text.length > LONGEST)) throw new Fault("puzzle", text);
    if (text !== undefined) return { text };
    const date = this.text("daily") || today();
    if (!DATE.test(date)) throw new Fault("daily", date);
    const kind = this.chosen("kind", ["any", ...KINDS], "puzzles");
    return { date, kind, grade: this.chosen("grade", ["any", ...GRADES]) };
  }
}
