/** The rules that this game has to choose from. */

import type { GameRules } from "../../panels/editor/words";

export const rules: GameRules = {
  game: "okey",
  presets: (language) =>
    language === "tr"
      ? ["kahvehane", "sayili", "turkish", "pagat", "board"]
      : ["turkish", "board", "pagat", "kahvehane", "sayili"],
  groups: {
    table: ["players", "direction", "deal", "starter"],
    melds: ["false-joker", "high-one", "seven-pairs"],
    play: ["wild-discard", "inspect", "strict-declare"],
    points: ["count", "twin", "twin-until", "stacking", "color-double", "one-colour"],
    match: ["end", "rounds", "ties", "limit", "limit-rule"],
  },
};
