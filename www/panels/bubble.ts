/** A sentence beside the place it refers to, with the buttons that answer it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, speak } from "../locales/messages";
import type { Question, State } from "../state/state";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { calloutFor } from "./callout";

export interface BubbleActions {
  act(action: string, how?: { readonly sure: boolean }): void;
  keep(): void;
}

export function bubble(
  { notice, game }: State,
  layout: Layout,
  actions: BubbleActions,
): TemplateResult {
  if (!notice?.at || !game?.table) return html``;
  const { asks } = notice;
  const words = speak(notice);
  const anchor = layout.targets.find(({ name }) => name === notice.at)?.rect ?? layout.source;
  const said = { letters: words.length, asks: asks !== undefined };
  const { box, tip, side } = calloutFor(anchor, said, layout);
  return html`
    <div class="bubble ${side}" data-at=${notice.at} ${at(box)}>
      <div>
        <p>${words}</p>
        ${asks ? html`<div class="answers">${answers(asks, actions)}</div>` : nothing}
      </div>
    </div>
    ${tip ? html`<i class="tip" ${at(tip)}></i>` : nothing}
  `;
}

function answers({ answers }: Question, { act, keep }: BubbleActions): TemplateResult[] {
  return answers.map(({ name, word, action }) => {
    const main = name === answers.at(-1)?.name;
    const answer = (): void => (action === null ? keep() : act(action, { sure: true }));
    return html`<button class=${main ? "primary" : "quiet"} data-move=${name} @click=${answer}>${say(word)}</button>`;
  });
}
