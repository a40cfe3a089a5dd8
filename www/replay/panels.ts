/**
 * Renders the parts around the table of a watched match: the choice of round, the controls, the
 * open hands, and the dialogs for playing on and for sharing.
 */

import "../ui/match-text";
import "../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { panelsOf } from "../games/panels";
import { lettersOf, say, seatName, tileNames } from "../locales/messages";
import { head } from "../panels/dialog";
import { announced } from "../ui/announced";
import { selectAll } from "../ui/hand-on";
import type { At, Film, Scene } from "./film";

/** The seats with open hands besides the player: all, one seat, or null for none. */
export type Open = "all" | number | null;

/** The dialog over the table: playing on, sharing, explanation or review; null for none. */
export type Asked = "on" | "share" | "why" | "review" | null;

/** The part of a match to share. */
export type Part = "match" | "deal" | "embed";

/** The result of sharing. */
export interface Shared {
  readonly said: "replay-copied" | "replay-uncopied" | "replay-long" | null;
  readonly link: string;
  /** The HTML for another page. */
  readonly code: string;
}

/** The state of a watched match, and its actions. */
export interface Replay {
  readonly playing: boolean;
  readonly speed: number;
  readonly open: Open;
  readonly asked: Asked;
  readonly shared: Shared;
  go(to: At): void;
  /** Starts or stops playing. */
  play(): void;
  faster(): void;
  show(open: Open): void;
  hint(): void;
  /** Explains the turn that contains an event of the round. */
  why(event: number): void;
  ask(what: Asked): void;
  /** Plays on from the moment shown. */
  playHere(): void;
  /** Plays the deal from its beginning, with the tiles of a seat. */
  playDeal(seat: number): void;
  /** Shows the results of all matches with this deal. */
  compare(): void;
  share(part: Part): void;
  /** Opens the analysis of the moment shown. */
  analyse(): void;
  close(): void;
}

const ICONS = {
  first: "M5 4v12M16 4 7 10l9 6z",
  back: "M14 4 5 10l9 6z",
  play: "M5 3v14l12-7z",
  pause: "M6 4v12M14 4v12",
  next: "M6 4l9 6-9 6z",
  last: "M15 4v12M4 4l9 6-9 6z",
  analyse: "M4 16V9M10 16V4M16 16v-5",
} as const;

/** The icon for the choice of open hands in small windows. */
const EYE = "M2 10q8-9 16 0-8 9-16 0zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";

/** Renders the title, the choice of round, and the buttons for sharing and closing. */
export function heading({ shots }: Film, { round, game }: Scene, replay: Replay): TemplateResult {
  const may = mayPractise(shots, { round, game });
  const analyse = may ? say("analysis") : `${say("analysis")} (${say("analysis-later")})`;
  const choose = ({ target }: Event) =>
    replay.go({ round: Number((target as HTMLSelectElement).value), actions: 0 });
  const named = (round: number) => say("replay-round", { round: round + 1 });
  const rounds = shots.map(
    (_, i) => html`<option value=${i} .selected=${i === round}>${named(i)}</option>`,
  );
  // A dialog over the table has the id `dialog-title` for a title of its own.
  return html`<h1 id=${replay.asked === null ? "dialog-title" : nothing}>${say("replay-title")}</h1>
    ${rounds.length > 1 ? html`<select data-move="round" aria-label=${say("replay-rounds")} @change=${choose}>${rounds}</select>` : html`<span>${named(round)}</span>`}
    <button class="icon" data-move="analyse" aria-label=${analyse} title=${analyse} aria-disabled=${!may} @click=${() => may && replay.analyse()}>${icon(ICONS.analyse)}</button>
    <button class="quiet" data-move="share" @click=${() => replay.ask("share")}>${say("replay-share")}</button>
    <button class="icon" data-move="close" aria-label=${say("close")} title=${say("close")} @click=${() => replay.close()}>${icon("M5 5l10 10M15 5 5 15")}</button>`;
}

/** Renders the controls: steps, playing, slider and speed. */
export function transport(
  { shots }: Film,
  { round, actions: at }: At,
  replay: Replay,
): TemplateResult {
  const { playing, speed } = replay;
  const last = shots[round]?.actions ?? 0;
  const rounds = shots.length;
  // The first button goes from the beginning of a round to the previous round, and the last button
  // from its end to the next round.
  const before = at > 0 ? { round, actions: 0 } : { round: Math.max(round - 1, 0), actions: 0 };
  const after =
    at < last || round + 1 === rounds ? { round, actions: last } : { round: round + 1, actions: 0 };
  const step = (to: number, name: "back" | "next") =>
    button(name, to < 0 || to > last, () => replay.go({ round, actions: to }));
  const slide = ({ target }: Event) =>
    replay.go({ round, actions: Number((target as HTMLInputElement).value) });
  const faster = say("replay-speed", { speed });
  return html`
    <div class="steps">
      ${button("first", at === 0 && round === 0, () => replay.go(before))}
      ${step(at - 1, "back")}
      ${button(playing ? "pause" : "play", false, () => replay.play())}
      ${step(at + 1, "next")}
      ${button("last", at === last && round + 1 === rounds, () => replay.go(after))}
    </div>
    <input type="range" data-move="jump" min="0" max=${last} .value=${`${at}`} aria-label=${say("replay-jump")}
      aria-valuetext=${say("replay-move", { move: at, moves: last })} @input=${slide}>
    <output aria-hidden="true">${at}/${last}</output>
    <button class="quiet speed" data-move="speed" aria-label=${faster} title=${faster} @click=${() => replay.faster()}>${speed}×</button>`;
}

/** Renders the buttons for questions about a moment; disables those that have no answer. */
export function questions({ shots }: Film, scene: Scene, replay: Replay): TemplateResult {
  const { event, game, hands } = scene;
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    replay.show(value === "" ? null : value === "all" ? "all" : Number(value));
  };
  const others = game.players.filter((seat) => seat !== 0);
  const option = (value: Open, text: string) =>
    html`<option value=${value ?? ""} .selected=${value === replay.open}>${text}</option>`;
  const question = (name: string, word: string, answers: boolean, ask: () => void) =>
    html`<button class="quiet" data-move=${name} aria-disabled=${!answers} @click=${() => answers && ask()}>${say(word)}</button>`;
  const explains = event !== null && hands !== null && panelsOf(scene).explains(event);
  return html`
    ${
      hands
        ? html`<span class="eye" ?data-on=${replay.open !== null}>${icon(EYE)}<select data-move="open" aria-label=${say("replay-open")} @change=${choose}>
            ${option(null, say("replay-open-own"))}
            ${others.map((seat) => option(seat, say("replay-open-seat", { name: seatName(seat) })))}
            ${others.length > 1 ? option("all", say("replay-open-all")) : nothing}
          </select></span>`
        : nothing
    }
    ${question("hint", "hint", game.table?.turn === 0, () => replay.hint())}
    ${question("why", "replay-why", explains, () => replay.why(scene.actions - 1))}
    ${question("review", "review", shots[scene.round]?.over ?? false, () => replay.ask("review"))}
    <button class="primary" data-move="on" @click=${() => replay.ask("on")}>${say("replay-on")}</button>`;
}

/** Renders the open hands of the other players. */
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

/** Renders the dialog for playing on: from this moment, or the deal with the tiles of a seat. */
export function playOn({ shots }: Film, scene: Scene, replay: Replay): TemplateResult {
  const fromHere = mayPractise(shots, scene);
  // A round that began in a position has one beginning for all seats, and no deal to compare.
  const placed = shots[scene.round]?.position !== "";
  const seats = placed ? [0] : dealsAgain(scene) ? scene.game.players : [];
  const from = (seat: number): TemplateResult => {
    const ofOwn = placed ? "replay-on-position" : "replay-on-deal";
    const words = seat === 0 ? say(ofOwn) : say("replay-on-seat", { name: seatName(seat) });
    return html`<button class="quiet" data-move="deal-${seat}" @click=${() => replay.playDeal(seat)}>${words}</button>`;
  };
  return html`${head(say("replay-on-title"))}
    <div class="body ways">
      ${fromHere ? html`<button class="primary" data-move="here" @click=${() => replay.playHere()}>${say("replay-on-here")}</button>` : html`<p>${say("replay-on-later")}</p>`}
      ${seats.map(from)}
      ${placed ? nothing : html`<button class="quiet" data-move="compare" @click=${() => replay.compare()}>${say("tries")}</button>`}
    </div>
    ${foot(replay)}`;
}

/** Renders the dialog for sharing the match, the deal, or the HTML of the moment. */
export function sharing(scene: Scene, replay: Replay): TemplateResult {
  const { said, link, code } = replay.shared;
  const way = (part: Part): TemplateResult =>
    html`<button class="quiet" data-move="share-${part}" @click=${() => replay.share(part)}>${say(`replay-share-${part}`)}</button>`;
  return html`${head(say("replay-share-title"), html`<p>${say("replay-share-why")}</p>`)}
    <div class="body ways">
      ${way("match")}${dealsAgain(scene) ? way("deal") : nothing}${way("embed")}
      ${link ? html`<textarea readonly rows="3" spellcheck="false" aria-label=${say("replay-link")} .value=${link} @focus=${selectAll}></textarea>` : nothing}
      ${code ? html`<match-text .given=${{ text: code, label: say("replay-code"), file: "istaka.html" }}></match-text>` : nothing}
      <p role="status">${announced(said ? say(said) : nothing)}</p>
    </div>
    ${foot(replay)}`;
}

/** Returns true if a moment may be practised: its round is over, or the match is for practice. */
function mayPractise(
  shots: Film["shots"],
  { round, game }: Pick<Scene, "round" | "game">,
): boolean {
  return shots[round]?.over || game.practice;
}

/** Returns true if a match can begin with the deal: in it no player is eliminated. */
function dealsAgain({ round, game: { eliminated, players } }: Scene): boolean {
  return round === 0 || players.every((seat) => !eliminated[seat]);
}

function foot(replay: Replay): TemplateResult {
  return html`<footer><button class="quiet" data-move="done" @click=${() => replay.ask(null)}>${say("close")}</button></footer>`;
}

function button(name: keyof typeof ICONS, idle: boolean, action: () => void): TemplateResult {
  const word = say(`replay-${name}`);
  return html`<button class="icon ${name === "play" || name === "pause" ? "primary" : ""}" data-move=${name} aria-label=${word} title=${word}
    aria-disabled=${idle} @click=${() => !idle && action()}>${icon(ICONS[name])}</button>`;
}

function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;
}
