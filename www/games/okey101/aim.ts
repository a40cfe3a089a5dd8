/** The end of a match. */

import { say } from "../../locales/messages";
import type { Okey101GameView as GameView } from "../../pkg/istaka/istaka";

/** Tells how the match ends and who wins it. */
export function aim({ agreed, options }: GameView): string {
  return say(`okey101-aim${options.partners ? "-teams" : ""}`, { rounds: agreed ?? 1 });
}
