/** The card beside the table while a newcomer plays: the advised move and its reason. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView, HintView, RoundView } from "../engine/views";
import { aTile, brief, say, tell } from "../locales/messages";
import { facesIn, wildIn } from "../state/faces";
import type { Laying } from "../state/laying";
import type { Hint, Sentence, State } from "../state/state";
import { inLetters } from "../state/text";
import { at } from "../table/at";
import type { Card } from "../table/layout";
import { withTiles } from "../ui/with-tiles";

/** The texts of a game for lessons. */
export interface TaughtGame {
  /** Returns the text and marks of a hint's step, from 1; `laying` holds the tiles laid so far. */
  hint(
    given: HintView,
    step: number,
    game: GameView,
    laying?: Laying | null,
  ): Omit<Hint, "given" | "step">;
  /** Returns the text during another player's turn. */
  meanwhile(turn: number, table: RoundView): Sentence;
}

/** The steps of a hint that are shown at once: the numbers of the third are for later. */
const STEPS = [1, 2] as const;

export function lesson(
  ui: TaughtGame,
  { game, hint, laying }: State,
  { at: place, rect, brief: isBrief }: Card,
  leave: () => void,
): TemplateResult {
  const table = game?.table;
  const turn = table?.turn ?? null;
  const own = turn !== null && turn === table?.seat;
  const given = own ? hint?.given : null;
  const steps = game && given ? STEPS.map((step) => ui.hint(given, step, game, laying)) : [];
  const strip = place === "strip";
  // Once everything advised is done, all steps have the same text.
  const said = steps.map((step) => tell(isBrief ? brief(step) : step));
  const letters = said.map(inLetters);
  const told = said.filter((_, i) => letters.indexOf(letters[i] ?? "") === i);
  const star = table && own ? starIn(table) : null;
  // A strip has room for one step; the move itself is in the prompt.
  const body = strip
    ? html`<p>${withTiles(told[1] ?? told[0] ?? [])}</p>`
    : html`<ol>${told.map((step) => html`<li>${withTiles(step)}</li>`)}</ol>`;
  return html`<section class="card lesson ${place}" data-card="lesson" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <header><h2 id="card-title" class=${strip ? "unseen" : ""}>${say("lesson-title")}</h2>
        <button class="quiet" data-move="leave-lesson" @click=${leave}>${say("lesson-leave")}</button></header>
      ${told.length > 0 ? body : nothing}
      ${star && !strip ? html`<p>${withTiles(tell(star))}</p>` : nothing}
      ${table && turn !== null && !own ? html`<p>${withTiles(tell(ui.meanwhile(turn, table)))}</p>` : nothing}
    </div>
  </section>`;
}

/**
 * Explains a false joker on the rack, whose star is also that of the wild tile: in the first turn
 * of a round, and in the one in which it is drawn.
 */
function starIn(table: RoundView): Sentence | null {
  const { seat, history, drawn } = table;
  const isFirst = !history.some((event) => event.seat === seat && event.kind === "discarded");
  const hand = isFirst ? table.hand : [drawn ?? []].flat();
  const okey = wildIn(table);
  const holds = facesIn(table, hand).some(({ color, wild }) => color === null && !wild);
  if (!okey || !holds) return null;
  return { id: "lesson-false-joker", args: { tile: aTile({ ...okey, wild: false }) } };
}
