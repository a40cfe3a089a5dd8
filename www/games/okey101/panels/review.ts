/** The review of a round, missed openings first, and the explanation of one turn. */

import "../../../ui/tile-row";
import { keyed } from "lit/directives/keyed.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { aTile, say, someTiles, tell, tileNames } from "../../../locales/messages";
import { closing, type DialogActions, head } from "../../../panels/dialog";
import { decimal } from "../../../panels/numbers";
import { neighbours } from "../../../panels/turns";
import type {
  Okey101DecisionView as DecisionView,
  Okey101GameView as GameView,
  Possible,
} from "../../../pkg/istaka/istaka";
import { faceIn, facesIn, type Wilds } from "../../../state/faces";
import type { Text } from "../../../state/text";
import { withTiles } from "../../../ui/with-tiles";
import { type DecisionText, type GameReview, type Grading, pointsOf } from "../../review";
import type { Okey101State } from "../state";
import { endsOf } from "../turns";

/** Decimals of luck: two, because few draws are okeys. */
const DIGITS = 2;

/** Points per decision, between those of the levels: 24.8, 11.3, 4.8, 3.1 and 0. */
const GRADING: Grading = [1.1, 3.9, 7.3, 17];

export function review(): GameReview {
  return {
    decision: (decision, round) => told(decision as DecisionView, round),
    luck: ({ draws, helped, expected }) =>
      say("okey101-review-luck", { draws, helped, expected: decimal(expected, "plain", DIGITS) }),
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
      points: pointsOf(
        decisions as readonly DecisionView[],
        ({ saved, kept, penalties, better }) =>
          saved +
          kept +
          (better?.points ?? 0) +
          penalties.reduce((sum, { points }) => sum + points, 0),
      ),
      range: [0, 20],
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
  const { turn, lost, mistake, missed, saved, kept, risked } = decision;
  // An earlier turn may have risked a part of this loss already.
  const more = risked < saved + kept ? "-more" : "";
  const what = say(`okey101-review-did-${mistake ?? "well"}`);
  return {
    title: [say("review-turn", { turn, what })],
    cost: lost > 0 ? say(`okey101-review-cost${more}`, { lost: decimal(lost) }) : "",
    lines: linesOf(decision, round),
    body: missed ? opening(missed, round) : html``,
  };
}

/** Tells what was missed in a turn: an opening, penalties, tiles to lay, and a better discard. */
export function linesOf(
  { missed, saved, taken, penalties, free, work, kept, better }: DecisionView,
  round: Wilds,
): Text[] {
  const lines: Text[] = [];
  if (missed) {
    const args = {
      worth: missed.worth,
      points: saved,
      tile: taken ? aTile(faceIn(round, taken)) : "",
    };
    lines.push(tell({ id: `okey101-why-missed-${missed.way}${taken ? "-taken" : ""}`, args }));
  }
  for (const { reason, points } of penalties)
    lines.push([say(`okey101-penalty-${reason}`, { points })]);
  if (penalties.length > 0 && free.length > 0)
    lines.push(tell({ id: "okey101-why-free", args: { tiles: someTiles(facesIn(round, free)) } }));
  if (kept > 0) lines.push([say("okey101-why-kept", { count: work.length, points: kept })]);
  if (better) {
    const { points, within, because } = better;
    const [best, did] = [aTile(faceIn(round, better.best)), aTile(faceIn(round, better.did))];
    lines.push(tell({ id: "okey101-why-better", args: { best, did, points, within } }));
    const { kind, ...args } = { here: 0, there: 0, ...because };
    lines.push([say(`okey101-why-better-${kind}`, args)]);
  }
  return lines;
}

/** The melds of an opening. */
function opening({ rows }: Possible, round: Wilds): TemplateResult {
  return html`<div class="melds">${rows.map(({ tiles }) => {
    const faces = facesIn(round, tiles);
    return html`<div class="meld"><tile-row role="img" aria-label=${tileNames(faces)} .tiles=${faces}></tile-row></div>`;
  })}</div>`;
}
