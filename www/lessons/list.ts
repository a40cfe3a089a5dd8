/** The dialog with all lessons, and how far the player is. */

import "./lessons.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, spoken } from "../locales/messages";
import { type Body, closing, head } from "../panels/dialog";
import { gamesIn } from "../settings/settings";
import type { Copies } from "../store/copies";
import { type Progress, recallProgress } from "../store/lessons";
import { addressOf, COURSE_IDS, courseAddressOf, LESSON_IDS } from "./names";

export function listing(copies: Pick<Copies, "read" | "readSecond">): Body {
  return (_, actions) => {
    const progress = recallProgress(copies);
    const next = nextOf(progress);
    const sections = gamesIn(spoken()).map((game) => [game, LESSON_IDS[game]] as const);
    return html`${head(say("learn"), html`<p>${say("learn-why")}</p>`)}
      <div class="body lessons" tabindex="0">
        ${sections.map(
          ([game, lessons]) => html`<section aria-labelledby="learn-${game}">
            <h2 id="learn-${game}">${say(`learn-of-${game}`)}</h2>
            <ol>${lessons.map((id) => line(id, progress, next, addressOf(id)))}</ol>
          </section>`,
        )}
        <section aria-labelledby="learn-course">
          <h2 id="learn-course">${say("learn-course")}</h2>
          <ol>${COURSE_IDS.map((id) => line(id, progress, next, courseAddressOf(id)))}</ol>
        </section>
        <section aria-labelledby="learn-of-analysis">
          <h2 id="learn-of-analysis">${say("learn-of-analysis")}</h2>
          <ol><li class=${progress.done.includes("ask") ? "done" : nothing}>
            <button data-lesson="ask" @click=${() => actions.analyse({ lesson: true })}><span>${say("learn-ask")}</span></button>
          </li></ol>
        </section>
      </div>
      ${closing(actions)}`;
  };
}

/** Returns the lesson that was left, or else the first that is not done. */
export function nextOf({ done, at }: Progress): string | null {
  if (at && !done.includes(at.lesson)) return at.lesson;
  return (
    gamesIn(spoken())
      .flatMap((game) => LESSON_IDS[game])
      .find((id) => !done.includes(id)) ?? null
  );
}

function line(
  id: string,
  { done, at }: Progress,
  next: string | null,
  address: string,
): TemplateResult {
  const state = done.includes(id) ? "done" : at?.lesson === id ? "begun" : null;
  // Opens a new tab from a frame, which may be too small and may not store the progress.
  const target = window.parent === window ? nothing : "_blank";
  return html`<li class=${state ?? nothing}>
    <a href=${address} target=${target} data-lesson=${id} ?data-next=${id === next}>
      <span>${say(`learn-${id}`)}</span>${state ? html`<small>${say(`learn-${state}`)}</small>` : nothing}</a>
  </li>`;
}
