/** Names and descriptions of levels and styles; descriptions differ from game to game. */

import type { GameName } from "../engine/views";
import { knows, say } from "../locales/messages";

export function levelText(level: string, game: GameName): string {
  return textFor(`level-${level}-text`, game);
}

export function styleText(style: string, game: GameName): string {
  return textFor(`style-${style}-text`, game);
}

function textFor(id: string, game: GameName): string {
  const own = `${id}-${game}`;
  return say(knows(own) ? own : id);
}
