/** The dialog for a new match: rules, number of players, and opponents. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameView, WayOutView } from "../../engine/views";
import { say, spoken } from "../../locales/messages";
import { gamesIn } from "../../settings/settings";
import { type Draft, isUnderWay, type NamedRules } from "../../state/state";
import { choice } from "../choice";
import { type DialogActions, fairly, head } from "../dialog";
import { type Drafts, isChanged, playersIn, type StrengthIn } from "./drafts";
import { opponents } from "./opponents";
import { setting } from "./setting";
import { differences, type GameRules, gameOf, said, valueName } from "./words";

export function newGame(
  game: GameView,
  actions: DialogActions,
  drafts: Drafts,
  strengthIn: StrengthIn,
): TemplateResult {
  const { shown: draft, games } = drafts;
  if (!draft) return html``;
  const { view, own } = draft;
  const running = isUnderWay(game);
  const clash = view.conflicts.length > 0;
  const players = view.settings.find(({ name }) => name === "players");
  const chosen = gameOf(view.preset, games);
  return html`
    ${head(say("new-game-title"), html`${running ? html`<p>${say("new-game-why")}</p>` : nothing}${draft.seed ? html`<p>${say("new-game-seed", { seed: draft.seed })}</p>` : nothing}`)}
    <div class="body sets">
      ${gameCards(chosen, drafts)}
      ${players ? setting(players, draft, drafts) : nothing}
      ${opponents(draft, drafts, strengthIn)}
      <fieldset ?inert=${draft.moving}><legend class="unseen">${say("rules")}</legend>
        ${drafts.presetsOf(chosen).map((preset) => presetCard(preset, draft, drafts, actions))}
        ${own.length > 0 ? html`<h2>${say("own-title")}</h2>` : nothing}
        ${own.map((set, i) => (set.view ? ownCard(set, i, draft, drafts, actions) : unread(i, drafts)))}
      </fieldset>
      <div class="tools">
        <button class="quiet" data-move="receive" @click=${() => actions.open("sharing")}>${say("others-rules")}</button>
        <button class="quiet" data-move="daily" @click=${() => actions.open("daily")}>${say("daily")}</button>
        ${draft.seed === null ? fairly(actions, draft.commitment) : nothing}
      </div>
    </div>
    <footer>
      ${said(draft, () => drafts.undo())}
      <button class="quiet" ?autofocus=${running || clash} @click=${actions.close}>${say(running ? "cancel" : "back")}</button>
      <button class="primary" ?autofocus=${!running && !clash} data-move="new-game" aria-describedby="clashes" ?disabled=${clash}
        @click=${() => play(drafts, actions)}>${say("play")}</button>
    </footer>
  `;
}

/** Starts the match by the current choices, even those the engine has not confirmed yet. */
async function play(drafts: Drafts, actions: DialogActions): Promise<void> {
  const draft = await drafts.settled();
  if (!draft || draft.view.conflicts.length > 0) return;
  const { view, level, opponents, seed } = draft;
  actions.set({ rules: view.text, level, opponents });
  actions.session.newGame(seed);
}

/** The choice of the game, above all others, because rules and opponents depend on it. */
function gameCards(chosen: GameRules | undefined, drafts: Drafts): TemplateResult {
  return choice({
    name: "game",
    title: say("new-game-game"),
    look: "games",
    values: gamesIn(spoken()),
    chosen: chosen?.game,
    choose: (name) => void drafts.chooseGame(name),
    show: (name) => say(`kind-${name}`),
  });
}

function presetCard(
  preset: string,
  draft: Draft,
  drafts: Drafts,
  actions: DialogActions,
): TemplateResult {
  const chosen = draft.from === null && draft.view.preset === preset;
  const changed = chosen ? differences(draft.view) : "";
  return html`<section class="set ${chosen ? "chosen" : ""}" data-set=${preset}>
    <label><input type="radio" name="rules" .checked=${chosen} @change=${() => drafts.choosePreset(preset)}>
      <span><b>${say(`preset-${preset}`)}</b>
      <small>${say(`preset-${preset}-text`)}</small>
      <small class="source">${say(`preset-${preset}-source`)}</small></span></label>
    ${changed ? html`<p class="mark">${changed}</p>` : nothing}
    ${chosen ? html`${clashes(draft, drafts)}${tools(draft, drafts, actions)}` : nothing}
  </section>`;
}

function ownCard(
  { name, view, kept }: NamedRules,
  i: number,
  draft: Draft,
  drafts: Drafts,
  actions: DialogActions,
): TemplateResult {
  const chosen = draft.from === i;
  const now = (chosen ? draft.view : view) ?? draft.view;
  const more = kept
    ? html`<button class="small" data-move="drop" @click=${() => drafts.drop(i)}>${say("drop")}</button>`
    : html`<button class="small" data-move="keep" ?disabled=${now.conflicts.length > 0} @click=${() => drafts.keep(name || say("own-unnamed"), false)}>${say("keep-rules")}</button>`;
  return html`<section class="set ${chosen ? "chosen" : ""}" data-own=${i}>
    <label><input type="radio" name="rules" .checked=${chosen} @change=${() => drafts.chooseOwn(i)}>
      <span><b>${name || say("own-unnamed")}</b>
      <small>${say(`preset-${now.preset}`)} · ${say("difference", { rule: say("option-players"), value: playersIn(now) })}</small></span></label>
    ${differences(now) ? html`<p class="mark">${differences(now)}</p>` : nothing}
    ${chosen && isChanged(draft) ? html`<p class="mark">${say("own-changed")}</p>` : nothing}
    ${chosen ? html`${clashes(draft, drafts)}${tools(draft, drafts, actions, more)}` : nothing}
  </section>`;
}

/**
 * Rules this version cannot read; they stay for a version that can, unless the player deletes them.
 */
function unread(i: number, drafts: Drafts): TemplateResult {
  return html`<section class="set" data-own=${i}><p>${say("own-unread")}</p>
    <div class="tools"><button class="small" data-move="drop" @click=${() => drafts.drop(i)}>${say("drop")}</button></div></section>`;
}

/** The conflicts that prevent a match, and ways to resolve them. */
function clashes({ view }: Draft, drafts: Drafts): TemplateResult {
  const way = ({ setting, value }: WayOutView): TemplateResult => {
    const rule = say(`option-${setting}`);
    const wording = view.settings.find(({ name }) => name === setting)?.wording;
    const word = say("difference", { rule, value: valueName(setting, value, wording) });
    return html`<button class="small" data-move="resolve" @click=${() => drafts.change(setting, value)}>${word}</button>`;
  };
  return html`<div class="trouble" id="clashes">${view.conflicts.map(
    ({ code, ways }) =>
      html`<p>${say(`unread-${code}`)}</p><div class="tools">${ways.map(way)}</div>`,
  )}</div>`;
}

function tools(
  { shared }: Draft,
  drafts: Drafts,
  { open, showRules }: DialogActions,
  more: unknown = nothing,
): TemplateResult {
  // Waits for changes the engine has not confirmed yet.
  const show = async (): Promise<void> => {
    const draft = await drafts.settled();
    if (draft) showRules(draft.view.text);
  };
  return html`<div class="tools">
    <button class="small" ?disabled=${shared === ""} @click=${show}>${say("rules")}</button>
    <button class="small" data-move="change" @click=${() => open("editor")}>${say("change-rules")}</button>
    <button class="small" data-move="share" ?disabled=${shared === ""} @click=${() => open("sharing")}>${say("share")}</button>
    ${more}
  </div>`;
}
