/** `<okey-puzzle>`: a puzzle to solve. Its code is fetched once one is in view. */

import { today } from "../base/calendar";
import type { LongestPuzzle } from "../pkg/figures/istaka";
import { isFault, LOOK, tell } from "./element";
import { DrawnInView } from "./in-view";
import { type Fault, wrong } from "./notation";
import type { Wanted } from "./puzzles";

/** No puzzle is longer. */
const LONGEST: LongestPuzzle = 1000;

const DATE = /^\d{4}-\d\d-\d\d$/;

export class OkeyPuzzle extends DrawnInView {
  static readonly observedAttributes = ["puzzle", "daily", "kind", "grade", ...LOOK];

  protected prepare(): Fault | null {
    const wanted = this.#read();
    if (isFault(wanted)) return wanted;
    const faces = this.look();
    if (isFault(faces)) return faces;
    const told = (detail: unknown) => tell(this, "solved", detail);
    this.showWhenSeen(faces, this.shared.puzzles, (puzzles) => {
      const quiz = puzzles.open(wanted, faces, this.language, told);
      if (quiz === null) return this.complain(unknown(wanted));
      this.shown.adoptedStyleSheets = puzzles.sheetsOf(this.shared.sheets);
      this.show(quiz);
    });
    return null;
  }

  /** The puzzle that is written there, or that of a day: today's where none is named. */
  #read(): Wanted | Fault {
    const text = this.getAttribute("puzzle")?.trim();
    if (text !== undefined)
      return text === "" || text.length > LONGEST ? wrong("puzzle", text) : { text };
    const day = this.getAttribute("daily")?.trim() || today();
    if (!DATE.test(day)) return wrong("daily", day);
    const kind = this.chosen("kind", [
      "any",
      "throw",
      "finish",
      "lay",
      "open",
      "fromHand",
      "playable",
      "last",
    ]);
    if (isFault(kind)) return { ...kind, expected: "embed-expected-puzzles" };
    const grade = this.chosen("grade", ["any", "easy", "medium", "hard"]);
    if (isFault(grade)) return grade;
    return {
      date: day,
      kind: kind === "any" ? null : kind,
      grade: grade === "any" ? null : grade,
    };
  }
}

/** The fault of a puzzle that does not exist. */
function unknown(wanted: Wanted): Fault {
  return "text" in wanted ? wrong("puzzle", wanted.text) : wrong("daily", wanted.date);
}
