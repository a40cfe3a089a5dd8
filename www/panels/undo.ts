/** The labels of the buttons that take back, with what goes back in small letters below. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { State } from "../state";

/** Two lines: for all of it in one phones have no room. */
export function undoWords({ undone }: State): TemplateResult {
  return html`${say("undo")}${undone ? html`<small>${say(`undone-${undone}`)}</small>` : nothing}`;
}

/** The same, for those who hear it. */
export function undoLabel({ undone }: State): string {
  return undone ? say("undo-what", { what: say(`undone-${undone}`) }) : say("undo");
}
