/** The panels of table rummy: above and beside the table, and in dialogs. */

import "../panels.css";
import { PRESETS } from "../../../engine/presets";
import { decimal } from "../../../panels/numbers";
import type { GamePanels } from "../../game";
import { aboutThing, aim } from "../things";
import { turnName } from "../turns";
import { turnList } from "./history";
import { over } from "./over";
import { reasonsOf, result } from "./result";
import { review } from "./review";
import { why } from "./why";

export const panels: GamePanels = {
  bodies: { result, why },
  aim,
  reasons: reasonsOf,
  over,
  turns: turnList,
  about: aboutThing,
  turnName,
  review,
  rules: { game: "rummi", presets: () => PRESETS.rummi },
  loss: (lost) => decimal(lost),
  // Only the player's own turns have explanations.
  explains: ({ seat }) => seat === 0,
};
