/** What all elements of a page have in common. */

import { once } from "./once";
import type { Boards } from "./position";
import { type Sheets, sheets } from "./sheet";
import { Sight } from "./sight";

/** How the parts are fetched that most pages do without. */
export interface Loads {
  engine(): Promise<typeof import("./engine")>;
  judge(): Promise<Judge>;
  puzzles(): Promise<Puzzles>;
  position(): Promise<typeof import("./position")>;
}

type Judge = typeof import("./judge");
type Puzzles = typeof import("./puzzles");

export class Shared {
  readonly sight = new Sight();
  readonly sheets: Sheets = sheets();
  /** What judges figures, with the engine. */
  readonly judge: () => Promise<Judge>;
  /** What shows puzzles, with the same engine. */
  readonly puzzles: () => Promise<Puzzles>;
  /** What shows moments of matches, with the engines of the games. */
  readonly boards: () => Promise<Boards>;

  /** `home` is the folder of the script. */
  constructor(
    loads: Loads,
    readonly home: URL,
  ) {
    const awake = once(async () => (await loads.engine()).wake());
    const withEngine = <T>(load: () => Promise<T>): (() => Promise<T>) =>
      once(async () => (await Promise.all([load(), awake()]))[0]);
    this.judge = withEngine(loads.judge);
    this.puzzles = withEngine(loads.puzzles);
    this.boards = once(async () => new (await loads.position()).Boards(this.sheets));
  }
}
