/** What the matches of this browser come to, by game, rules and level of the opponents. */

import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { save } from "../../elements/save";
import { languageOf, say } from "../../locales/messages";
import type { State } from "../../state";
import { levelOf, type Statistics, statisticsOf, tableOf } from "../../statistics";
import { closing, type DialogActions, head, signed } from "../dialog";
import { bars, line, table } from "./charts";
import { dateOf, levelName, rulesOf } from "./labels";
import type { Matches } from "./matches";

export function statistics(actions: DialogActions, state: State, matches: Matches): TemplateResult {
  const counted = matches.counted(state);
  const found = statisticsOf(counted, matches.choice);
  const games = [...new Set(counted.map(({ summary }) => summary.game))];
  const kinds = new Map(counted.map(({ summary }) => rulesOf(summary)));
  const levels = new Set(counted.map(({ summary }) => levelOf(summary)));
  const rules: [string, string][] = [
    ...(games.length > 1 ? games.map((game): [string, string] => [game, say(`of-${game}`)]) : []),
    ...kinds,
  ];
  const { rules: chosen, level } = matches.choice;
  return html`
    ${head(say("statistics-title"), html`<p>${say("statistics-why")}</p>`)}
    <div class="body matches" tabindex="0">
      ${select("statistics-rules", rules, chosen, (rules) => matches.choose({ rules }))}
      ${select(
        "statistics-level",
        [...levels].map((level) => [level, levelName(level)]),
        level,
        (level) => matches.choose({ level }),
      )}
      ${found.rounds === 0 ? html`<p role="status">${say("statistics-none")}</p>` : shown(found, state)}
    </div>
    ${closing(
      actions,
      matches.before === null
        ? html`<button class="quiet" data-move="save" ?disabled=${counted.length === 0} @click=${() => save("istaka.csv", "text/csv", tableOf(counted))}>${say("save-file")}</button>
            <button class="quiet" data-move="begin-anew" ?disabled=${counted.length === 0} @click=${() => matches.beginAnew()}>${say("statistics-anew")}</button>`
        : html`<p class="told" role="status">${say("statistics-begun")} <button class="small" data-move="go-on" @click=${() => matches.goOn()}>${say("undo")}</button></p>`,
      "back-to",
    )}
  `;
}

function shown(found: Statistics, state: State): TemplateResult {
  const { language } = state.settings;
  const number = new Intl.NumberFormat(languageOf(language), { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(languageOf(language), { style: "percent" });
  const share = (won: number, of: number) =>
    of === 0 ? "–" : say("statistics-share", { won, of, share: percent.format(won / of) });
  const { points, counts, endings, levels } = found;
  const title = `scores-title-${counts}`;
  return html`
    <table class="sums"><tbody>
      ${figure("statistics-matches", share(found.won, found.matches))}
      ${figure("statistics-rounds", share(found.roundsWon, found.rounds))}
      ${figure("statistics-turns", found.turns === null ? "–" : number.format(found.turns))}
      ${figure("statistics-twins", `${found.twins}`)}
    </tbody></table>
    <h2>${say("statistics-endings")}</h2>
    <p class="legend"><span class="own"></span>${say("seat-0")} <span class="rest"></span>${say("statistics-others")}</p>
    ${bars(
      endings.map(({ ending, own, others }) => ({
        name: say(`ending-${ending}`),
        own,
        rest: others,
        said: `${own} + ${others}`,
      })),
    )}
    ${table(
      say("statistics-table"),
      [say("statistics-ending"), say("seat-0"), say("statistics-others")],
      endings.map(({ ending, own, others }) => [say(`ending-${ending}`), own, others]),
    )}
    ${
      levels.length > 1
        ? html`<h2>${say("statistics-levels")}</h2>
          ${bars(
            levels.map(({ level, rounds, won }) => ({
              name: levelName(level),
              own: rounds === 0 ? 0 : won / rounds,
              rest: rounds === 0 ? 0 : 1 - won / rounds,
              said: share(won, rounds),
            })),
          )}
          ${table(
            say("statistics-table"),
            [say("statistics-level"), say("statistics-rounds")],
            levels.map(({ level, rounds, won }) => [levelName(level), share(won, rounds)]),
          )}`
        : nothing
    }
    ${
      points.length > 1
        ? html`<h2>${say(title)}</h2>
          ${line(points.map(({ score }) => score))}
          ${table(
            say("statistics-table"),
            [say("statistics-date"), say(title), say("statistics-place")],
            points.map(({ begun, score, place }) => [
              dateOf(begun, state, "short"),
              signed(score, ""),
              place ?? "–",
            ]),
          )}`
        : nothing
    }
  `;
}

function figure(word: string, value: string): TemplateResult {
  return html`<tr><th scope="row">${say(word)}</th><td>${value}</td></tr>`;
}

function select(
  word: string,
  values: readonly (readonly [string, string])[],
  chosen: string | null,
  choose: (value: string | null) => void,
): TemplateResult {
  const change = ({ target }: Event) => choose((target as HTMLSelectElement).value || null);
  return html`<label class="line"><span>${say(word)}</span>
    <select .value=${live(chosen ?? "")} @change=${change}>
      <option value="">${say("statistics-all")}</option>
      ${values.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
    </select></label>`;
}
