/** State shared by all elements of a page. */

import type { WasmUrl } from "./engine";
import { FRAME, sheetOf, TILES } from "./sheet";

/** Loaders of the parts that most pages do not need. */
export interface Loads {
  engine(): Promise<typeof import("./engine")>;
  judge(): Promise<typeof import("./judge")>;
  puzzles(): Promise<typeof import("./puzzles")>;
  position(): Promise<typeof import("./position")>;
}

export class Shared {
  readonly tileSheet = sheetOf(TILES);
  readonly frameSheet = sheetOf(FRAME);
  readonly wasmUrl: WasmUrl = {};
  readonly #awake = once(async () => (await this.loads.engine()).wake(this.wasmUrl.figures));
  /** Loads the part that judges figures, with the engine. */
  readonly judge = this.#withEngine(() => this.loads.judge());
  /** Loads the part that shows puzzles, with the same engine. */
  readonly puzzles = this.#withEngine(() => this.loads.puzzles());
  /** Loads the part that shows moments of matches, with the engine of the games. */
  readonly position = once(async () => {
    const position = await this.loads.position();
    await position.wake(this.wasmUrl.istaka);
    return position;
  });

  /** `home` is the folder of the script. */
  constructor(
    private readonly loads: Loads,
    readonly home: URL,
  ) {}

  #withEngine<T>(load: () => Promise<T>): () => Promise<T> {
    return once(async () => (await Promise.all([load(), this.#awake()]))[0]);
  }
}

/** Asks when the answer is first needed and keeps it; after a failure it asks again. */
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
