/** Connects the page to the engine in its worker. */

import { once } from "../base/once";
import { trusted } from "../base/trusted";
import wasmUrl from "../pkg/istaka/istaka_bg.wasm?url";
import { Line, type Remote, Stopped } from "./calls";
import { compile } from "./compile";
import type { Engine } from "./worker";
import workerUrl from "./worker?worker&url";

export type { Holding } from "./contests";
export type { Outcome } from "./outcome";
export { type Answer, FAILED, type Refusal } from "./refusal";
export type { Recorded, Summarized, Watching } from "./worker";
export type RemoteEngine = Remote<Engine>;
export type RemoteContests = RemoteEngine["contests"];
export type EngineLine = Line<Engine>;

/** The smallest module that needs 128-bit numbers, as the engine does. */
const WIDE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
];

/** Returns true if this browser is new enough for the engine. */
export function runsHere(): boolean {
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(WIDE));
}

/** The engine could not be loaded. */
class Unloaded extends Stopped {}

/** The browser does not let the page have a worker. */
export class NoWorker extends Unloaded {}

/** Rejects with `Unloaded` or `Stopped` if the engine cannot be loaded. */
export async function connect(): Promise<EngineLine> {
  const start = (): Worker => {
    try {
      return new Worker(trusted(workerUrl), { type: "module" });
    } catch (error) {
      throw new NoWorker(String(error));
    }
  };
  // The worker starts meanwhile. `open` reports the failure; if there is no worker, nothing else
  // handles it.
  compiled().catch(() => {});
  const line = new Line<Engine>(start, async (engine) => engine.open(await compiled()));
  await line.open();
  return line;
}

/**
 * Compiles the engine, once for all workers of this visit. The page fetches it, because its preload
 * begins with the page, and a worker could begin only once its own script is loaded.
 */
const compiled = once(async () => {
  try {
    return await compile(wasmUrl);
  } catch (cause) {
    throw new Unloaded("The engine has not come.", { cause });
  }
});
