/** The review of a round of Okey: each decision compared with an Expert's, in numbers. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileName, tileNames } from "../../../locales/messages";
import { decimal, percent } from "../../../panels/numbers";
import type { OkeyDecisionView as DecisionView, Plan, Way } from "../../../pkg/istaka/istaka";
import { arrangedIn, faceIn, type Shows } from "../../../state/faces";
import { verbOf } from "../../../table/action";
import type { DecisionTold, GameReview } from "../../review";
import { tileOf } from "../moves";

/** The action that the player did, or the best action. */
type Does = "did" | "best";

export function review(): GameReview {
  return {
    decision: (decision, round) => told(decision as DecisionView, round),
    luck: ({ draws, helped, expected }) =>
      say("review-luck-why", { draws, helped, expected: decimal(expected) }),
    skill: ({ decisions, right, lost }) =>
      say(right === decisions ? "review-skill-all" : "review-skill-why", {
        decisions,
        right,
        wrong: decisions - right,
        lost: percent(lost),
      }),
    habit: (mistake) => say(`review-habit-${mistake}`),
    cost: (lost) => say("review-cost", { lost: percent(lost) }),
    note: say("review-note"),
  };
}

function told(decision: DecisionView, round: Shows): DecisionTold {
  const { turn, did, best, mistake, lost } = decision;
  const title = say("review-turn", { turn, what: words(decision, did, "did", round) });
  return {
    title,
    cost: mistake ? say("review-cost", { lost: percent(lost) }) : "",
    lines: mistake ? [words(decision, best, "best", round), reason(decision, mistake)] : [],
    body: html`${hand(decision, round, (tiles) => say("review-held", { tiles }))}${ways(decision)}`,
  };
}

/** Describes an action, done or best. */
function words({ offered, did }: DecisionView, { action }: Way, does: Does, round: Shows): string {
  const verb = verbOf(action);
  const tile = tileOf(action) ?? (verb === "draw" || verb === "take" ? offered : null);
  const taken = verbOf(did.action) === "take" && verb === "draw" && does === "best";
  const name = tile === null ? "" : tileName(faceIn(round, tile));
  return say(`review-${does}-${verb}${taken ? "-left" : ""}`, { tile: name });
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
  round: Shows,
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
