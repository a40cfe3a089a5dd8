/** The page's end of the line to the engine. */

import { type Remote, remote } from "./calls";
import type { Engine } from "./worker";

export type { Outcome, Refusal } from "./worker";
export type Rules = Remote<Engine>;

/** Rejects when the engine cannot be loaded, with or without a reason from the browser. */
export async function connect(): Promise<Rules> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener(
      "error",
      () => reject(new Error("The engine's worker did not start.")),
      {
        once: true,
      },
    );
  });
  const rules = remote<Engine>(worker);
  await Promise.race([rules.open(), failed]);
  return rules;
}
