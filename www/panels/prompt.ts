/**
 * The prompt: one sentence about the next move, or the reason why something did not work. The log
 * announces it to screen readers.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { brief, tell, tileNames } from "../locales/messages";
import type { TileFace } from "../state/faces";
import { areChosen, isLesson, type Sentence, type State } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { withTiles } from "../ui/with-tiles";

/** More tiles than this are drawn smaller, so that they fit in a row. */
const MANY = 10;

/** Renders the prompt; `usual` is the sentence if there is no notice and no hint. */
export function prompt(state: State, layout: Layout, usual: Sentence): TemplateResult {
  // A notice shown beside a place does not replace the prompt.
  const notice = state.notice?.at ? null : state.notice;
  // A hint whose tiles are chosen gives way to what is done with them.
  const hint = areChosen(state) ? null : state.hint;
  const now = notice ?? hint ?? usual;
  // In a low window the card beside the table says it, and leaves little room here.
  if (now === hint && isLesson(state) && layout.kind === "landscape" && layout.card?.at === "side")
    return html``;
  const text = tell(layout.kind === "desktop" ? now : brief(now));
  const counted = notice ? [] : (hint?.counted ?? []);
  const won = now.id === "prompt-you-won";
  const look = notice?.kind === "warning" ? "notice" : counted.length > 0 ? "counts" : "";
  return html`<p class="prompt ${won ? "won" : look}" ${at(layout.prompt)}>${reason(counted)}<span>${withTiles(text)}</span></p>`;
}

/** Renders the tiles counted in a reason. */
function reason(counted: readonly TileFace[]): TemplateResult | typeof nothing {
  if (counted.length === 0) return nothing;
  const many = counted.length > MANY;
  return html`<tile-row class=${many ? "many" : ""} role="img" aria-label=${tileNames(counted)} .tiles=${counted}></tile-row>`;
}
