/** The page's end of the line to the engine of contests. */

import { Line, type Remote } from "../engine/calls";
import { trusted } from "../trusted";
import type { Contesting } from "./worker";
import workerUrl from "./worker?worker&url";

export type { Holding } from "./worker";
export type RemoteContests = Remote<Contesting>;

export function connect(): Line<Contesting> {
  const start = (): Worker => new Worker(trusted(workerUrl), { type: "module" });
  return new Line<Contesting>(start, (contests) => contests.open());
}
