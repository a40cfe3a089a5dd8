/** The rules of table rummy to choose from. */

import { PRESETS } from "../../engine/presets";
import type { GameRules } from "../../panels/editor/words";

export const rules: GameRules = {
  game: "rummi",
  presets: () => PRESETS.rummi,
};
