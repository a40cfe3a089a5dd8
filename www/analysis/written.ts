/** The text of the position, which can be typed. */

import "./written.css";
import { html, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import { LONGEST_POSITION } from "../store/positions";
import type { Analysis } from "./analysis";

/** The mark of the text while all of it is shown. */
const WHOLE = "data-whole";

/** Renders the text, all of which is shown from its focus on. */
export function written(analysis: Analysis): TemplateResult {
  const { text } = analysis;
  const type = ({ target }: Event): void => analysis.type((target as HTMLTextAreaElement).value);
  const grow = ({ target }: Event): void => (target as Element).setAttribute(WHOLE, "");
  return html`<textarea name="text" rows="1" maxlength=${LONGEST_POSITION} spellcheck="false" autocapitalize="off" autocomplete="off" dir="ltr"
    aria-label=${say("analysis-text")} .value=${text} @input=${type} @focus=${grow}></textarea>`;
}

/**
 * Has the text shrink to its line once a press or a key elsewhere is over, and not before: nothing
 * moves under the pointer.
 */
export function shrinking(root: HTMLElement, signal: AbortSignal): void {
  const shrink = ({ target }: Event): void => {
    const grown = root.querySelector(`[${WHOLE}]`);
    if (grown !== target) grown?.removeAttribute(WHOLE);
  };
  for (const type of ["click", "keyup"])
    root.addEventListener(type, shrink, { signal, capture: true });
}
