/** The review of a round of Okey: each decision compared with an Expert's, in numbers. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { aTile, say, tell, tileNames } from "../../../locales/messages";
import { decimal, percent, printedCount } from "../../../panels/numbers";
import type { OkeyDecisionView as DecisionView, Plan, Way } from "../../../pkg/judge/istaka";
import { arrangedIn, faceIn, type Wilds } from "../../../state/faces";
import type { Text } from "../../../state/text";
import { verbOf } from "../../../table/action";
import {
  type DecisionText,
  type GameReview,
  type Grading,
  LUCK_IN_TILES,
  pointsOf,
} from "../../review";
import { tileOf } from "../moves";

/** The action that the player did, or the best action. */
type Does = "did" | "best";

/** Lost chances per decision, between those of the levels: 0.017, 0.011, 0.006, 0.002 and 0. */
const GRADING: Grading = [0.001, 0.004, 0.009, 0.016];

export function review(): GameReview {
  return {
    ...LUCK_IN_TILES,
    decision: (decision, round) => told(decision as DecisionView, round),
    luck: ({ draws, helped, expected }) =>
      say("review-luck-why", { draws, helped, expected: decimal(expected) }),
    skill: ({ decisions, right, lost }) =>
      say(right === decisions ? "review-skill-all" : "review-skill-why", {
        decisions,
        right,
        wrong: decisions - right,
        sum: decimal(lost),
        count: printedCount(lost),
      }),
    grading: GRADING,
    habit: (mistake) => say(`review-habit-${mistake}`),
    cost: (lost) => say("review-cost", { sum: decimal(lost), count: printedCount(lost) }),
    curve: (decisions) => ({
      title: say("review-curve"),
      points: pointsOf(decisions as readonly DecisionView[], ({ did }) => did.chance),
      range: [0, 0.25],
      said: (chance) => percent(chance, 0),
    }),
    note: say("review-note"),
  };
}

function told(decision: DecisionView, round: Wilds): DecisionText {
  const { turn, did, best, mistake } = decision;
  const what = words(decision, did, "did", round);
  const title = tell({ id: "review-turn", args: { turn, what } });
  return {
    title,
    cost: mistake ? instead(did, best) : "",
    lines: mistake ? [words(decision, best, "best", round), [reason(decision, mistake)]] : [],
    body: html`${hand(decision, round, (tiles) => say("review-held", { tiles }))}${ways(decision)}`,
  };
}

/** Describes an action, done or best. */
function words({ offered, did }: DecisionView, { action }: Way, does: Does, round: Wilds): Text {
  const verb = verbOf(action);
  const tile = tileOf(action) ?? (verb === "draw" || verb === "take" ? offered : null);
  const taken = verbOf(did.action) === "take" && verb === "draw" && does === "best";
  const args = { tile: tile === null ? "" : aTile(faceIn(round, tile)) };
  return tell({ id: `review-${does}-${verb}${taken ? "-left" : ""}`, args });
}

/** Tells both chances, with a decimal if they look alike without. */
function instead(did: Way, best: Way): string {
  const told = (digits: 0 | 1) => [did, best].map(({ chance }) => percent(chance, digits));
  const [here = "", there = ""] = told(0);
  if (here !== there) return say("review-instead", { here, there });
  const [nearly = "", rather = ""] = told(1);
  return say("review-instead", { here: nearly, there: rather });
}

/** Tells in numbers why an action was worth less. */
function reason({ did, best }: DecisionView, mistake: string): string {
  const [here, there] = [did.nearest, best.nearest];
  return say(`review-why-${mistake}`, {
    here: here.missing,
    there: there.missing,
    copies: here.copies,
    more: there.copies,
    gives: percent(did.gives),
    less: percent(best.gives),
    pairs: did.pairs?.missing ?? 0,
    melds: best.melds.missing,
  });
}

/** A hand in melds and rest; `label` describes it, given the names of its tiles. */
export function hand(
  { arranged }: Pick<DecisionView, "arranged">,
  round: Wilds,
  label: (tiles: string) => string,
): TemplateResult {
  const { melds, rest } = arrangedIn(round, arranged);
  return html`<div class="melds" role="img" aria-label=${label(tileNames([...melds.flat(), ...rest]))}>
    ${melds.map((tiles) => html`<div class="meld"><tile-row .tiles=${tiles}></tile-row></div>`)}
    ${rest.length > 0 ? html`<div class="rest"><tile-row .tiles=${rest}></tile-row></div>` : nothing}
  </div>`;
}

/** Both actions side by side, each with both plans. */
function ways(decision: DecisionView): TemplateResult {
  const { did, best, mistake } = decision;
  const row = (who: string, way: Way): TemplateResult => html`<tr>
    <th scope="row">${who}</th>
    <td>${percent(way.chance)}</td>
    <td>${plan(way.melds)}</td>
    ${way.pairs ? html`<td>${plan(way.pairs)}</td>` : nothing}
  </tr>`;
  return html`<table class="ways">
    <thead><tr>
      <td></td>
      <th scope="col">${say("review-chance")}</th>
      <th scope="col">${say("review-melds")}</th>
      ${did.pairs ? html`<th scope="col">${say("review-pairs")}</th>` : nothing}
    </tr></thead>
    <tbody>
      ${row(say(mistake ? "review-you" : "review-both"), did)}
      ${mistake ? row(say("review-expert"), best) : nothing}
    </tbody>
  </table>`;
}

function plan({ missing, copies }: Plan): string {
  return say("review-plan", { missing, copies });
}
