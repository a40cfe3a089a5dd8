/** State shared by all elements of a page. */

import { once } from "../base/once";
import type { WasmUrl } from "./engine";
import { FRAME, sheetOf, TILES } from "./sheet";

/** The functions that load parts on demand. */
export interface Loads {
  engine(): Promise<typeof import("./engine")>;
  judge(): Promise<typeof import("./judge")>;
  puzzles(): Promise<typeof import("./puzzles")>;
  position(): Promise<typeof import("./position")>;
  placed(): Promise<typeof import("./placed")>;
}

export class Shared {
  readonly tileSheet = sheetOf(TILES);
  readonly frameSheet = sheetOf(FRAME);
  readonly wasmUrl: WasmUrl = {};
  readonly #awake = once(async () => (await this.loads.engine()).wake(this.wasmUrl.figures));
  /** Loads the part that checks claims, with the engine of figures. */
  readonly judge = this.#withEngine(() => this.loads.judge());
  /** Loads the part that shows puzzles, with the same engine. */
  readonly puzzles = this.#withEngine(() => this.loads.puzzles());
  /** Loads the part that shows moments of matches, with the engine of the games. */
  readonly position = this.#waking(() => this.loads.position(), "istaka");
  /** Loads the part that shows positions, with the judge of positions. */
  readonly placed = this.#waking(() => this.loads.placed(), "judge");

  /** `script` is the address of the script. */
  constructor(
    private readonly loads: Loads,
    readonly script: string,
  ) {}

  #withEngine<T>(load: () => Promise<T>): () => Promise<T> {
    return once(async () => (await Promise.all([load(), this.#awake()]))[0]);
  }

  /** Loads a part that has an engine of its own. */
  #waking<Part extends { wake(from?: string | URL): Promise<void> }>(
    load: () => Promise<Part>,
    engine: keyof WasmUrl,
  ): () => Promise<Part> {
    return once(async () => {
      const part = await load();
      await part.wake(this.wasmUrl[engine]);
      return part;
    });
  }
}
