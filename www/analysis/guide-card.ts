/** The card of the lesson at the analysis, and the mark of what is to be tapped. */

import "./guide.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { aTile, say, tell } from "../locales/messages";
import { inLetters, type Text } from "../state/text";
import { announced } from "../ui/announced";
import { withTiles } from "../ui/with-tiles";
import type { Analysis } from "./analysis";
import { facing } from "./faces";
import { type Guide, STEPS } from "./guide";

/** Renders the card with the step of the lesson; nothing outside it. */
export function guideCard(analysis: Analysis): TemplateResult | typeof nothing {
  const { guide, text } = analysis;
  if (!guide) return nothing;
  const said = saidOf(guide, analysis);
  const step = guide.step + 1;
  const isPlayed = guide.isPlayed(text);
  const button = (name: string, word: string, act: () => void): TemplateResult =>
    html`<button class="primary" data-move="guide-${name}" @click=${act}>${say(word)}</button>`;
  const leave = say("learn-leave");
  return html`<section class="guide" data-step=${step} aria-label=${say("learn-ask")}>
    <h2>${say("learn-ask")} <span aria-label=${say("learn-step", { step, of: STEPS })}>${step} / ${STEPS}</span></h2>
    <button class="icon" data-move="guide-leave" aria-label=${leave} title=${leave} @click=${() => void analysis.leaveGuide()}
      ><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5 5 15"></path></svg></button>
    <p aria-hidden="true">${withTiles(said)}</p>
    <p class="unseen" role="status">${announced(inLetters(said))}</p>
    ${guide.step === 1 ? button("next", "learn-next", () => analysis.goOn()) : nothing}
    ${isPlayed ? button("own", "analysis-guide-own", () => void analysis.askOwn()) : nothing}
  </section>`;
}

function saidOf(guide: Guide, { position, view, text }: Analysis): Text {
  if (guide.step === 1) return tell({ id: "analysis-guide-read" });
  if (guide.step === 2) {
    return tell({ id: guide.isPlayed(text) ? "analysis-guide-played" : "analysis-guide-play" });
  }
  const lacking = guide.lacking(position);
  const [tile] = lacking;
  if (tile === undefined) {
    return tell({ id: "analysis-guide-stray", args: { undo: say("undo") } });
  }
  const face = facing(view?.okey ?? null)(tile);
  return tell({ id: "analysis-guide-enter", args: { left: lacking.length, tile: aTile(face) } });
}

/** Returns the selector of what the step is about; null where nothing is to be tapped. */
function pointOf({ guide, position, view, text }: Analysis): string | null {
  if (!guide) return null;
  if (guide.step === 1) return ".ranking .best";
  if (guide.step === 2) return guide.isPlayed(text) ? null : ".ranking .best button";
  const [tile] = guide.lacking(position);
  if (tile !== undefined) return `.palette [data-tile="${tile}"]`;
  return view?.position == null ? "[data-move=undo]" : null;
}

/** Marks what the step is about, and scrolls to it when it changes. */
export function point(root: HTMLElement, analysis: Analysis): void {
  const selector = pointOf(analysis);
  const now = selector === null ? null : root.querySelector(selector);
  const before = root.querySelector("[data-glows]");
  if (now === before) return;
  before?.removeAttribute("data-glows");
  now?.setAttribute("data-glows", "");
  now?.scrollIntoView({ block: "nearest" });
}
