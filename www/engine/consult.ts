/** The page's end of the line to the whole engine, which is fetched when it is first asked. */

import { Line, persistent, type Remote } from "./calls";
import type { WholeEngine } from "./whole";

const line = new Line<WholeEngine>(
  () => new Worker(new URL("./whole.ts", import.meta.url), { type: "module" }),
  (engine) => engine.open(),
);

const engine = persistent(line);

/** Null where it is out of reach; who asks again after that tries again. */
export function wholeEngine(): Promise<Remote<WholeEngine> | null> {
  return line.open().then(
    () => engine,
    () => null,
  );
}
