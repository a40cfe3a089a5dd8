/** What this game has around the table: over and beside it, and in dialogs. */

import type { Body, GameDialog } from "../../panels/dialog";
import { history } from "./panels/history";
import { pile } from "./panels/pile";
import { result } from "./panels/result";
import { why } from "./panels/why";

export { historyBeside as beside } from "./panels/history";
export { over } from "./panels/over";
export { reasonsOf as reasons } from "./reasons";
export { aboutThing as about } from "./things";

export const bodies: Readonly<Record<GameDialog, Body>> = { result, moves: history, pile, why };
