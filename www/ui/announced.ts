/** The sentences of live regions, which screen readers say when they change. */

import { keyed } from "lit/directives/keyed.js";
import { html, nothing } from "lit/html.js";

/**
 * Renders a sentence as an element of its own: Firefox tells of elements that are added to a live
 * region, and not of a text that changes in its place.
 */
export function announced(sentence: string | typeof nothing): unknown {
  return sentence === nothing ? nothing : keyed(sentence, html`<span>${sentence}</span>`);
}
