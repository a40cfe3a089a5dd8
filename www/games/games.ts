/** The games that can be played. */

import type { GameUi } from "./game";
import { okey } from "./okey/okey";

export const games = { okey } satisfies Record<string, GameUi>;
