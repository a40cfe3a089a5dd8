/** The buttons above or below the rack. */

import { keyed } from "lit/directives/keyed.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { Kind } from "../state/rect";
import { pointed, type State } from "../state/state";
import {
  type Action,
  CLOSE_UP,
  HINT,
  HURRY,
  perform,
  RESULT,
  sorting,
  type TableActions,
  UNDO,
} from "../table/action";
import { at } from "../table/at";
import type { KeyUse } from "../table/game";
import type { Layout } from "../table/layout";
import { betweenMainAndSeat, isLeft } from "../table/left-handed";
import { LongPress } from "../ui/long-press";

export function moves(
  state: State,
  layout: Layout,
  { actions: all, orders, quick = [] }: KeyUse,
  actions: TableActions,
): TemplateResult {
  const { kind } = layout;
  const table = state.game?.table;
  const over = table?.turn === null;
  const playing = !table || table.players[table.seat]?.playing;
  const show = (action: Action, look = "quiet") => button(action, look, state, kind, actions);
  const waits = table && !over && !table.ownTurn && (state.settings.steps || state.lags);
  const own = all.find(({ button }) => button === "main");
  const main = over ? RESULT : waits ? HURRY : own;
  const large = main && !(state.taught && over) && largest(main, state, layout, actions);
  if (!playing) return html`${over || waits ? large : nothing}`;
  const of = (rank: Action["button"]): TemplateResult[] =>
    all
      .filter((action) => action.button === rank && action.offered(state))
      .map((action) => show(action, action.aside?.(state) ? "quiet" : "quiet offer"));
  const [offers, rare] = [of("offer"), of("rare")];
  const wide = kind === "desktop";
  // The smallest phones have room for offers or for the quick orders.
  const fast = offers.length === 0 || layout.arrange.w >= layout.text * ROOMY ? quick : [];
  // On wide tables the offers have a place of their own.
  const whole = layout.roomy && (wide || offers.length === 0);
  const crowded = !wide && !whole && offers.length + fast.length > 0;
  const sorts = [
    ...sorting(orders).map((each) => show(each)),
    show(CLOSE_UP, `quiet ${CLOSE_UP.name}`),
  ];
  return html`
    <div class="arrange ${whole ? "all" : crowded ? "tight" : ""}" ${at(layout.arrange)}>
      ${
        whole
          ? sorts
          : menu(
              layout,
              over,
              fast.map((each) => show(each)),
              wide ? sorts : [...sorts, ...rare],
            )
      }
      ${show(HINT)}${show(UNDO, `quiet ${UNDO.name}`)}
      ${wide ? nothing : offers}
    </div>
    ${wide ? html`<div class="before-main" ${at(betweenMainAndSeat(layout, 14))}>${rare}${offers}<span class="away">${main?.note?.(state)}</span></div>` : nothing}
    ${large || nothing}
  `;
}

function button(
  action: Action,
  look: string,
  state: State,
  kind: Kind,
  actions: TableActions,
): TemplateResult {
  const { name, icon } = action;
  const label = action.label?.(state) ?? nothing;
  return html`<button class=${look} data-move=${name} aria-disabled=${!action.offered(state)} aria-label=${label} title=${icon ? label : nothing}
    popovertarget="orders" popovertargetaction="hide" @click=${() => perform(action, actions, state)}>${
      icon
        ? html`<svg viewBox="0 0 28 16" aria-hidden="true"><path d=${icon}></path></svg>
    <span>${action.word?.(state, kind)}</span>`
        : wordsOf(action, state, kind)
    }</button>`;
}

/**
 * Writes the word of an action, and its small letters below, as phones have no room beside it: of
 * several parts the smallest have room for the last one.
 */
export function wordsOf(action: Action, state: State, kind: Kind = "desktop"): TemplateResult {
  const detail = action.detail?.(state);
  const [, parts = "", last = detail] = /^(.*, )(.*)$/.exec(detail ?? "") ?? [];
  const small = html` <small><span>${parts}</span>${last}</small>`;
  return html`${action.word?.(state, kind)}${detail ? small : nothing}`;
}

/** Milliseconds after going on in which a tap on the button at that place is still meant for it. */
const MEANT = 700;

/**
 * The button of the turn, gold if its action would be accepted, but not where a mistake is tried
 * again. In the place of *Go on* it is another one, which has neither its focus nor the taps that
 * come too late for it.
 */
function largest(
  action: Action,
  state: State,
  { main, kind }: Layout,
  actions: TableActions,
): unknown {
  const { target } = state.drag ?? {};
  const held = target?.kind === "place" && target.action === action.name;
  const ready = action.offered(state);
  const gold = ready && !state.taught?.again;
  const { place } = action;
  const hinted = place !== undefined && pointed(state)?.place === place;
  const goesOn = action === HURRY;
  const press = ({ detail: taps }: MouseEvent): void => {
    if (!goesOn && taps > 0 && performance.now() - state.wentOn < MEANT) return;
    if (!(hinted && actions.follow())) perform(action, actions, state);
  };
  const button = html`<button class="main-move ${gold ? "ready" : "quiet"} ${held ? "over" : ""}" data-move=${action.name} ?data-ready=${ready} ?data-hint=${hinted}
    ${at(main)} @click=${press}>${wordsOf(action, state, kind)}</button>`;
  return keyed(goesOn, button);
}

/** Least width in font sizes of a row with quick orders and offers. */
const ROOMY = 18;

/** Pixels: the menu of the sort orders. */
const ORDERS = { w: 308, h: 112 };

/** Opens the menu of the sort orders. */
const PRESS = new LongPress(() =>
  document.querySelector<HTMLElement>("#orders")?.togglePopover(true),
);

/**
 * Phones, and small tables beside a card, have room for one button, which opens the sort orders
 * above itself and above the rack, or for the quick orders, a long press on which opens them; for
 * keys the button is there too, and seen while it has the focus. On small tables the menu also
 * leaves the prompt visible.
 */
function menu(
  layout: Layout,
  over: boolean,
  quick: readonly TemplateResult[],
  sorts: readonly TemplateResult[],
): TemplateResult {
  const { kind, arrange, rack, prompt } = layout;
  const below = Math.min(arrange.y, rack.y, kind === "desktop" ? prompt.y : arrange.y);
  const x = isLeft(layout) ? arrange.x + arrange.w - ORDERS.w : arrange.x;
  const above = { ...ORDERS, x, y: below - ORDERS.h - 8 };
  const press = over ? null : PRESS;
  const opener = html`<button class="quiet" data-move="arrange" aria-disabled=${over} popovertarget=${over ? nothing : "orders"}>${say("arrange")}</button>`;
  const openers =
    quick.length > 0
      ? html`<span class="quick" @pointerdown=${press} @pointerup=${press} @pointercancel=${press} @pointerleave=${press} @contextmenu=${press} @click=${press}>${quick}${opener}</span>`
      : opener;
  return html`${openers}<div id="orders" popover ${at(above)}>${sorts}</div>`;
}
