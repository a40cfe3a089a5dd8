/** A sentence beside the place that it is about, and the buttons that answer it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Places } from "../games/okey/places";
import { say, speak } from "../locales/messages";
import type { Place, Question, State } from "../state";
import { at } from "../table/at";
import type { Rect } from "../table/rect";
import { spotFor } from "./spot";

export interface BubbleActions {
  act(action: string, how?: { readonly sure: boolean }): void;
  keep(): void;
}

export function bubble(state: State, places: Places, actions: BubbleActions): TemplateResult {
  const { notice, game } = state;
  if (!notice?.at || !game?.table) return html``;
  const { asks } = notice;
  const words = speak(notice);
  const anchor = rectOf(notice.at, state, places);
  const said = { letters: words.length, asks: asks !== undefined };
  const { box, tip, side } = spotFor(anchor, said, places);
  return html`
    <div class="bubble ${side}" data-at=${notice.at} ${at(box)}>
      <div>
        <p>${words}</p>
        ${asks ? answers(asks, actions) : nothing}
      </div>
    </div>
    ${tip ? html`<i class="tip" ${at(tip)}></i>` : nothing}
  `;
}

/** What cannot be regretted is the main answer, whatever the player was about to do. */
function answers({ about, tile }: Question, actions: BubbleActions): TemplateResult {
  const button = (main: boolean, name: string, word: string, action: () => void) =>
    html`<button class=${main ? "primary" : "quiet"} data-move=${name} @click=${action}>${say(word)}</button>`;
  if (about === "declare") {
    return html`${button(false, "declare", "declare", () => actions.act(`finish ${tile}`, { sure: true }))}
      ${button(true, "keep", "cancel", () => actions.keep())}`;
  }
  const thrown = button(false, "throw", "throw", () => actions.act(`discard ${tile}`));
  const safe =
    about === "finish"
      ? button(true, "finish-now", "finish", () => actions.act(`finish ${tile}`))
      : button(true, "keep", "keep", () => actions.keep());
  return html`${thrown} ${safe}`;
}

function rectOf(place: Place, { game }: State, { finish, stock, piles }: Places): Rect {
  if (place === "stock") return stock;
  if (place === "finish") return finish;
  const seat = place === "take" ? (game?.table?.previous ?? 0) : 0;
  return piles[seat] ?? stock;
}
