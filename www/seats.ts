/** Who plays at the table. */

import type { GameView } from "./pkg/istaka";

/** The seats at which somebody plays this match, those who are out included. */
export function playersOf({ sheet }: GameView): number[] {
  return [0, 1, 2, 3].filter((seat) => sheet[0]?.points[seat] !== null);
}
