/** The dialog of finished contests: their prizes, and a line for each. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import { cup } from "../panels/cup";
import { closing, type DialogActions, head } from "../panels/dialog";
import { dated, decimal } from "../panels/numbers";
import type { PastView, WalletView } from "../pkg/istaka/istaka";
import type { Contests } from "./contests";
import { dateOf } from "./moment";
import { fact } from "./offers";
import { contestName } from "./words";

export function trophies(actions: DialogActions, contests: Contests): TemplateResult {
  const { past = [], trophies: won = [], balance = null } = contests.facts.holding?.wallet ?? {};
  return html`
    ${head(say("trophies"))}
    <div class="body contest" tabindex="0">
      ${balance && past.length > 0 ? sums(balance) : html`<p>${say("trophies-none")}</p>`}
      ${won.length === 0 ? nothing : html`<ul class="cups">${won.map((of) => html`<li>${cup(1)}<span><b>${of.count} ×</b> ${contestName(of)}</span></li>`)}</ul>`}
      <ol class="past">${past.map((one) => row(one, actions, contests))}</ol>
    </div>
    ${closing(actions)}
  `;
}

function sums({ played, places, chips }: WalletView["balance"]): TemplateResult {
  const words = [say("trophies-won"), say("trophies-second"), say("trophies-third")];
  return html`<dl class="facts">
    ${fact(say("trophies-played"), `${played}`)}
    ${words.map((word, place) => fact(word, `${places[place] ?? 0}`))}
    ${fact(say("trophies-chips"), decimal(chips, "signed"))}
  </dl>`;
}

function row(past: PastView, actions: DialogActions, contests: Contests): TemplateResult {
  const { day, place, entrants, balance } = past;
  const begun = contests.facts.kept.get(past.id);
  const when = dated(dateOf({ day, minute: 0 }), { dateStyle: "medium" });
  const name = contestName(past);
  const ended = place === null ? say("contest-gave-up") : say("over-place", { place, entrants });
  const open = async (): Promise<void> => {
    if (begun && (await contests.show(begun))) actions.open("contest");
    else actions.warn();
  };
  return html`<li class=${place === 1 ? "won" : ""}>
    <span class="who"><b>${name}</b><small>${[when, ended].join(" · ")}</small></span>
    <b class="balance">${decimal(balance, "signed")}</b>
    ${begun === undefined ? nothing : html`<button class="small" aria-label=${say("trophies-open-label", { name: `${name}, ${when}` })} @click=${() => void open()}>${say("trophies-open")}</button>`}
  </li>`;
}
