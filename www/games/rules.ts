/** The rules that there are to choose from, game by game. */

import type { GameRules } from "../panels/editor/words";
import type { GameView } from "../views";
import { rules as okey } from "./okey/rules";
import { rules as rummi } from "./rummi/rules";

const rules = { okey, rummi } satisfies Record<GameView["game"], GameRules>;

export const allRules: readonly GameRules[] = Object.values(rules);
