/** The list of matches: those that can be continued, and finished ones. */

import "./matches.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BotsView } from "../../engine/views";
import { say } from "../../locales/messages";
import type { Watched } from "../../state/state";
import type { Past } from "../../store/history";
import { finished, PURPOSES, purposeOf, type Summary } from "../../store/summary";
import { closing, type DialogActions, fairly, head } from "../dialog";
import { characterName } from "../names";
import { mannerName, mannerOf } from "../people/opponent";
import { amount } from "../tally";
import { dateOf, kindName } from "./labels";
import type { Matches } from "./matches";
import "../../ui/match-text";
import { announced } from "../../ui/announced";

export function list(actions: DialogActions, matches: Matches): TemplateResult {
  const { past, here } = matches;
  const running = past.filter(({ summary }) => summary?.place === null);
  const over = past.filter((one) => !running.includes(one));
  const one = (past: Past) => row(past, actions, matches);
  return html`
    ${head(say("matches-title"))}
    <div class="body kept matches" tabindex="0">
      <h2>${say("matches-table")}</h2>
      <section class="match">${here ? html`<h3>${kindName(here)}</h3><p>${facts(here, matches.bots)}</p>` : nothing}
        <div class="tools">
          <button class="quiet" data-move="daily" @click=${() => actions.open("daily")}>${say("daily")}</button>
          ${fairly(actions, null)}
        </div></section>
      ${PURPOSES.map((purpose) => {
        const such = running.filter(({ summary }) => summary && purposeOf(summary) === purpose);
        return such.length > 0
          ? html`<h2>${say(`matches-running-${purpose}`)}</h2>${such.map(one)}`
          : nothing;
      })}
      ${over.length > 0 ? html`<h2>${say("matches-over")}</h2>${over.map(one)}` : nothing}
      ${past.length === 0 ? html`<p>${say("matches-none")}</p>` : nothing}
    </div>
    ${closing(
      actions,
      html`<button class="quiet" data-dialog="statistics" @click=${() => actions.open("statistics")}>${say("statistics")}</button>
        <button class="quiet" data-dialog="transfer" @click=${() => actions.open("transfer")}>${say("transfer")}</button>`,
    )}
  `;
}

function row(past: Past, actions: DialogActions, matches: Matches): TemplateResult {
  const { begun, key, summary } = past;
  const label = dateOf(begun);
  const way = (move: string, word: string, act: () => void, open?: boolean): TemplateResult =>
    html`<button class="quiet" data-move=${move} aria-expanded=${open ?? nothing} aria-label=${say("match-do", { what: say(word), name: label })} @click=${act}>${say(word)}</button>`;
  const thrown = matches.thrown.has(begun);
  const shown = matches.shown === begun;
  const given = key && shown && { text: matches.history.record(key), label, file: fileOf(begun) };
  const parts = html`<p>${summary ? html`<b>${kindName(summary)}</b> · ${facts(summary, matches.bots)}` : say("match-unread")}</p>
    <div class="tools">
      ${key && summary?.place === null ? way("go-on", "match-go-on", () => actions.session.goOnWith(key)) : nothing}
      ${key && summary ? way("watch", "watch", () => actions.watch(watchedOf(key, summary, matches))) : nothing}
      ${key && summary ? way("fair", "fair", () => actions.check(matches.history.record(key))) : nothing}
      ${key ? way("record", "match-record", () => matches.set({ shown: shown ? null : begun }), shown) : nothing}
      ${way("drop", "aside-drop", () => matches.drop(begun))}
    </div>
    ${given ? html`<match-text .given=${given}></match-text>` : nothing}`;
  const undo = html` <button class="small" data-move="have-back" @click=${() => matches.haveBack(begun)}>${say("undo")}</button>`;
  return html`<section class="match" data-match=${begun}>
    <h3>${label}</h3>
    <p role="status">${announced(thrown ? say("aside-gone") : nothing)}${thrown ? undo : nothing}</p>
    ${thrown ? nothing : parts}
  </section>`;
}

function watchedOf(key: string, { opponents }: Summary, { history }: Matches): Watched {
  return { record: history.record(key), opponents, at: null };
}

function fileOf(begun: string): string {
  return `istaka-${begun.slice(0, 16).replace(/\D/g, "-")}.txt`;
}

/** Facts about a match: "Against hard · 7 rounds · 1st of 4 · 12 penalty points". */
function facts(summary: Summary, bots: BotsView): string {
  const { place, players, score, practice } = summary;
  const rounds = finished(summary).length;
  return [
    ...(practice ? [say("practice")] : []),
    say("match-against", { names: opponentsOf(summary, bots) }),
    ...(rounds > 0 ? [say("match-rounds", { rounds })] : []),
    ...(place === null ? [] : [say("match-place", { place, players })]),
    amount(score, summary),
  ].join(" · ");
}

/** Lists the opponents, each once. */
function opponentsOf({ opponents }: Summary, bots: BotsView): string {
  const names = opponents.map((one) => characterName(one) ?? mannerName(mannerOf(one, bots)));
  return [...new Set(names)].join(", ");
}
