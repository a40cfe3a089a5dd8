/** The panels of table rummy: above and beside the table, and in dialogs. */

import "../panels.css";
import { PRESETS } from "../../../engine/presets";
import { decimal } from "../../../panels/numbers";
import type { GamePanels } from "../../game";
import { aim, because } from "../aim";
import type { RummiLayout } from "../layout";
import { reasonsOf } from "../reasons";
import { aboutThing } from "../things";
import { turnName } from "../turns";
import { history, historyBeside } from "./history";
import { over } from "./over";
import { result } from "./result";
import { review } from "./review";
import { why } from "./why";

export const panels: GamePanels<RummiLayout> = {
  bodies: { result, moves: history, why },
  aim,
  because,
  reasons: reasonsOf,
  over,
  beside: historyBeside,
  about: aboutThing,
  turnName,
  review,
  rules: { game: "rummi", presets: () => PRESETS.rummi },
  loss: (lost) => decimal(lost),
  // Only the player's own turns have explanations.
  explains: ({ seat }) => seat === 0,
};
