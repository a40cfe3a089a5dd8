/** The words for what a finish counts. */

import { brief, say, speak } from "../locales/messages";

/** A finish as the engine counts it; each game has some of the doublings. */
interface Finish {
  readonly byOkey: boolean;
  readonly byPairs: boolean;
  readonly fromHand?: boolean;
  readonly oneColor?: boolean;
  readonly factor: number;
}

/** The number of doublings that a button has room to name; alone each has a longer name. */
const NAMED = 2;

/** Names the doublings of a finish: "with the okey, ×2"; null if it counts as any other. */
export function countsOf(finish: Finish | null | undefined): string | null {
  if (!finish || finish.factor < 2) return null;
  const { byOkey, byPairs, fromHand, oneColor, factor } = finish;
  const ways = Object.entries({ hand: fromHand, pairs: byPairs, color: oneColor, okey: byOkey });
  const [first = "", ...more] = ways.flatMap(([way, doubles]) => (doubles ? way : []));
  const all = [first, ...more].map((way) => brief({ id: `finish-by-${way}` }));
  const words = more.length === 0 ? [say(`finish-by-${first}`)] : all.map(speak);
  return [...(words.length > NAMED ? [] : words), `×${factor}`].join(", ");
}
