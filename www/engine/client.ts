/** The page's end of the line to the engine. */

import { Line, type Remote } from "./calls";
import type { Engine } from "./worker";

export { FAILED, type Refusal } from "./refusal";
export type { Answer, Outcome } from "./worker";
export type Rules = Remote<Engine>;
export type RulesLine = Line<Engine>;

/** The smallest module that needs 128-bit numbers, as the engine does. */
const WIDE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
];

/** Whether this browser is new enough for the engine. */
export function runsHere(): boolean {
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(WIDE));
}

/** The browser does not let the page have a worker. */
export class NoWorker extends Error {}

/** Rejects when the engine cannot be loaded, with or without a reason from the browser. */
export async function connect(): Promise<RulesLine> {
  const start = (): Worker => {
    try {
      return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    } catch (error) {
      throw new NoWorker(String(error));
    }
  };
  const line = new Line<Engine>(start, (rules) => rules.open());
  await line.open();
  return line;
}
