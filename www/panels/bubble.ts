/** A sentence beside the place that it is about, and the buttons that answer it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import type { Place, State } from "../state";
import { at } from "../table/at";
import type { Places, Rect } from "../table/places";
import { spotFor } from "./spot";

export interface BubbleActions {
  discard(tile: string): void;
  declare(tile: string): void;
  keep(): void;
}

export function bubble(state: State, places: Places, actions: BubbleActions): TemplateResult {
  const { notice, game } = state;
  if (!notice?.at || !game?.table) return html``;
  const { throws, declares } = notice;
  const agreed = throws ?? declares;
  const words = speak(notice);
  const anchor = rectOf(notice.at, state, places);
  const said = { letters: words.length, asks: agreed !== undefined };
  const { box, tip, side } = spotFor(anchor, said, places);
  return html`
    <div class="bubble ${side}" data-at=${notice.at} ${at(box)}>
      <div>
        <p>${words}</p>
        ${
          agreed
            ? html`<button class="quiet" data-move="keep" @click=${() => actions.keep()}>${say(throws ? "keep" : "cancel")}</button>
              <button class="primary" data-move=${throws ? "throw" : "declare"} @click=${() => (throws ? actions.discard(throws) : actions.declare(agreed))}>${say(throws ? "throw" : "declare")}</button>`
            : nothing
        }
      </div>
    </div>
    ${tip ? html`<i class="tip" ${at(tip)}></i>` : nothing}
  `;
}

function rectOf(place: Place, { game }: State, { finish, stock, piles }: Places): Rect {
  if (place === "stock") return stock;
  if (place === "finish") return finish;
  const seat = place === "take" ? (game?.table?.previous ?? 0) : 0;
  return piles[seat] ?? stock;
}
