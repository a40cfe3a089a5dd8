/** The page's end of the line to the engine of contests. */

import { Line, type Remote } from "../engine/calls";
import { trusted } from "../trusted";
import { momentOf } from "./moment";
import type { Contesting } from "./worker";
import workerUrl from "./worker?worker&url";

export type { Holding } from "./worker";
export type RemoteContests = Remote<Contesting>;

/** Whether the engine, which is fetched for that, can read a wallet. */
export async function readsWallet(wallet: string): Promise<boolean> {
  const line = connect();
  try {
    await line.open();
    return (await line.functions.begin(wallet, momentOf(new Date()).day)).ok;
  } finally {
    line.close();
  }
}

export function connect(): Line<Contesting> {
  const start = (): Worker => new Worker(trusted(workerUrl), { type: "module" });
  return new Line<Contesting>(start, (contests) => contests.open());
}
