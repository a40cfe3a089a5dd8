/** The end of a round: the winners, and the tiles left on the other racks. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf, say, seatName, seatNames, tileNames } from "../../../locales/messages";
import { type DialogActions, head, written } from "../../../panels/dialog";
import { foot, forgetting, heads, ofDeal, totalOf, unseen } from "../../../panels/foot";
import { roundNumber } from "../../../panels/tally";
import type {
  RummiGameView as GameView,
  RummiResultView as ResultView,
  RummiRoundView as RoundView,
  RummiRowView as RowView,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";
import { isClosed, type RummiState } from "../state";

export function result(game: GameView, actions: DialogActions, state: RummiState): TemplateResult {
  const { table } = game;
  const outcome = table?.result;
  if (!table || !outcome) return html``;
  const rows = [...outcome.rows].sort((a, b) => order(outcome, a) - order(outcome, b));
  return html`
    ${head(title(outcome, state), html`<p>${why(table, outcome, game)}</p>`)}
    ${heads(game, state)}
    <div class="hands" tabindex="0">${forgetting(game, state, actions)}${rows.map((row, i) => hand(row, table, game, outcome, state, i))}${ofDeal(game, state, actions)}</div>
    ${foot(game, state, actions)}
  `;
}

/** Sorts winners first, then by seat. */
function order({ winners }: ResultView, { seat }: RowView): number {
  return winners.includes(seat) ? seat - 4 : seat;
}

function title({ winners }: ResultView, state: RummiState): string {
  const round = roundNumber(state);
  const others = winners.filter((seat) => seat !== 0);
  const own = others.length < winners.length;
  const names = seatNames(others);
  if (winners.length > 1)
    return say(`rummi-result-${own ? "you-share" : "share"}`, { names, round });
  return say(own ? "result-you-win" : "result-win", { name: names, round });
}

function why(
  { outcome }: RoundView,
  { winners }: ResultView,
  { counts }: Pick<GameView, "counts">,
): string {
  const taken = counts === "taken";
  if (outcome?.kind !== "won") {
    return say(`rummi-result-blocked${taken ? "-taken" : ""}`, { count: winners.length });
  }
  const { seat: winner, atOnce } = outcome;
  const you = winner === 0 ? "you-" : "";
  const way = taken ? "taken" : atOnce ? "at-once" : "plain";
  return say(`rummi-result-${you}${way}`, { name: seatName(winner) });
}

function hand(
  row: RowView,
  table: RoundView,
  game: GameView,
  outcome: ResultView,
  state: RummiState,
  i: number,
): TemplateResult {
  const { seat, score } = row;
  const rest = facesIn(table, row.rest);
  const won = outcome.winners.includes(seat);
  return html`
    <section class="hand step-${i} ${won ? "won" : ""}" aria-label=${seatName(seat)}>
      <div class="player ${won ? "turn" : ""}">
        <span class="avatar seat-${seat}" aria-hidden="true">${lettersOf(seat)}</span>
        <span class="who"><b>${seatName(seat)}</b><small>${status(row, table, game)}</small></span>
      </div>
      <div class="melds">${
        rest.length > 0
          ? html`<tile-row role="img" aria-label=${say("rest-label", { tiles: tileNames(rest) })} .tiles=${rest}></tile-row>`
          : nothing
      }</div>
      <b class="points ${score.shown === 0 ? "none" : ""}">${unseen("column-round")}${written(score.shown)}</b>
      ${totalOf(row, state)}
    </section>
  `;
}

/**
 * Returns the status of a player; minus points for a rack laid at once depend on the tiles laid
 * before.
 */
function status({ seat, sum }: RowView, { players, outcome }: RoundView, game: GameView): string {
  const won = outcome?.kind === "won" ? outcome : null;
  if (seat === won?.seat) return say("rummi-row-all");
  if (won?.atOnce && game.counts === "minus")
    return say(players[seat]?.opened ? "rummi-row-some" : "rummi-row-none");
  return say(`rummi-row-${isClosed(game, seat) ? "closed" : "sum"}`, { points: sum });
}
