/** The buttons of a contest: to the table, answers to a question, and out of it. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { DialogActions } from "../panels/dialog";
import type { ContestView } from "../pkg/istaka/istaka";
import type { State } from "../state/state";
import type { Contests } from "./contests";
import { chips, timeOf } from "./words";

export function foot(
  view: ContestView,
  actions: DialogActions,
  state: State,
  contests: Contests,
): TemplateResult {
  if (!contests.isIn || contests.looksBack) return ended(actions);
  if (contests.asked) return sure(view, contests);
  if (contests.starts !== null) return waiting(view, contests.starts, actions, contests);
  if (view.offer) return offer(view, view.offer, contests);
  if (view.state === "out") return out(actions, contests);
  const playing = view.state === "playing";
  const here = state.fixture !== null && playing && state.game?.table?.turn !== null;
  return html`<footer>
    ${giveUp(contests)}
    <button class="quiet" @click=${actions.close}>${say("close")}</button>
    <button class="primary" autofocus data-move="next-fixture" ?disabled=${!playing} @click=${() => void contests.play()}>${say(here ? "to-the-table" : "next-fixture")}</button>
  </footer>`;
}

function giveUp(contests: Contests): TemplateResult {
  return html`<button class="quiet" data-move="give-up" @click=${() => contests.ask(true)}>${say("give-up")}</button>`;
}

/** Asks whether the player really gives up. */
function sure({ terms }: ContestView, contests: Contests): TemplateResult {
  return html`<footer>
    <p role="alert">${say("give-up-sure", { chips: terms.buyIn })}</p>
    <button class="quiet" data-move="give-up-yes" @click=${() => void contests.giveUp()}>${say("give-up-yes")}</button>
    <button class="primary" autofocus data-move="give-up-no" @click=${() => contests.ask(false)}>${say("give-up-no")}</button>
  </footer>`;
}

/** The buttons before a tournament starts. */
function waiting(
  { entrants }: ContestView,
  starts: number,
  actions: DialogActions,
  contests: Contests,
): TemplateResult {
  const { minutes } = contests;
  const [time, count] = [timeOf(new Date(starts)), entrants.length];
  const word =
    minutes > 0 ? say("starts-at", { time, minutes, count }) : say("starts-now", { time, count });
  return html`<footer>
    <p>${word}</p>
    ${giveUp(contests)}
    <button class="quiet" @click=${actions.close}>${say("close")}</button>
    <button class="primary" autofocus data-move="begin-now" @click=${() => void contests.play()}>${say("begin-now")}</button>
  </footer>`;
}

/** The buttons to buy in again, or to buy an add-on. */
function offer(
  { terms }: ContestView,
  { kind: what, price, chips: count, points }: NonNullable<ContestView["offer"]>,
  contests: Contests,
): TemplateResult {
  const id =
    what === "addon"
      ? "offer-addon"
      : terms.kind === "table"
        ? "offer-rebuy"
        : "offer-rebuy-points";
  return html`<footer>
    <p role="alert">${say(id, { price, chips: count ?? 0, points: points ?? 0 })}</p>
    <button class="quiet" data-move="offer-no" @click=${() => void contests.buy(what, false)}>${say("offer-no")}</button>
    <button class="primary" autofocus data-move="offer-yes" @click=${() => void contests.buy(what, true)}>${say("offer-yes", { price: chips(price) })}</button>
  </footer>`;
}

/** The buttons of a player who is out: to watch on, to play the contest out, or to leave. */
function out(actions: DialogActions, contests: Contests): TemplateResult {
  const leave = (): void => {
    void contests.giveUp();
    actions.close();
  };
  return html`<footer>
    <button class="quiet" data-move="leave" @click=${leave}>${say("leave")}</button>
    ${
      contests.toEnd
        ? nothing
        : html`<button class="quiet" data-move="watch-next" @click=${() => contests.watchOn()}>${say("watch-next")}</button>
          <button class="primary" autofocus data-move="watch-end" @click=${() => contests.playOut()}>${say("watch-end")}</button>`
    }
  </footer>`;
}

function ended(actions: DialogActions): TemplateResult {
  return html`<footer>
    <button class="quiet" data-dialog="trophies" @click=${() => actions.open("trophies")}>${say("trophies")}</button>
    <button class="quiet" @click=${actions.close}>${say("close")}</button>
    <button class="primary" autofocus data-dialog="lobby" @click=${() => actions.open("lobby")}>${say("to-lobby")}</button>
  </footer>`;
}
