/**
 * The parts around the table of a watched match: the rounds, the controls of playing, and the open
 * hands.
 */

import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lettersOf, say, seatName, tileNames } from "../locales/messages";
import type { Film, Scene } from "./film";
import type { At } from "./link";

/** The open hands besides that of the player: all, one seat, or null for none. */
export type Open = "all" | number | null;

/** The factors of speed. */
export const SPEEDS = [1, 2, 4] as const;

interface ReplayActions {
  go(to: At): void;
  play(): void;
  faster(): void;
  show(open: Open): void;
  hint(): void;
  why(): void;
  ask(what: "on" | "share" | "review"): void;
  close(): void;
}

/** The state of watching. */
export interface Watching {
  readonly playing: boolean;
  readonly speed: number;
  readonly open: Open;
}

const ICONS = {
  first: "M5 4v12M16 4 7 10l9 6z",
  back: "M14 4 5 10l9 6z",
  play: "M5 3v14l12-7z",
  pause: "M6 4v12M14 4v12",
  next: "M6 4l9 6-9 6z",
  last: "M15 4v12M4 4l9 6-9 6z",
} as const;

/** The icon of open hands in small windows. */
const EYE = "M2 10q8-9 16 0-8 9-16 0zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";

/** The choice of round, and the buttons to leave; `named` makes the title name the dialog. */
export function heading(
  film: Film,
  { round }: At,
  named: boolean,
  actions: ReplayActions,
): TemplateResult {
  const choose = ({ target }: Event) =>
    actions.go({ round: Number((target as HTMLSelectElement).value), actions: 0 });
  const title = say("replay-round", { round: round + 1 });
  const rounds = film.shots.map(
    (_, i) =>
      html`<option value=${i} .selected=${i === round}>${say("replay-round", { round: i + 1 })}</option>`,
  );
  return html`<h1 id=${named ? "dialog-title" : nothing}>${say("replay-title")}</h1>
    ${rounds.length > 1 ? html`<select data-move="round" aria-label=${say("replay-rounds")} @change=${choose}>${rounds}</select>` : html`<span>${title}</span>`}
    <button class="quiet" data-move="share" @click=${() => actions.ask("share")}>${say("replay-share")}</button>
    <button class="icon" data-move="close" aria-label=${say("close")} title=${say("close")} @click=${actions.close}>${icon("M5 5l10 10M15 5 5 15")}</button>`;
}

/** The controls of playing a round. */
export function transport(
  film: Film,
  { round, actions: at }: At,
  { playing, speed }: Watching,
  actions: ReplayActions,
): TemplateResult {
  const last = film.shots[round]?.actions ?? 0;
  const rounds = film.shots.length;
  // The first button leads from the beginning of a round to the one before, the last from its end
  // to the next.
  const before = at > 0 ? { round, actions: 0 } : { round: Math.max(round - 1, 0), actions: 0 };
  const after =
    at < last || round + 1 === rounds ? { round, actions: last } : { round: round + 1, actions: 0 };
  const step = (to: number, name: "back" | "next") =>
    button(name, to < 0 || to > last, () => actions.go({ round, actions: to }));
  const slide = ({ target }: Event) =>
    actions.go({ round, actions: Number((target as HTMLInputElement).value) });
  return html`
    <div class="steps">
      ${button("first", at === 0 && round === 0, () => actions.go(before))}
      ${step(at - 1, "back")}
      ${button(playing ? "pause" : "play", false, actions.play)}
      ${step(at + 1, "next")}
      ${button("last", at === last && round + 1 === rounds, () => actions.go(after))}
    </div>
    <input type="range" data-move="jump" min="0" max=${last} .value=${`${at}`} aria-label=${say("replay-jump")}
      aria-valuetext=${say("replay-move", { move: at, moves: last })} @input=${slide}>
    <output aria-hidden="true">${at}/${last}</output>
    <button class="quiet speed" data-move="speed" aria-label=${say("replay-speed", { speed })} title=${say("replay-speed", { speed })} @click=${actions.faster}>${speed}×</button>`;
}

/** The buttons that ask about a moment; `asks` tells which have an answer. */
export function questions(
  scene: Scene,
  { open }: Watching,
  asks: { readonly hint: boolean; readonly why: boolean; readonly review: boolean },
  actions: ReplayActions,
): TemplateResult {
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    actions.show(value === "" ? null : value === "all" ? "all" : Number(value));
  };
  const others = scene.game.players.filter((seat) => seat !== 0);
  const option = (value: Open, text: string) =>
    html`<option value=${value ?? ""} .selected=${value === open}>${text}</option>`;
  return html`
    ${
      scene.hands
        ? html`<span class="eye" ?data-on=${open !== null}>${icon(EYE)}<select data-move="open" aria-label=${say("replay-open")} @change=${choose}>
            ${option(null, say("replay-open-own"))}
            ${others.map((seat) => option(seat, say("replay-open-seat", { name: seatName(seat) })))}
            ${others.length > 1 ? option("all", say("replay-open-all")) : nothing}
          </select></span>`
        : nothing
    }
    <button class="quiet" data-move="hint" aria-disabled=${!asks.hint} @click=${() => asks.hint && actions.hint()}>${say("hint")}</button>
    <button class="quiet" data-move="why" aria-disabled=${!asks.why} @click=${() => asks.why && actions.why()}>${say("replay-why")}</button>
    <button class="quiet" data-move="review" aria-disabled=${!asks.review} @click=${() => asks.review && actions.ask("review")}>${say("review")}</button>`;
}

/** The open hands of others. */
export function hands({ hands: all }: Scene, open: Open): TemplateResult | typeof nothing {
  if (!all || open === null) return nothing;
  const seats = [1, 2, 3].filter(
    (seat) => (open === "all" || open === seat) && (all[seat]?.length ?? 0) > 0,
  );
  return html`${seats.map((seat) => {
    const tiles = all[seat] ?? [];
    return html`<section aria-label=${seatName(seat)}>
      <span class="avatar seat-${seat}" aria-hidden="true">${lettersOf(seat)}</span>
      <tile-row role="img" aria-label=${tileNames(tiles)} .tiles=${tiles}></tile-row>
    </section>`;
  })}`;
}

function button(name: keyof typeof ICONS, idle: boolean, action: () => void): TemplateResult {
  const word = say(`replay-${name}`);
  return html`<button class="icon ${name === "play" || name === "pause" ? "primary" : ""}" data-move=${name} aria-label=${word} title=${word}
    aria-disabled=${idle} @click=${() => !idle && action()}>${icon(ICONS[name])}</button>`;
}

function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;
}
