/** What this game has around the table: over and beside it, and in dialogs. */

import "./okey.css";
import { percent } from "../../panels/numbers";
import type { GameAround } from "../game";
import { aim, because } from "./aim";
import type { OkeyLayout } from "./layout";
import { history, historyBeside } from "./panels/history";
import { over } from "./panels/over";
import { pile } from "./panels/pile";
import { result } from "./panels/result";
import { why } from "./panels/why";
import { reasonsOf } from "./reasons";
import { aboutThing } from "./things";
import { turnName } from "./turns";

export const around: GameAround<OkeyLayout> = {
  bodies: { result, moves: history, pile, why },
  aim,
  because,
  reasons: reasonsOf,
  over,
  beside: historyBeside,
  about: aboutThing,
  turnName,
  loss: (lost) => percent(lost, 0),
  // One's own reasons one knows.
  explains: ({ kind, seat }) => seat !== 0 && !["drew", "took", "showedTwin"].includes(kind),
};
