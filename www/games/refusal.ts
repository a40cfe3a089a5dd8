/** Explains a refusal in a sentence, in any game. */

import type { Refusal } from "../engine/client";
import { knows, someTiles } from "../locales/messages";
import { frontOf } from "../state/faces";
import type { Sentence } from "../state/state";

/** Returns the text of a refusal, with the tiles that do not fit if the engine names some. */
export function refused({ code, tiles }: Pick<Refusal, "code" | "tiles">): Sentence {
  const id = `refused-${code}`;
  if (!knows(id)) return { id: "refused-unknown" };
  if (tiles.length === 0) return { id };
  return { id, args: { count: tiles.length, tiles: someTiles(tiles.map(frontOf)) } };
}
