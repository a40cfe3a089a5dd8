/** What stands over the table for a while or by the rules: words beside a place, a hand that was shown, and the way to look through discards. */

import type { Rect } from "../table/rect";
import "../elements/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { OkeyLayout } from "../games/okey/layout";
import type { Places } from "../games/okey/places";
import { say, seatName, tileName, tileNames } from "../locales/messages";
import type { GameView } from "../pkg/istaka";
import { offered, type State } from "../state";
import { at } from "../table/at";
import { about, askedAbout } from "./about";
import { type BubbleActions, bubble } from "./bubble";
import { cornerOf, markSize } from "./corner";
import { closing, type DialogActions, head } from "./dialog";
import { distance } from "./distance";
import { type QuestionActions, questions } from "./questions";

/** How wide the words beside the last button are. */
const AWAY = 130;

/** Nothing that can be tapped is lower, in pixels. */
const TARGET = 24;

export interface OverActions extends BubbleActions, QuestionActions {
  /** Opens the discards of a seat. */
  look(seat: number): void;
  /** Tells who plays at a seat. */
  meet(seat: number): void;
}

export function over(state: State, layout: OkeyLayout, actions: OverActions): TemplateResult {
  return html`${lookedThrough(state).map((seat) => look(state, layout, seat, () => actions.look(seat)))}
    ${people(state, layout, actions)} ${own(state, layout)} ${questions(state, layout, actions)} ${dead(state, layout)}
    ${shownHand(state, layout)} ${bubble(state, layout, actions)} ${about(state)}`;
}

/** The opponents themselves, each the way to who he is. */
function people(
  { game }: State,
  { seats }: Places,
  { meet }: OverActions,
): (TemplateResult | typeof nothing)[] {
  return [1, 2, 3].map((seat) => {
    const rect = seats[seat];
    if (!rect || !game) return nothing;
    return html`<button class="person" data-about="penalty" data-person=${seat} ${at(rect)} aria-label=${say("opponent-label", { name: seatName(seat) })} @click=${() => meet(seat)}></button>`;
  });
}

/** One's own points, and how far one's hand is away, as things that can be asked about. */
function own(state: State, { kind, seats: [seat], finish }: Places): TemplateResult {
  const far = distance(state) !== null;
  if (!seat) return html``;
  const [middle, h] = [seat.y + seat.h / 2, Math.max(TARGET, seat.h / 2)];
  const points = kind === "desktop" || !far ? seat : { ...seat, y: middle - h, h };
  const lower = { ...seat, y: middle, h };
  const beside = { ...finish, x: finish.x - AWAY, w: AWAY - 8 };
  const ask = (thing: "away" | "penalty", rect: Rect): TemplateResult =>
    html`<button class="asked" data-about=${thing} ${at(rect)} aria-label=${askedAbout(thing)}></button>`;
  return html`${ask("penalty", points)}${far ? ask("away", kind === "desktop" ? beside : lower) : nothing}`;
}

/** What a player shows who declares an incomplete hand, over the middle. */
function shownHand({ notice }: State, { stock, okey, rack }: Places): TemplateResult {
  if (!notice?.shown) return html``;
  const [x, y] = [(stock.x + okey.x + okey.w) / 2, stock.y + stock.h / 2];
  const [w, h] = [Math.min(rack.w, 420), 150];
  const label = say("shown-hand", { tiles: tileNames(notice.shown) });
  return html`<div class="shown" ${at({ x: x - w / 2, y: y - h / 2, w, h })}>
    <tile-row role="img" aria-label=${label} .tiles=${notice.shown}></tile-row>
  </div>`;
}

/** The seats of whose piles more than the top may be seen, and has something below it. */
function lookedThrough({ game }: State): number[] {
  const table = game?.table;
  if (!table || table.turn === null) return [];
  const looked = table.players.filter(
    ({ mayInspect, discards }) => mayInspect && discards.length > 1,
  );
  return looked.map(({ seat }) => seat);
}

/** How many there are, at a corner of the pile. */
function look(
  { game }: State,
  layout: OkeyLayout,
  seat: number,
  open: () => void,
): TemplateResult | typeof nothing {
  const pile = layout.piles[seat];
  const count = game?.table?.players[seat]?.discards.length ?? 0;
  const rect = pile && cornerOf(pile, markSize(layout), layout);
  if (!rect) return nothing;
  return html`<button class="look" data-look=${seat} ${at(rect)} aria-label=${say("look-label", { name: seatName(seat), count })} @click=${open}>${count}</button>`;
}

/** Why a thrown okey cannot be taken. */
function dead({ game }: State, { piles }: Places): TemplateResult {
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

/** The discards of a player in their order. */
export function pile(game: GameView, actions: DialogActions, { pile }: State): TemplateResult {
  const discards = game.table?.players[pile]?.discards ?? [];
  const title = pile === 0 ? say("pile-own-title") : say("pile-title", { name: seatName(pile) });
  return html`${head(title, html`<p>${say("pile-order")}</p>`)}
    <ol class="body discards" tabindex="0">
      ${discards.toReversed().map((tile) => html`<li><tile-row role="img" aria-label=${tileName(tile)} .tiles=${[tile]}></tile-row></li>`)}
    </ol>
    ${closing(actions, nothing)}`;
}
