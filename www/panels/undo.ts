/** The labels of the undo buttons, with the move to be undone in small letters. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { State } from "../state/state";

/** Two lines, because phones have no room for one. */
export function undoWords({ undone }: State): TemplateResult {
  return html`${say("undo")}${undone ? html`<small>${say(`undone-${undone}`)}</small>` : nothing}`;
}

/** The label for screen readers. */
export function undoLabel({ undone }: State): string {
  return undone ? say("undo-what", { what: say(`undone-${undone}`) }) : say("undo");
}
