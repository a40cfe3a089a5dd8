/** The engine for tests: without a worker, and answering with copies, as a worker does. */

import { vi } from "vitest";
import { review } from "../pkg/judge/istaka";
import type { RemoteEngine } from "./client";
import type { Reviewing } from "./judging";
import { loadEngines } from "./rules.double";
import type { ReviewView } from "./views";

/** The judge of finished rounds. */
export const reviewingDouble: Pick<Reviewing, "review"> = {
  review: async (record, round) => review(record, round) as ReviewView | null,
};

/** An engine with functions that a test can replace. */
export type OwnEngine = { -readonly [Name in keyof RemoteEngine]: RemoteEngine[Name] };

/** Returns an engine whose matches without a seed have a fixed one. */
export async function engineDouble(): Promise<OwnEngine> {
  loadEngines();
  // The module listens to messages as soon as it is imported.
  vi.stubGlobal("addEventListener", () => {});
  const { Engine } = await import("./worker");
  const engine = new Engine();
  const names = Object.getOwnPropertyNames(Engine.prototype) as (keyof typeof engine)[];
  const asked = names.map((name) => {
    const ask = async (...args: never[]): Promise<unknown> => {
      const answer = engine[name] as (...args: never[]) => unknown;
      return structuredClone(await answer.apply(engine, structuredClone(args)));
    };
    return [name, ask];
  });
  const remote = Object.fromEntries(asked) as OwnEngine;
  const { start } = remote;
  return { ...remote, start: (seed, ...others) => start(seed ?? "8", ...others) };
}
