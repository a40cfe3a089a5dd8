/** How a match ends, and what is to be said of its places. */

import { say } from "../../locales/messages";
import type { RummiGameView as GameView } from "../../pkg/istaka/istaka";

/** How the match ends, and who wins it. */
export function aim({ agreed, counts }: GameView): string {
  return say(`aim-${counts}`, { rounds: agreed ?? 1 });
}

/** Whoever has written as much has the same place: there is nothing to explain. */
export function because(): string {
  return "";
}
