/** What all elements of a page have in common. */

import type { Judge } from "./judge";
import type { Boards } from "./position";
import { type Sheets, sheets } from "./sheet";
import { Sight } from "./sight";

/** How the parts are fetched that most pages do without. */
export interface Loads {
  judge(): Promise<typeof import("./judge")>;
  position(): Promise<typeof import("./position")>;
}

export class Shared {
  readonly sight = new Sight();
  readonly sheets: Sheets = sheets();
  /** The engine that judges figures, once for all of them. */
  readonly judge: () => Promise<Judge>;
  /** What shows moments of matches, with the engines of the games. */
  readonly boards: () => Promise<Boards>;

  /** `home` is the folder of the script. */
  constructor(
    loads: Loads,
    readonly home: URL,
  ) {
    this.judge = once(async () => (await loads.judge()).wake());
    this.boards = once(async () => new (await loads.position()).Boards(this.sheets));
  }
}

/** Asks once; whoever asks after a failure tries again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask().catch((error) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}
