/** Buttons on the table to explanations, after a round. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { cornerOf } from "../../../panels/corner";
import type { OverActions } from "../../../panels/over";
import type { Shows } from "../../../state/faces";
import { meet } from "../../../state/rect";
import { at } from "../../../table/at";
import type { OkeyLayout } from "../layout";
import type { OkeyState } from "../state";
import { type Turn, turns } from "../turns";
import { questionAbout } from "./asked";

/** Size in pixels of the mark that there is an explanation. */
const MARK = 22;

type QuestionActions = Pick<OverActions, "explain">;

/**
 * The top of each opponent's pile as a button to its explanation; `covers` marks that melds cover
 * texts.
 */
export function questions(
  { game }: OkeyState,
  layout: OkeyLayout,
  actions: QuestionActions,
): TemplateResult {
  const table = game?.table;
  if (!table || table.turn !== null) return html``;
  const all = turns(table);
  const { mat, seats } = layout;
  const own = mat && seats[0] && meet(mat, seats[0]);
  return html`${[1, 2, 3].map((seat) => {
    const lies = ({ seat: thrower, threw }: Turn, at: number) =>
      thrower === seat && threw !== null && all[at + 1]?.from !== seat;
    const turn = all.findLast(lies);
    return turn ? question(turn, layout, table, actions) : nothing;
  })}${mat ? html`<i class="covers ${own ? "own" : ""}"></i>` : nothing}`;
}

/** A button on a pile, unless melds cover it. */
function question(
  turn: Turn,
  layout: OkeyLayout,
  round: Shows,
  { explain }: QuestionActions,
): TemplateResult | typeof nothing {
  const { seat, event } = turn;
  const pile = layout.piles[seat];
  if (!pile || event === null || (layout.mat && meet(layout.mat, pile))) return nothing;
  const mark = cornerOf(pile, MARK, layout, [layout.mat]);
  const sign = mark && { ...mark, x: mark.x - pile.x, y: mark.y - pile.y };
  return html`<button class="question" data-why=${seat} ${at(pile)} aria-label=${questionAbout(turn, round)} @click=${() => explain(event)}>${sign ? html`<i aria-hidden="true" ${at(sign)}>?</i>` : nothing}</button>`;
}
