/** The page's end of the line to the whole engine, which is fetched when it is first asked. */

import { type Remote, remote } from "./calls";
import { opened } from "./client";
import type { WholeEngine } from "./whole";

let engine: Promise<Remote<WholeEngine>> | null = null;

/** Null where it is out of reach; who asks again tries again. */
export function wholeEngine(): Promise<Remote<WholeEngine> | null> {
  engine ??= start();
  return engine.catch(() => {
    engine = null;
    return null;
  });
}

function start(): Promise<Remote<WholeEngine>> {
  const worker = new Worker(new URL("./whole.ts", import.meta.url), { type: "module" });
  return opened(worker, remote<WholeEngine>(worker));
}
