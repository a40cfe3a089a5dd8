/** How strong a level is, in words: what it sees and how often it wins differs from game to game. */

import { knows, say } from "../locales/messages";
import type { GameName } from "../views";

export function levelText(level: string, game: GameName): string {
  const own = `level-${level}-text-${game}`;
  return say(knows(own) ? own : `level-${level}-text`);
}
