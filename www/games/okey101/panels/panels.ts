/** The panels of 101 Okey: above and beside the table, and in dialogs. */

import "../okey101.css";
import { PRESETS } from "../../../engine/presets";
import { decimal } from "../../../panels/numbers";
import type { GamePanels } from "../../game";
import { aboutThing, aim } from "../things";
import { endsTurn, turnName } from "../turns";
import { turnList } from "./history";
import { over, pile } from "./over";
import { reasonsOf, result } from "./result";
import { review, why } from "./review";

export const panels: GamePanels = {
  bodies: { result, pile, why },
  aim,
  reasons: reasonsOf,
  over,
  turns: turnList,
  about: aboutThing,
  turnName,
  review,
  rules: { game: "okey101", presets: () => PRESETS.okey101 },
  loss: (lost) => decimal(lost),
  // Only the player's own turns have explanations.
  explains: (event) => event.seat === 0 && endsTurn(event as Parameters<typeof endsTurn>[0]),
};
