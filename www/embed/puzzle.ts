/** `<okey-puzzle>`: a puzzle to be solved. What shows and judges it is fetched once one is in view. */

import { html } from "./dom";
import { Drawn, isFault, tell } from "./element";
import { type Fault, shown } from "./notation";
import type { Wanted } from "./puzzles";
import type { Shared } from "./shared";
import type { Faces } from "./words";

/** No puzzle is longer (src/puzzles/text.rs). */
const LONGEST = 1000;

const DATE = /^\d{4}-\d\d-\d\d$/;

export class OkeyPuzzle extends Drawn {
  static readonly observedAttributes = [
    "puzzle",
    "daily",
    "kind",
    "grade",
    "palette",
    "faces",
    "lang",
  ];
  #questions = 0;

  constructor(private readonly shared: Shared) {
    super(shared.sheets.tiles);
  }

  disconnectedCallback(): void {
    this.#questions += 1;
    this.shared.sight.forget(this);
  }

  protected draw(): Fault | null {
    this.#questions += 1;
    this.shared.sight.forget(this);
    const wanted = this.#read();
    if (isFault(wanted)) return wanted;
    const faces = this.look();
    if (isFault(faces)) return faces;
    this.wait(faces);
    this.shared.sight.await(this, () => void this.#begin(wanted, faces));
    return null;
  }

  /** A puzzle of its own, or that of a day: today's where none is named. */
  #read(): Wanted | Fault {
    const wrong = (name: string, part: string): Fault => ({
      name,
      part: shown(part),
      expected: `embed-expected-${name}`,
    });
    const text = this.getAttribute("puzzle")?.trim();
    if (text !== undefined)
      return text === "" || text.length > LONGEST ? wrong("puzzle", text) : { text };
    const day = this.getAttribute("daily")?.trim() || today();
    if (!DATE.test(day)) return wrong("daily", day);
    const kind = this.chosen("kind", ["any", "throw", "finish", "lay"]);
    if (isFault(kind)) return { ...kind, expected: "embed-expected-puzzles" };
    const grade = this.chosen("grade", ["any", "easy", "medium", "hard"]);
    if (isFault(grade)) return grade;
    return {
      date: day,
      kind: kind === "any" ? null : kind,
      grade: grade === "any" ? null : grade,
    };
  }

  async #begin(wanted: Wanted, faces: Faces): Promise<void> {
    const mine = this.#questions;
    const puzzles = await this.shared.puzzles().catch(() => null);
    if (mine !== this.#questions) return;
    if (puzzles === null) {
      const text = this.voice(faces).say("verdict-unreached");
      this.show(html("p", { class: "error", role: "note" }, text));
      return;
    }
    const told = (detail: unknown) => tell(this, "solved", detail);
    const quiz = puzzles.open(wanted, faces, this.language, told);
    if (quiz === null) {
      const [name, part] = "text" in wanted ? ["puzzle", wanted.text] : ["daily", wanted.date];
      this.complain({ name, part: shown(part), expected: `embed-expected-${name}` });
      return;
    }
    this.shown.adoptedStyleSheets = puzzles.sheetsOf(this.shared.sheets);
    this.show(quiz);
  }
}

/** The date on the reader's clock. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => `${number}`.padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
