/** State shared by all elements of a page. */

import type { WasmUrl } from "./engine";
import { once } from "./once";
import type { Boards } from "./position";
import { type Sheets, sheets } from "./sheet";
import { Sight } from "./sight";

/** Loaders of the parts that most pages do not need. */
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
  readonly wasmUrl: WasmUrl = {};
  /** Loads the part that judges figures, with the engine. */
  readonly judge: () => Promise<Judge>;
  /** Loads the part that shows puzzles, with the same engine. */
  readonly puzzles: () => Promise<Puzzles>;
  /** Loads the part that shows moments of matches, with the engines of the games. */
  readonly boards: () => Promise<Boards>;

  /** `home` is the folder of the script. */
  constructor(
    loads: Loads,
    readonly home: URL,
  ) {
    const awake = once(async () => (await loads.engine()).wake(this.wasmUrl.figures));
    const withEngine = <T>(load: () => Promise<T>): (() => Promise<T>) =>
      once(async () => (await Promise.all([load(), awake()]))[0]);
    this.judge = withEngine(loads.judge);
    this.puzzles = withEngine(loads.puzzles);
    this.boards = once(async () => new (await loads.position()).Boards(this.sheets, this.wasmUrl));
  }
}
