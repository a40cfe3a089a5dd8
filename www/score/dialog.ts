/** The dialog in which the score of a real table is kept. */

import "./score.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { PRESETS } from "../engine/presets";
import { RuleEngine } from "../engine/rules";
import { learnScore, say, spoken } from "../locales/messages";
import { choice } from "../panels/choice";
import { type Body, closing, type DialogActions, head } from "../panels/dialog";
import { dated } from "../panels/numbers";
import { gamesIn } from "../settings/settings";
import type { Store } from "../state/state";
import type { Archive } from "../store/copies";
import type { Sheet } from "../store/sheets";
import { roundForm } from "./form";
import { PLAYERS, Scores } from "./scores";
import { sheetTable } from "./table";

/** Returns the dialog, which fetches its words and its engine when it is first opened. */
export function scoring(store: Store, copies: Archive) {
  const scores = new Scores(store, copies, new RuleEngine());
  return {
    isReady: () => scores.isOpen,
    read: async (): Promise<void> => {
      await learnScore(spoken());
      await scores.open();
    },
    body: ((_, actions) =>
      scores.sheet ? kept(scores, actions, scores.sheet) : setup(scores, actions)) satisfies Body,
  };
}

/** A new sheet: its rules, and the names of the players. */
function setup(scores: Scores, actions: DialogActions): TemplateResult {
  const { rules, names, sheets } = scores;
  if (!rules) return html``;
  const players = rules.settings.find(({ name }) => name === PLAYERS);
  return html`${head(say("score-title"), html`<p>${say("score-why")}</p>`)}
    <div class="body score" tabindex="0">
      ${choice({
        name: "score-game",
        title: say("score-game"),
        values: gamesIn(spoken()),
        chosen: rules.game,
        choose: (game) => void scores.chooseGame(game),
        show: (game) => say(`kind-${game}`),
      })}
      ${choice({
        name: "score-preset",
        title: say("rules"),
        values: PRESETS[rules.game],
        chosen: rules.preset,
        choose: (preset) => void scores.choosePreset(preset),
        show: (preset) => say(`preset-${preset}`),
      })}
      ${
        players && players.values.length > 1
          ? choice({
              name: "score-players",
              title: say("option-players"),
              values: players.values,
              chosen: players.value,
              choose: (count) => void scores.choosePlayers(count),
              show: (count) => count,
            })
          : nothing
      }
      <fieldset class="names"><legend>${say("score-names")}</legend>
        ${rules.seats.map((seat) => html`<input type="text" maxlength="20" autocomplete="off" placeholder=${say("score-player", { number: seat + 1 })} aria-label=${say("score-player", { number: seat + 1 })} .value=${names[seat] ?? ""} @input=${({ target }: Event) => scores.nameSeat(seat, (target as HTMLInputElement).value)}>`)}
      </fieldset>
      ${scores.dropped ? html`<div class="tools"><button class="small" data-move="score-restore" @click=${() => void scores.restore()}>${say("score-restore")}</button></div>` : nothing}
      ${earlier(scores, sheets)}
    </div>
    ${closing(actions, html`<button class="primary" data-move="score-begin" @click=${() => void scores.begin()}>${say("score-begin")}</button>`)}`;
}

/** A sheet with its rounds. */
function kept(scores: Scores, actions: DialogActions, sheet: Sheet): TemplateResult {
  const { rules, sheets } = scores;
  const began = sheet.rounds.length > 0;
  return html`${head(say("score-title"), html`<p>${rules ? say(`preset-${rules.preset}`) : nothing} · ${dated(new Date(sheet.begun), { dateStyle: "medium" })}</p>`)}
    <div class="body score" tabindex="0">
      ${sheetTable(scores)}
      ${began ? html`<div class="tools"><button class="small" data-move="score-back" @click=${() => void scores.takeBack()}>${say("score-back")}</button></div>` : nothing}
      ${roundForm(scores)}
      <div class="tools others">
        <button class="quiet" data-move="score-new" @click=${() => void scores.prepare()}>${say("score-new")}</button>
        <button class="quiet" data-move="score-print" @click=${() => print()}>${say("score-print")}</button>
        <button class="quiet" data-move="score-drop" @click=${() => void scores.drop()}>${say("score-drop")}</button>
      </div>
      ${earlier(
        scores,
        sheets.filter(({ begun }) => begun !== sheet.begun),
      )}
    </div>
    ${closing(actions)}`;
}

/** The sheets that were begun earlier. */
function earlier(scores: Scores, sheets: readonly Sheet[]): TemplateResult | typeof nothing {
  if (sheets.length === 0) return nothing;
  const line = (sheet: Sheet): TemplateResult => {
    const names = sheet.names.filter((name) => name !== "");
    return html`<li><button class="small" data-move="score-sheet" @click=${() => void scores.turnTo(sheet)}>${dated(new Date(sheet.begun), { dateStyle: "medium" })}${names.map((name) => ` · ${name}`)}</button></li>`;
  };
  return html`<section class="earlier"><h2>${say("score-earlier")}</h2><ul>${sheets.map(line)}</ul></section>`;
}
