/**
 * Timing of the end of a round: the winner's hand is laid out meld by meld; the player's own win
 * then has light and sound.
 */

import type { OkeyGameView as GameView } from "../../pkg/istaka/istaka";
import { type Finale, STEP, WAY } from "../../table/finale";

/**
 * Milliseconds at the usual pace: until the last discard has landed, from one meld or pair to the
 * next, duration of the light, and its extension for a special win.
 */
const OWN = { first: 320, meld: 400, pair: 250, light: 1300, more: 500 };
const OTHER = { first: 260, meld: 260, pair: 170, light: 0, more: 0 };

/** Returns null while a round is running, and if nobody has won it. */
export function finaleOf({ table }: GameView): Finale | null {
  const outcome = table?.outcome;
  if (!table || outcome?.kind !== "won") return null;
  const own = outcome.seat === table.seat;
  const { first, meld, pair, light, more } = own ? OWN : OTHER;
  const step = outcome.byPairs ? pair : meld;
  const melds = outcome.melds.map((tiles, i) => {
    const start = first + i * step;
    return { start, landed: start + (tiles.length - 1) * STEP + WAY };
  });
  const lit = Math.max(0, ...melds.map(({ landed }) => landed));
  const special = outcome.byOkey || outcome.byPairs;
  return { own, special, melds, lit, end: lit + light + (special ? more : 0) };
}
