/** The end of a round: every line of each player's sum, the openings, and the tiles left. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf, say, seatName, seatNames, speak, tileNames } from "../../../locales/messages";
import { type DialogActions, head, written } from "../../../panels/dialog";
import { foot, forgetting, heads, ofDeal, totalOf, unseen } from "../../../panels/foot";
import { roundNumber } from "../../../panels/tally";
import type {
  Okey101GameView as GameView,
  Okey101ResultView as ResultView,
  Okey101RoundView as RoundView,
  Okey101RowView as RowView,
} from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";
import { finishOf } from "../figures";
import { openedOf } from "../seat";
import type { Okey101State } from "../state";

export function result(
  game: GameView,
  actions: DialogActions,
  state: Okey101State,
): TemplateResult {
  const { table } = game;
  const outcome = table?.result;
  if (!table || !outcome) return html``;
  const rows = outcome.rows.toSorted((a, b) => order(outcome, a) - order(outcome, b));
  return html`
    ${head(title(outcome, state), html`<p>${why(table)}</p>`)}
    ${heads(game, state)}
    <div class="hands" tabindex="0">${forgetting(game, state, actions)}${rows.map((row, i) => hand(row, table, outcome, state, i))}${ofDeal(game, state, actions)}</div>
    ${foot(game, state, actions)}
  `;
}

/** Sorts winners first, then by seat. */
function order({ winners }: ResultView, { seat }: RowView): number {
  return winners.includes(seat) ? seat - 4 : seat;
}

function title({ winners }: ResultView, state: Okey101State): string {
  const round = roundNumber(state);
  if (winners.length === 0) return say("okey101-result-nobody", { round });
  const own = winners.includes(0);
  const names = seatNames(winners.filter((seat) => seat !== 0));
  if (winners.length > 1)
    return say(own ? "result-win-with" : "result-win-together", { names, round });
  return say(own ? "result-you-win" : "result-win", { name: names, round });
}

function why({ outcome }: RoundView): string {
  if (outcome?.kind !== "won") return say(`okey101-result-${outcome?.kind ?? "void"}`);
  const way = finishOf(outcome);
  if (outcome.seat === 0) return say("okey101-result-you-won", { way });
  const how = say(`okey101-finish-${way}`);
  return say("okey101-result-won", { name: seatName(outcome.seat), how });
}

function hand(
  row: RowView,
  table: RoundView,
  outcome: ResultView,
  state: Okey101State,
  i: number,
): TemplateResult {
  const { seat, score } = row;
  const rest = facesIn(table, row.rest);
  const won = outcome.winners.includes(seat);
  const announced = table.players[seat]?.announced ?? false;
  return html`
    <section class="hand step-${i} ${won ? "won" : ""}" aria-label=${seatName(seat)}>
      <div class="player ${won ? "turn" : ""}">
        <span class="avatar seat-${seat}" aria-hidden="true">${lettersOf(seat)}</span>
        <span class="who"><b>${seatName(seat)}</b><small>${speak(openedOf(row.opened, announced))}</small></span>
      </div>
      <div class="melds">${
        rest.length > 0
          ? html`<tile-row role="img" aria-label=${say("rest-label", { tiles: tileNames(rest) })} .tiles=${rest}></tile-row>`
          : nothing
      }<small class="sum">${linesOf(row, table).join(" · ")}</small></div>
      <b class="points ${score.total > 0 ? "" : "none"}">${unseen("column-round")}${written(score.shown)}</b>
      ${totalOf(row, state)}
    </section>
  `;
}

/** Lists the lines of a sum: base, factor, cap, okeys in the hand, and each penalty. */
export function linesOf(
  { seat, score, opened }: Pick<RowView, "seat" | "score" | "opened">,
  { outcome, penalties, players }: Pick<RoundView, "outcome" | "penalties" | "players">,
): string[] {
  if (outcome?.kind === "void") return [];
  const { base, factor, cap, held } = score;
  const finished = outcome?.kind === "won" && outcome.seat === seat;
  const kind = finished ? "finished" : opened ? opened.way : "closed";
  const half = Math.trunc(base / 2);
  const bases = say(`okey101-line-${kind}`, {
    points: base,
    half,
    count: players[seat]?.tiles ?? 0,
  });
  return [
    bases,
    ...(factor > 1 ? [say("okey101-line-factor", { factor, points: base * factor })] : []),
    ...(cap !== null && base * factor > cap ? [say("okey101-line-cap", { points: cap })] : []),
    ...(held > 0 ? [say("okey101-line-held", { points: held })] : []),
    ...penalties
      .filter((penalty) => penalty.seat === seat)
      .map(({ reason, points }) => say(`okey101-penalty-${reason}`, { points })),
  ];
}
