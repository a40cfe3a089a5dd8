/** The card beside the table while a newcomer plays: the advised move and its reason. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { EventView, GameView, HintView, RoundView } from "../engine/views";
import { aTile, brief, say, tell } from "../locales/messages";
import { faceIn, wildIn } from "../state/faces";
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
  /** Returns the tiles that an event shows. */
  tilesIn(event: EventView): readonly string[];
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
  const own = table?.turn === table?.seat;
  const given = own ? hint?.given : null;
  const steps = game && given ? STEPS.map((step) => ui.hint(given, step, game, laying)) : [];
  const strip = place === "strip";
  // Once everything advised is done, all steps have the same text.
  const said = steps.map((step) => tell(isBrief ? brief(step) : step));
  const letters = said.map(inLetters);
  const told = said.filter((_, i) => letters.indexOf(letters[i] ?? "") === i);
  const rules = table && !(own && strip) ? rulesIn(ui, table) : [];
  // A strip has room for one step; the move itself is in the prompt.
  const body = strip
    ? html`<p>${withTiles(told[1] ?? told[0] ?? [])}</p>`
    : html`<ol>${told.map((step) => html`<li>${withTiles(step)}</li>`)}</ol>`;
  return html`<section class="card lesson ${place}" data-card="lesson" aria-labelledby="card-title" ${at(rect)}>
    <div>
      <header><h2 id="card-title" class=${strip ? "unseen" : ""}>${say("lesson-title")}</h2>
        <button class="quiet" data-move="leave-lesson" @click=${leave}>${say("lesson-leave")}</button></header>
      ${told.length > 0 ? body : nothing}
      ${rules.map((rule) => html`<p>${withTiles(tell(rule))}</p>`)}
    </div>
  </section>`;
}

/**
 * Returns the rules that the card tells: in another player's turn that of waiting, else that of a
 * false joker. Each is told once a round.
 */
export function rulesIn(
  { meanwhile, tilesIn }: Pick<TaughtGame, "meanwhile" | "tilesIn">,
  table: RoundView,
): Sentence[] {
  const { seat, turn } = table;
  if (turn === null) return [];
  return turn === seat ? starIn(table, tilesIn) : [meanwhile(turn, table)];
}

/**
 * Explains a false joker, whose star is also that of the wild tile: in the first turn of a round,
 * or in the one in which the first one comes.
 */
function starIn(table: RoundView, tilesIn: TaughtGame["tilesIn"]): Sentence[] {
  const { seat, history, hand, drawn } = table;
  const okey = wildIn(table);
  if (!okey) return [];
  const isStar = (tile: string): boolean => {
    const { color, wild } = faceIn(table, tile);
    return color === null && !wild;
  };
  const isFirst = !history.some(
    (event, i) => event.seat === seat && (history[i + 1] ?? event).seat !== seat,
  );
  const comes = isFirst ? hand : [drawn ?? []].flat();
  const had = [...hand, ...history.flatMap((event) => (event.seat === seat ? tilesIn(event) : []))];
  const isKnown = had.some((tile) => isStar(tile) && !comes.includes(tile));
  if (isKnown || !comes.some(isStar)) return [];
  return [{ id: "lesson-false-joker", args: { tile: aTile({ ...okey, wild: false }) } }];
}
