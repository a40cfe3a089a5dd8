/**
 * Elements above the table that depend on the rules: a shown hand, explanations of the player's own
 * values, buttons to look through piles, and after a round to explanations of discards.
 */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, tileNames } from "../../../locales/messages";
import { cornerOf } from "../../../panels/corner";
import type { DialogActions } from "../../../panels/dialog";
import type { OverActions } from "../../../panels/over";
import { looks, type Pile, pilesDialog } from "../../../panels/piles";
import type {
  OkeyGameView as GameView,
  OkeyRoundView as RoundView,
} from "../../../pkg/istaka/istaka";
import type { Wilds } from "../../../state/faces";
import { meet, type Rect } from "../../../state/rect";
import { at } from "../../../table/at";
import { besideMain } from "../../../table/left-handed";
import type { OkeyLayout } from "../layout";
import { offered } from "../moves";
import type { Places } from "../places";
import { distance } from "../seat";
import type { OkeyState } from "../state";
import { type Turn, turns } from "../turns";
import { questionAbout } from "./history";

/** Width in font sizes of the text beside the last button. */
const AWAY = 8;

/** Least height in pixels of a tap target. */
const TARGET = 24;

export function over(state: OkeyState, layout: OkeyLayout, actions: OverActions): TemplateResult {
  const { table } = state.game ?? {};
  const piles = table && table.turn !== null ? pilesOf(table) : [];
  return html`${looks(piles, layout, actions.look)}
    ${own(state, layout)} ${questions(state, layout, actions)} ${dead(state, layout)} ${shownHand(state, layout)}`;
}

/** Renders the player's points and the distance of the hand as buttons to their explanations. */
function own(state: OkeyState, places: Places): TemplateResult {
  const { kind, text, seats } = places;
  const [seat] = seats;
  const far = distance(state) !== null;
  if (!seat) return html``;
  const [middle, h] = [seat.y + seat.h / 2, Math.max(TARGET, seat.h / 2)];
  const points = kind === "desktop" || !far ? seat : { ...seat, y: middle - h, h };
  const lower = { ...seat, y: middle, h };
  const beside = besideMain(places, text * AWAY - 8, 8);
  const ask = (thing: "away" | "points", rect: Rect): TemplateResult =>
    html`<button class="asked" data-about=${thing} ${at(rect)} aria-label=${say(`thing-${thing}-label`)}></button>`;
  return html`${ask("points", points)}${far ? ask("away", kind === "desktop" ? beside : lower) : nothing}`;
}

/** Renders an incomplete hand that a player has declared, over the middle of the table. */
function shownHand({ notice }: OkeyState, { stock, okey, rack }: Places): TemplateResult {
  if (!notice?.shown) return html``;
  const [x, y] = [(stock.x + okey.x + okey.w) / 2, stock.y + stock.h / 2];
  const [w, h] = [Math.min(rack.w, 420), 150];
  const label = say("shown-hand", { tiles: tileNames(notice.shown) });
  return html`<div class="shown" ${at({ x: x - w / 2, y: y - h / 2, w, h })}>
    <tile-row role="img" aria-label=${label} .tiles=${notice.shown}></tile-row>
  </div>`;
}

/** The dialog with a pile. */
export function pile({ table }: GameView, actions: DialogActions, { asked }: OkeyState) {
  const piles = table ? pilesOf(table).filter(({ seat }) => seat === asked) : [];
  return pilesDialog(piles, table ?? { wilds: [] }, actions);
}

/** The piles that the player may look through. */
function pilesOf({ players, mayInspect }: RoundView): Pile[] {
  const piles = players.map(({ discards }, seat) => ({ seat, discards }));
  return piles.filter(({ seat }) => mayInspect[seat]);
}

/** Labels the pile if its top is an okey that cannot be taken. */
function dead({ game }: OkeyState, { piles }: Places): TemplateResult {
  const table = game?.table;
  const mine = table?.turn === table?.seat && table?.phase === "draw";
  const rect = table && piles[table.previous];
  if (!rect || !mine || game?.options.wildDiscard !== "dead" || !offered(table)?.wild)
    return html``;
  return html`<span class="label dead" aria-hidden="true" ${at(below(rect))}>${say("pile-dead")}</span>`;
}

function below({ x, y, w, h }: Rect): Rect {
  return { x: x - w, y: y + h + 8, w: w * 3, h: 18 };
}

/** Size in pixels of the question mark on a pile. */
const MARK = 22;

type QuestionActions = Pick<OverActions, "explain">;

/**
 * Renders the top of each opponent's pile as a button to its explanation; the class `covers` tells
 * that melds cover texts.
 */
function questions(
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

/** Renders the button on a pile, unless melds cover the pile. */
function question(
  turn: Turn,
  layout: OkeyLayout,
  round: Wilds,
  { explain }: QuestionActions,
): TemplateResult | typeof nothing {
  const { seat, event } = turn;
  const pile = layout.piles[seat];
  if (!pile || event === null || (layout.mat && meet(layout.mat, pile))) return nothing;
  const mark = cornerOf(pile, MARK, layout, [layout.mat]);
  const sign = mark && { ...mark, x: mark.x - pile.x, y: mark.y - pile.y };
  return html`<button class="question" data-why=${seat} ${at(pile)} aria-label=${questionAbout(turn, round)} @click=${() => explain(event)}>${sign ? html`<i aria-hidden="true" ${at(sign)}>?</i>` : nothing}</button>`;
}
