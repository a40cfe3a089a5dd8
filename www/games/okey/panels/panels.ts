/** The panels of Okey: above and beside the table, and in dialogs. */

import "../okey.css";
import { decimal } from "../../../panels/numbers";
import type { GamePanels } from "../../game";
import { aboutThing, aim, because } from "../things";
import { turnName } from "../turns";
import { turnList } from "./history";
import { over, pile } from "./over";
import { reasonsOf, result } from "./result";
import { review } from "./review";
import { why } from "./why";

export const panels: GamePanels = {
  bodies: { result, pile, why },
  aim,
  because,
  reasons: reasonsOf,
  over,
  turns: turnList,
  about: aboutThing,
  turnName,
  review,
  rules: {
    game: "okey",
    presets: (language) =>
      language === "tr"
        ? ["kahvehane", "sayili", "turkish", "pagat", "board"]
        : ["turkish", "board", "pagat", "kahvehane", "sayili"],
  },
  loss: (lost) => decimal(lost, "plain", 2),
  // The player's own turns need no explanation.
  explains: ({ kind, seat }) => seat !== 0 && !["drew", "took", "showedTwin"].includes(kind),
};
