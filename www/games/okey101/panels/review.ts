/** The review of a round, missed openings first, and the explanation of one turn. */

import "../../../ui/tile-row";
import { keyed } from "lit/directives/keyed.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { aTile, say, someTiles, tell, tileNames } from "../../../locales/messages";
import { closing, type DialogActions, head } from "../../../panels/dialog";
import { decimal } from "../../../panels/numbers";
import { neighbours } from "../../../panels/turns";
import type { Okey101GameView as GameView, Possible } from "../../../pkg/istaka/istaka";
import type { Okey101DecisionView as DecisionView } from "../../../pkg/judge/istaka";
import { faceIn, facesIn, type Wilds } from "../../../state/faces";
import type { Text } from "../../../state/text";
import { withTiles } from "../../../ui/with-tiles";
import type { DecisionText, GameReview, Grading } from "../../review";
import type { Okey101State } from "../state";
import { endsOf } from "../turns";

/** Decimals of luck: two, because few draws are okeys. */
const DIGITS = 2;

/** Points per decision, between those of the levels: 18.4, 7.6, 2.7, 0.9 and 0.1. */
const GRADING: Grading = [0.4, 1.7, 5, 13];

export function review(): GameReview {
  return {
    decision: (decision, round) => told(decision as DecisionView, round),
    luck: ({ draws, helped, expected }) =>
      say("okey101-review-luck", { draws, helped, expected: decimal(expected, "plain", DIGITS) }),
    gain: ({ points }) => points,
    gained: (gain) => {
      const by = gain > 0 ? "less" : gain < 0 ? "more" : "even";
      return say(`okey101-review-gained-${by}`, { points: Math.abs(gain) });
    },
    skill: ({ decisions, right, lost }, times) =>
      say(right === decisions ? "review-skill-all" : "okey101-review-skill", {
        decisions,
        right,
        unopened: times("unopened"),
        lost: decimal(lost),
      }),
    grading: GRADING,
    habit: (mistake) => say(`okey101-review-habit-${mistake}`),
    cost: (lost) => say("okey101-review-cost", { lost: decimal(lost) }),
    curve: (decisions) => ({
      title: say("okey101-review-curve"),
      points: (decisions as readonly DecisionView[]).map(({ turn, expected, luck }) => ({
        turn,
        value: expected,
        luck: luck === null ? "" : decimal(luck, "signed"),
      })),
      range: [0, 100],
      said: (points) => decimal(points),
    }),
    note: say("okey101-review-note"),
    digits: DIGITS,
  };
}

/** Renders the explanation of one of the player's own turns. */
export function why(
  game: GameView,
  actions: DialogActions,
  { told }: Okey101State,
): TemplateResult {
  const { table } = game;
  if (!told || !table) return html``;
  const {
    why: { decision },
    event,
  } = told;
  const lines = linesOf(decision, table);
  return html`
    ${head(say("okey101-why-label", { number: decision.turn }))}
    <div class="body why" tabindex="0" aria-live="polite">${keyed(
      event,
      html`<ul>${(lines.length > 0 ? lines : [[say("okey101-why-nothing")]]).map((line) => html`<li>${withTiles(line)}</li>`)}</ul>
      ${decision.missed ? opening(decision.missed, table) : nothing}`,
    )}</div>
    ${closing(actions, neighbours(endsOf(table, table.seat), event, actions))}`;
}

function told(decision: DecisionView, round: Wilds): DecisionText {
  const { turn, lost, mistake, missed } = decision;
  const what = say(`okey101-review-did-${mistake ?? "well"}`);
  return {
    title: [say("review-turn", { turn, what })],
    cost: mistake ? say("okey101-review-cost", { lost: decimal(lost) }) : "",
    lines: linesOf(decision, round),
    body: missed ? opening(missed, round) : html``,
  };
}

/** Tells what was missed in a turn: openings, penalties, tiles to lay, a better discard. */
export function linesOf(
  { missed, saved, offered, penalties, free, work, kept, better, costs }: DecisionView,
  round: Wilds,
): Text[] {
  const lines: Text[] = [];
  const tile = offered ? aTile(faceIn(round, offered)) : "";
  if (missed) {
    const args = { worth: missed.worth, points: saved, tile };
    lines.push(tell({ id: `okey101-why-missed-${missed.way}${offered ? "-taken" : ""}`, args }));
  } else if (offered) {
    lines.push(tell({ id: "okey101-why-untaken", args: { tile } }));
  }
  for (const { reason, points } of penalties)
    lines.push([say(`okey101-penalty-${reason}`, { points })]);
  if (penalties.length > 0 && free.length > 0)
    lines.push(tell({ id: "okey101-why-free", args: { tiles: someTiles(facesIn(round, free)) } }));
  if (kept > 0) lines.push([say("okey101-why-kept", { count: work.length, points: kept })]);
  if (better) {
    const [best, did] = [aTile(faceIn(round, better.best)), aTile(faceIn(round, better.did))];
    lines.push(tell({ id: "okey101-why-better", args: { best, did } }));
    const { kind, ...args } = { here: 0, there: 0, ...better.because };
    lines.push([say(`okey101-why-better-${kind}`, args)]);
  }
  const { points, within } = costs;
  if (points > within) lines.push([say("okey101-why-costs", { points, within })]);
  else if (missed || offered || kept > 0) lines.push([say("okey101-why-even")]);
  return lines;
}

/** The melds of an opening. */
function opening({ rows }: Possible, round: Wilds): TemplateResult {
  return html`<div class="melds">${rows.map(({ tiles }) => {
    const faces = facesIn(round, tiles);
    return html`<div class="meld"><tile-row role="img" aria-label=${tileNames(faces)} .tiles=${faces}></tile-row></div>`;
  })}</div>`;
}
