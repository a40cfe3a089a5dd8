/** The dialog in which any position is asked about. */

import "./analysis.css";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { placedTag, scriptTag } from "../embed/tags";
import { GAMES, gameOfRules, PRESETS } from "../engine/presets";
import type { PositionView } from "../engine/views";
import { learnAnalysis, say, spoken, tileNames } from "../locales/messages";
import { type Body, closing, type DialogActions, head } from "../panels/dialog";
import type { State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import { lookAround } from "../table/page-look";
import { announced } from "../ui/announced";
import { copyByHand, handedText } from "../ui/hand-on";
import "../ui/match-text";
import "../ui/tile-row";
import { positionIn, seatedIn, tilesIn, wordsOf } from "../base/position-text";
import { addressOf } from "./address";
import { Analysis, HAND, INDICATOR } from "./analysis";
import { answer, captionOf } from "./answer";
import { type Lying, TileDrag } from "./drag";
import { facing, isTile } from "./faces";
import { guideCard, point } from "./guide-card";
import { palette } from "./palette";
import { picturedIn, pictureOf } from "./picture";
import { others, placeNamed, places } from "./places";
import { playing } from "./playing";
import { seatLabel } from "./seats";
import { shrinking, written } from "./written";

/** Returns the dialog, and a reader of the position that it opens with. */
export function analysing(store: Store, copies: Archive) {
  const analysis = new Analysis(store, copies);
  let opened: State["analysed"] | undefined;
  return {
    isReady: () => opened !== undefined && opened === store.state.analysed,
    read: async (): Promise<void> => {
      const { analysed } = store.state;
      await learnAnalysis(spoken());
      await analysis.open(analysed);
      opened = analysed;
    },
    body: ((_, actions) =>
      html`<position-analysis .given=${{ analysis, actions }}></position-analysis>`) satisfies Body,
  };
}

interface AnalysisInput {
  readonly analysis: Analysis;
  readonly actions: DialogActions;
}

class PositionAnalysis extends HTMLElement {
  #given: AnalysisInput | null = null;
  #stop = new AbortController();
  /** True while the lesson is taken. */
  #isGuided = false;

  set given(given: AnalysisInput) {
    this.#given = given;
    if (this.isConnected) this.#render();
  }

  connectedCallback(): void {
    this.#stop = new AbortController();
    this.#given?.analysis.shown();
    this.#render();
    if (this.#given) draggable(this, this.#given.analysis, this.#stop.signal);
    shrinking(this, this.#stop.signal);
  }

  disconnectedCallback(): void {
    this.#stop.abort();
    this.#given?.analysis.left();
  }

  #render(): void {
    if (!this.#given) return;
    const { analysis } = this.#given;
    render(content(this.#given), this);
    point(this, analysis);
    // After the lesson the next position begins at its top.
    if (this.#isGuided && !analysis.guide) this.querySelector(".body")?.scrollTo(0, 0);
    this.#isGuided = analysis.guide !== null;
  }
}

customElements.define("position-analysis", PositionAnalysis);

/** Has the tiles of an analysis dragged from place to place. */
function draggable(root: HTMLElement, analysis: Analysis, signal: AbortSignal): void {
  const drop = (tile: string, lying: Lying | null, key: string | null): void => {
    const { view } = analysis;
    if (!view) return;
    const find = (key: string) => placeNamed(key, analysis, view);
    const place = lying && find(lying.place);
    const to = key === null ? null : find(key);
    if (place || to) analysis.move(tile, place && { place, at: lying.at }, to);
  };
  const face = (tile: string) => facing(analysis.view?.okey ?? null)(tile);
  new TileDrag(root, { face, drop }, signal);
}

function content({ analysis, actions }: AnalysisInput): TemplateResult {
  const { view, found } = analysis;
  return html`${head(say("analysis-title"), nothing, html`${rules(analysis)}${written(analysis)}`)}
    ${guideCard(analysis)}
    <div class="body ${found ? "answered" : ""}" tabindex="0">
      <div class="board">${view ? places(analysis, view) : nothing}</div>
      ${answer(analysis)}
      ${palette(analysis)}
      <div class="others">${view ? others(analysis, view) : nothing}</div>
      <div class="beneath">${view?.position ? playing(view.position, analysis.level, actions) : nothing}${linking(analysis)}${view?.position ? embedding(view.position) : nothing}${view ? more(analysis, view) : nothing}${recent(analysis)}</div>
    </div>
    ${closing(actions, tools(analysis))}`;
}

/** Renders the choice of the rules, by game. */
function rules(analysis: Analysis): TemplateResult {
  const { rules: text } = analysis.position;
  const chosen = text || PRESETS[gameOfRules(text)][0];
  const known = GAMES.flatMap((game): readonly string[] => PRESETS[game]);
  const own = known.includes(chosen) ? [] : [chosen];
  const option = (rules: string): TemplateResult => {
    const [preset = "", ...changes] = rules.split(" ");
    const words = known.includes(preset) ? [say(`game-${preset}`), ...changes] : [rules];
    return html`<option value=${rules} .selected=${rules === chosen}>${words.join(" ")}</option>`;
  };
  const change = ({ target }: Event): void =>
    analysis.setRules((target as HTMLSelectElement).value);
  return html`<select name="rules" aria-label=${say("rules")} @change=${change}>${own.map(option)}${GAMES.map(
    (game) => html`<optgroup label=${say(`kind-${game}`)}>${PRESETS[game].map(option)}</optgroup>`,
  )}</select>`;
}

function tools(analysis: Analysis): TemplateResult {
  const { canUndo, position } = analysis;
  const tool = (name: string, word: string, offered: boolean, act: () => void): TemplateResult =>
    html`<button class="quiet" data-move=${name} aria-disabled=${!offered} @click=${() => offered && act()}>${say(word)}</button>`;
  return html`${tool("undo", "undo", canUndo, () => analysis.undo())}
    ${tool("clear", "analysis-clear", position.fields.length > 0, () => analysis.clear())}`;
}

/** Renders the ways to hand the position on: a link, and a picture with or without the answer. */
function linking(analysis: Analysis): TemplateResult {
  const { text, handed, view, telling } = analysis;
  const caption = captionOf(analysis);
  const offered = view?.position != null;
  const draw = ({ currentTarget }: Event): void => {
    const look = lookAround(currentTarget as Element)?.present;
    const pictured = view && picturedIn(view, telling ? caption : null);
    if (look && pictured) void analysis.sharePicture(pictureOf(pictured, look));
  };
  const choose = ({ target }: Event): void => analysis.tell((target as HTMLInputElement).checked);
  return html`<div class="tools">
    <button class="quiet small" data-move="link" @click=${() => void analysis.share()}>${say("analysis-link")}</button>
    <button class="quiet small" data-move="picture" aria-disabled=${!offered} @click=${draw}>${say("daily-as-picture")}</button>
    ${caption ? html`<label><input type="checkbox" name="telling" .checked=${telling} @change=${choose}> ${say("analysis-with-answer")}</label>` : nothing}
    <span role="status">${announced(handedText(handed))}</span>
    ${copyByHand(handed, addressOf(text))}
  </div>`;
}

/** Renders the code that shows the position in another page. */
function embedding(position: string): TemplateResult {
  const text = `${scriptTag()}\n${placedTag(position)}`;
  const label = say("replay-share-embed");
  return html`<details class="embed"><summary>${label}</summary>
    <match-text .given=${{ text, label, file: "istaka.html" }}></match-text>
  </details>`;
}

/** Renders what is rarely chosen: the phase, and the seats. */
function more(analysis: Analysis, view: PositionView): TemplateResult {
  const { phases } = view;
  const { position } = analysis;
  const seated = seatedIn(position, view.seats);
  const { seats } = seated;
  const field = (
    name: string,
    word: string,
    values: readonly string[],
    chosen: string,
    labelOf: (value: string) => string,
  ): TemplateResult => {
    const change = ({ target }: Event): void => {
      const { value } = target as HTMLSelectElement;
      analysis.set(name, value === "" ? null : [value]);
    };
    return html`<label><span>${say(word)}</span><select name=${name} @change=${change}>${values.map(
      (value) =>
        html`<option value=${value} .selected=${value === chosen}>${labelOf(value)}</option>`,
    )}</select></label>`;
  };
  const given = (name: string): string => wordsOf(position, name)?.[0] ?? "";
  const phaseName = (value: string): string => say(`analysis-phase-${value}`);
  return html`<details class="more"><summary>${say("analysis-more")}</summary><div>
    ${
      phases.length > 0
        ? field("phase", "analysis-phase", ["", ...phases], given("phase"), (value) =>
            value === "" ? say("analysis-follows") : phaseName(value),
          )
        : nothing
    }
    ${field("turn", "analysis-turn", seats.map(String), `${seated.turn}`, (value) => seatLabel(Number(value), seated))}
    ${field("seat", "analysis-own-seat", seats.map(String), `${seated.seat}`, (value) => say("analysis-seat", { seat: value }))}
  </div></details>`;
}

/** Renders the last positions. */
function recent(analysis: Analysis): TemplateResult | typeof nothing {
  const { kept, listed } = analysis;
  if (kept.length === 0) return nothing;
  const toggled = ({ target }: Event): void => analysis.list((target as HTMLDetailsElement).open);
  return html`<details class="recent" .open=${listed} @toggle=${toggled}><summary>${say("analysis-recent", { count: kept.length })}</summary>
    ${listed ? html`<ul>${kept.map((text) => html`<li>${past(text, analysis)}</li>`)}</ul>` : nothing}
  </details>`;
}

function past(text: string, analysis: Analysis): TemplateResult {
  const position = positionIn(text);
  const face = facing(null);
  const [indicator = [], hand = []] = [INDICATOR, HAND].map((place) =>
    tilesIn(position, place).filter(isTile).map(face),
  );
  const game = say(`kind-${gameOfRules(position.rules)}`);
  return html`<button class="quiet" @click=${() => analysis.recall(text)}><b>${game}</b>
    <tile-row role="img" aria-label=${tileNames(hand)} .tiles=${hand}></tile-row>
    ${indicator.length > 0 ? html`<small>${say("analysis-indicator")}</small> <tile-row role="img" aria-label=${tileNames(indicator)} .tiles=${indicator}></tile-row>` : nothing}</button>`;
}
