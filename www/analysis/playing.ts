/** The way from a position to the table: a match for practice that begins in it. */

import { html, type TemplateResult } from "lit/html.js";
import { LEVELS } from "../engine/presets";
import { say } from "../locales/messages";
import type { DialogActions } from "../panels/dialog";
import type { Settings } from "../settings/settings";

/** Renders the choice of the opponents and the button that begins. */
export function playing(
  position: string,
  usual: Settings["level"],
  { session }: DialogActions,
): TemplateResult {
  const play = ({ currentTarget }: Event): void => {
    const chosen = (currentTarget as Element).parentElement?.querySelector("select");
    session.playFrom(position, Array(3).fill(chosen?.value ?? usual));
  };
  return html`<div class="tools playing">
    <button class="quiet small" data-move="play-from" aria-describedby="play-from-why" @click=${play}>${say("analysis-play")}</button>
    <select name="level" aria-label=${say("opponents")}>${LEVELS.map(
      (level) =>
        html`<option value=${level} ?selected=${level === usual}>${say(`level-${level}`)}</option>`,
    )}</select>
    <small id="play-from-why">${say("analysis-play-why")}</small>
  </div>`;
}
