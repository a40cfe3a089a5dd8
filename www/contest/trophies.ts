/** The contests that are over: what was won, and each of them. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import { closing, type DialogActions, head, signed } from "../panels/dialog";
import { dated } from "../panels/numbers";
import type { Past } from "./archive";
import type { Contests } from "./contests";
import { dateOf } from "./moment";
import { fact } from "./offers";
import { contestName } from "./words";

export function trophies(actions: DialogActions, contests: Contests): TemplateResult {
  const { past } = contests.archive;
  const won = contests.wallet?.trophies ?? [];
  return html`
    ${head(say("trophies-title"))}
    <div class="body contest" tabindex="0">
      ${past.length === 0 ? html`<p>${say("trophies-none")}</p>` : sums(past)}
      ${won.length === 0 ? nothing : html`<ul class="cups">${won.map((cup) => html`<li><b>${cup.count} ×</b> ${contestName(cup)}</li>`)}</ul>`}
      <ol class="past">${past.map((one) => row(one, actions, contests))}</ol>
    </div>
    ${closing(actions)}
  `;
}

function sums(past: readonly Past[]): TemplateResult {
  const places = past.map(({ entry }) => entry.result?.place ?? 0);
  const at = (place: number): string => `${places.filter((one) => one === place).length}`;
  const balance = past.reduce((sum, { entry, paid }) => sum + entry.chips - paid, 0);
  return html`<dl class="facts">
    ${fact(say("trophies-played"), `${past.length}`)}
    ${fact(say("trophies-won"), at(1))}
    ${fact(say("trophies-second"), at(2))}
    ${fact(say("trophies-third"), at(3))}
    ${fact(say("trophies-chips"), signed(balance))}
  </dl>`;
}

function row(
  { entry, paid, begun }: Past,
  actions: DialogActions,
  { archive }: Contests,
): TemplateResult {
  const { result, day, chips } = entry;
  const when = dated(dateOf({ day, minute: 0 }), { dateStyle: "medium" });
  const name = result ? contestName(result) : say("kind-table");
  const place = result?.place
    ? say("over-place", { place: result.place, entrants: result.entrants })
    : say("contest-gave-up");
  const open = async (): Promise<void> => {
    if (begun !== null && (await archive.show(begun))) actions.open("contest");
  };
  return html`<li class=${result?.place === 1 ? "won" : ""}>
    <span class="who"><b>${name}</b><small>${[when, place].join(" · ")}</small></span>
    <b class="balance">${signed(chips - paid)}</b>
    ${begun === null ? nothing : html`<button class="small" aria-label=${say("watch-of", { name: `${name}, ${when}` })} @click=${() => void open()}>${say("watch-all")}</button>`}
  </li>`;
}
