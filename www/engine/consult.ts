/** The page's end of the line to the whole engine, which is fetched when it is first asked. */

import { type Remote, remote } from "./calls";
import { opened } from "./client";
import type { WholeEngine } from "./whole";

let engine: Promise<Remote<WholeEngine> | null> | null = null;

/** Null where it is out of reach; who asks again after that tries again. */
export function wholeEngine(): Promise<Remote<WholeEngine> | null> {
  engine ??= start();
  return engine;
}

async function start(): Promise<Remote<WholeEngine> | null> {
  const worker = new Worker(new URL("./whole.ts", import.meta.url), { type: "module" });
  try {
    const engine = remote<WholeEngine>(worker);
    return await opened(worker, engine, engine.open());
  } catch {
    worker.terminate();
    engine = null;
    return null;
  }
}
