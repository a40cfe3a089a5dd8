/** The words for what a finish counts. */

import { say } from "../locales/messages";

/** A finish as the engine counts it; each game has some of the doublings. */
interface Finish {
  readonly byOkey: boolean;
  readonly byPairs: boolean;
  readonly fromHand?: boolean;
  readonly oneColor?: boolean;
  readonly factor: number;
}

/** Names the doublings of a finish: "with the okey, ×2"; null if it counts as any other. */
export function countsOf(finish: Finish | null | undefined): string | null {
  if (!finish || finish.factor < 2) return null;
  const { byOkey, byPairs, fromHand, oneColor, factor } = finish;
  const ways = Object.entries({ hand: fromHand, pairs: byPairs, color: oneColor, okey: byOkey });
  const words = ways.flatMap(([way, doubles]) => (doubles ? say(`finish-by-${way}`) : []));
  return [...words, `×${factor}`].join(", ");
}
