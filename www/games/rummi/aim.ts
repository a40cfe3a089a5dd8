/** The end of a match. */

import { say } from "../../locales/messages";
import type { RummiGameView as GameView } from "../../pkg/istaka/istaka";

/** Tells how the match ends and who wins it. */
export function aim({ agreed, counts }: GameView): string {
  return say(`aim-${counts}`, { rounds: agreed ?? 1 });
}
