/**
 * One polite sentence that says what to do now, or why something did
 * not work. The log says it aloud.
 */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { brief, speak, tileNames } from "../locales/messages";
import type { Sentence, State } from "../state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import type { TileView } from "../views";

/** More tiles than this have to be smaller to lie in a row. */
const MANY = 10;

/** `usual` is said where there is nothing else to say. */
export function prompt(state: State, layout: Layout, usual: Sentence): TemplateResult {
  // What stands beside a place leaves the prompt as it is.
  const notice = state.notice?.at ? null : state.notice;
  const now = notice ?? state.hint ?? usual;
  const text = speak(layout.kind === "desktop" ? now : brief(now));
  const counted = notice ? [] : (state.hint?.counted ?? []);
  const look = notice?.kind === "warning" ? "notice" : counted.length > 0 ? "counts" : "";
  return html`<p class="prompt ${look}" ${at(layout.prompt)}>${reason(counted)}<span>${text}</span></p>`;
}

/** The tiles that a reason counts; the element is there before anybody can ask for one. */
function reason(counted: readonly TileView[]): TemplateResult | typeof nothing {
  if (counted.length === 0) return nothing;
  const many = counted.length > MANY;
  return html`<tile-row class=${many ? "many" : ""} role="img" aria-label=${tileNames(counted)} .tiles=${counted}></tile-row>`;
}
