/** The ways to explanations that lie on the table when a round is over. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { State } from "../state";
import { at } from "../table/at";
import { inside, type Layout } from "../table/layout";
import type { Rect } from "../table/places";
import { type Turn, turns } from "../turns";
import { questionAbout } from "./asked";

/** The mark at the outer corner of a pile, how far it sticks out, and how much of it lies on what covers the pile. */
const MARK = 20;
const OUT = 8;
const WITHIN = 6;
/** Around the mark, what a finger hits where there is nothing of the pile to hit. */
const AROUND = 4;
/** Between it and the edge of the window. */
const EDGE = 2;

export interface QuestionActions {
  /** Tells why a turn was played as it was, by the event that ended it. */
  explain(event: number): void;
}

/** What lies on top of each opponent's pile, as the way to why; and a sign for words that melds half cover. */
export function questions(
  { game }: State,
  layout: Layout,
  actions: QuestionActions,
): TemplateResult {
  const table = game?.table;
  if (!table || table.turn !== null) return html``;
  const all = turns(table.history);
  const { tray, seats, piles } = layout;
  const covers = tray && [seats[0], piles[0]].some((own) => own && hides(tray, own));
  return html`${[1, 2, 3].map((seat) => {
    const lies = ({ seat: thrower, threw }: Turn, at: number) =>
      thrower === seat && threw !== null && (all[at + 1]?.from ?? null) === null;
    const turn = all.findLast(lies);
    return turn ? question(turn, layout, actions) : nothing;
  })}${covers ? html`<i class="covers"></i>` : nothing}`;
}

/** Where melds lie on the pile it is only the mark that is hit; in a small frame they leave no room for it. */
function question(
  turn: Turn,
  layout: Layout,
  { explain }: QuestionActions,
): TemplateResult | typeof nothing {
  const { seat, event } = turn;
  const pile = layout.piles[seat];
  if (!pile || event === null) return nothing;
  const { kind, tray } = layout;
  const covered = tray && hides(tray, pile);
  if (covered && kind === "compact") return nothing;
  const mark = markOf(pile, layout);
  const { x, y } = mark;
  const room = MARK + 2 * AROUND;
  const rect = covered ? { x: x - AROUND, y: y - AROUND, w: room, h: room } : pile;
  const within = { ...mark, x: x - rect.x, y: y - rect.y };
  return html`<button class="question" data-why=${seat} ${at(rect)} aria-label=${questionAbout(turn)} @click=${() => explain(event)}><i aria-hidden="true" ${at(within)}>?</i></button>`;
}

/** At the outer upper corner of the pile, else at the inner one, else at the edge of the melds that lie on both. */
export function markOf({ x, y, w }: Rect, { rack, seats, tray }: Layout): Rect {
  // The rack lies in the middle of the window.
  const width = 2 * rack.x + rack.w;
  const [start, end] = [x - OUT, x + w + OUT - MARK];
  const left = x + w / 2 < width / 2;
  const markAt = (x: number): Rect => {
    const inWindow = Math.min(Math.max(x, EDGE), width - EDGE - MARK);
    return { x: inWindow, y: Math.max(y - OUT, 0), w: MARK, h: MARK };
  };
  const corners = (left ? [start, end] : [end, start]).map(markAt);
  const free = corners.find((mark) => ![...seats, tray].some((rect) => rect && meet(mark, rect)));
  const edge = tray ?? { x, w };
  return free ?? markAt(left ? edge.x + WITHIN - MARK : edge.x + edge.w - WITHIN);
}

/** Whether what lies there can hardly be seen. */
function hides(tray: Rect, { x, y, w, h }: Rect): boolean {
  return inside(tray, x + w / 2, y + h / 2);
}

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}
