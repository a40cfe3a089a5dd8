/** Why something was refused, and what would help, in a sentence. */

import type { Refusal } from "../../engine/client";
import { frontOf } from "../../faces";
import { knows, tileNames } from "../../locales/messages";
import type { Sentence } from "../../state";

export function refusalOf({ code, tiles }: Pick<Refusal, "code" | "tiles">): Sentence {
  const id = `refused-${code}`;
  if (!knows(id)) return { id: "refused-unknown" };
  if (tiles.length === 0) return { id };
  return { id, args: { count: tiles.length, tiles: tileNames(tiles.map(frontOf)) } };
}
