/** What this game has around the table: over and beside it, and in dialogs. */

import "./panels.css";
import { decimal } from "../../panels/numbers";
import type { GameAround } from "../game";
import { aim, because } from "./aim";
import type { RummiLayout } from "./layout";
import { history, historyBeside } from "./panels/history";
import { over } from "./panels/over";
import { result } from "./panels/result";
import { why } from "./panels/why";
import { reasonsOf } from "./reasons";
import { aboutThing } from "./things";
import { turnName } from "./turns";

export const around: GameAround<RummiLayout> = {
  bodies: { result, moves: history, why },
  aim,
  because,
  reasons: reasonsOf,
  over,
  beside: historyBeside,
  about: aboutThing,
  turnName,
  loss: (lost) => decimal(lost),
  // Only of one's own turns it is told what they missed.
  explains: ({ seat }) => seat === 0,
};
