/** The rules of Okey to choose from. */

import type { GameRules } from "../../panels/editor/words";

export const rules: GameRules = {
  game: "okey",
  presets: (language) =>
    language === "tr"
      ? ["kahvehane", "sayili", "turkish", "pagat", "board"]
      : ["turkish", "board", "pagat", "kahvehane", "sayili"],
};
