/** Mistakes of records as the page keeps them, to be tried again. */

import { readFileSync } from "node:fs";
import { disguise, type Exercise, exercises, initSync } from "../../www/pkg/judge/istaka.js";

/** The seed by which the page disguises all positions in these tests. */
const SEED = 7n;

/** Returns the dear mistakes of the last round of a record that are discards, as cards. */
export function cardsOf(record: string) {
  initSync({ module: readFileSync("www/pkg/judge/istaka_bg.wasm") });
  const round = (record.match(/^result /gm)?.length ?? 0) - 1;
  const found = exercises(record, round, 0).filter(
    ({ did, right: [best = ""] }) => did.startsWith("discard") && best.startsWith("discard"),
  );
  const whence = { begun: "2026-01-01T10:00:00.000Z", round, names: ["Mehmet", "Leyla"] };
  const cards = found.map((one) => ({ ...one, ...whence, stage: 0, due: "2026-01-02", asked: "" }));
  return cards.sort((one, other) => other.lost - one.lost);
}

/** Returns the text under which the page keeps cards. */
export function deckOf(cards: readonly object[]) {
  return { "istaka.mistakes": { version: 1, cards, gone: [], looked: null } };
}

/** Returns the tiles of the mistake and of the best discard, as the page asks for them. */
export function tilesOf({ position, did, right }: Exercise): { did: string; best: string } {
  const { actions } = disguise(position, [did, ...right], `${SEED}`);
  const [wrong = "", best = ""] = actions.map((action) => action.replace("discard ", ""));
  return { did: wrong, best };
}

/** Has the page disguise positions by the same seed; runs in the page. */
export function fixSeeds(): void {
  const { getRandomValues } = crypto;
  const fixed = (array: ArrayBufferView<ArrayBuffer>) =>
    array instanceof BigUint64Array ? array.fill(7n) : getRandomValues.call(crypto, array);
  crypto.getRandomValues = fixed as typeof getRandomValues;
}
