/** Statistics by game, rules and level of the opponents. */

import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameName } from "../../engine/views";
import { say } from "../../locales/messages";
import {
  type Looked,
  levelOf,
  type Seen,
  type Statistics,
  statisticsOf,
  tableOf,
} from "../../store/statistics";
import { announced } from "../../ui/announced";
import { save } from "../../ui/save";
import { bars, line, table } from "../charts";
import { closing, type DialogActions, head } from "../dialog";
import { decimal, gainedBy, percent, printedCount } from "../numbers";
import { dateOf, levelName, rulesOf } from "./labels";
import type { Matches } from "./matches";
import { type MistakeWords, type Practise, strengthCard } from "./strength";

/** Formats the average loss per round by the player's decisions, in the units of the game. */
type LossOf = (game: GameName, lost: number) => string;

/** The texts of games about decisions. */
export interface Words {
  readonly lossOf: LossOf;
  readonly mistakesOf: (game: GameName) => MistakeWords;
}

export function statistics(
  actions: DialogActions,
  matches: Matches,
  { lossOf, mistakesOf }: Words,
): TemplateResult {
  const counted = matches.counted();
  const found = statisticsOf(counted, matches.choice);
  const games = [...new Set(counted.map(({ summary }) => summary.game))];
  const kinds = new Map(counted.map(({ summary }) => rulesOf(summary)));
  const levels = new Set(counted.map(({ summary }) => levelOf(summary)));
  const rules: [string, string][] = [
    ...(games.length > 1 ? games.map((game): [string, string] => [game, say(`of-${game}`)]) : []),
    ...kinds,
  ];
  const { rules: chosen, level } = matches.choice;
  const begun = matches.before !== null;
  const undo = html` <button class="small" data-move="go-on" @click=${() => matches.undoRestart()}>${say("undo")}</button>`;
  const ways = html`<button class="quiet" data-move="save" ?disabled=${counted.length === 0} @click=${() => save("istaka.csv", "text/csv", tableOf(counted))}>${say("save-file")}</button>
    <button class="quiet" data-move="begin-anew" ?disabled=${counted.length === 0} @click=${() => matches.restart()}>${say("statistics-anew")}</button>`;
  return html`
    ${head(say("statistics-title"), html`<p>${say("statistics-why")}</p>`)}
    <div class="body matches" tabindex="0">
      ${select("statistics-rules", rules, chosen, (rules) => matches.set({ choice: { rules, level } }))}
      ${select(
        "statistics-level",
        [...levels].map((level) => [level, levelName(level)]),
        level,
        (level) => matches.set({ choice: { rules: chosen, level } }),
      )}
      <p role="status">${announced(found.rounds === 0 ? say("statistics-none") : nothing)}</p>
      ${strengths(matches, mistakesOf, actions.tryAgain)}
      ${found.rounds === 0 ? nothing : shown(found, matches.looking, lossOf)}
    </div>
    ${closing(
      actions,
      html`<p class="said ${begun ? "told" : ""}" role="status">${announced(begun ? say("statistics-begun") : nothing)}${begun ? undo : nothing}</p>
        ${begun ? nothing : ways}`,
      "back-to",
    )}
  `;
}

/** The strength in the games that are chosen. */
function strengths(
  { strengths, choice }: Matches,
  mistakesOf: Words["mistakesOf"],
  practise: Practise,
): TemplateResult | typeof nothing {
  const { rules, level } = choice;
  // It is told from all rounds of a game.
  const told = level === null ? strengths.filter(({ game }) => (rules ?? game) === game) : [];
  const rendered = told.map((one) => strengthCard(one, mistakesOf(one.game), practise));
  return told.length === 0 ? nothing : html`<div class="strengths">${rendered}</div>`;
}

/** Formats a share: "3 of 12 (25 %)". */
function shareOf(won: number, of: number): string {
  return of === 0 ? "–" : say("statistics-share", { won, of, share: wholePercent(won / of) });
}

function shown(found: Statistics, looking: boolean, lossOf: LossOf): TemplateResult {
  return html`
    <section><table class="sums"><tbody>
      ${figure("statistics-matches", shareOf(found.won, found.matches))}
    </tbody></table>
    ${found.points.length > 1 ? points(found) : nothing}</section>
    <section>${found.levels.length > 1 ? levels(found) : nothing}</section>
    <details><summary>${say("statistics-more")}</summary>
    ${sums(found)} ${endings(found)}
    ${found.looked || looking ? html`<h2>${say("statistics-looked")}</h2>` : nothing}
    <p role="status">${announced(looking && found.unseen > 0 ? say("statistics-looking", { count: found.unseen }) : nothing)}</p>
    ${found.looked && found.game ? looked(found.looked, found.game, lossOf) : nothing}</details>
  `;
}

function sums(found: Statistics): TemplateResult {
  const { rounds, won, turns } = found.oneAway;
  const away = say("statistics-away", { rounds, of: found.rounds, won });
  return html`<table class="sums"><tbody>
    ${figure("statistics-rounds", shareOf(found.roundsWon, found.rounds))}
    ${figure("statistics-turns", found.turns === null ? "–" : decimal(found.turns))}
    ${figure("statistics-one-away", away)}
    ${turns === null ? nothing : figure("statistics-waited", decimal(turns))}
    ${found.twins > 0 ? figure("statistics-twins", `${found.twins}`) : nothing}
  </tbody></table>`;
}

function endings({ endings }: Statistics): TemplateResult {
  return html`<h2>${say("statistics-endings")}</h2>
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
      [say("statistics-ending"), say("seat-0"), say("statistics-others")],
      endings.map(({ ending, own, others }) => [say(`ending-${ending}`), own, others]),
    )}`;
}

function levels({ levels }: Statistics): TemplateResult {
  return html`<h2>${say("statistics-levels")}</h2>
    ${bars(
      levels.map(({ level, rounds, won }) => ({
        name: levelName(level),
        own: rounds === 0 ? 0 : won / rounds,
        rest: rounds === 0 ? 0 : 1 - won / rounds,
        said: shareOf(won, rounds),
      })),
    )}
    ${table(
      [say("statistics-level"), say("statistics-rounds")],
      levels.map(({ level, rounds, won }) => [levelName(level), shareOf(won, rounds)]),
    )}`;
}

function points({ points, counts }: Statistics): TemplateResult {
  const title = say(`scores-title-${counts}`);
  return html`<h2>${say("statistics-points", { what: title })}</h2>
    ${line({
      values: points.map(({ score }) => score),
      said: (value) => decimal(Math.round(value)),
      range: [0, 1],
      ...datesOf(points),
    })}
    ${table(
      [say("statistics-date"), title, say("statistics-place")],
      points.map(({ begun, score, place }) => [
        dateOf(begun, "short"),
        decimal(score),
        place ?? "–",
      ]),
    )}`;
}

/** Effects of luck, and separately of the player's decisions. */
function looked(
  { rounds, luck, skill, matches }: Looked,
  game: GameName,
  lossOf: LossOf,
): TemplateResult {
  const gain = gainedBy(luck);
  const tiles = { tiles: gainOf(gain), count: printedCount(gain) };
  const helped = { ...luck, expected: decimal(luck.expected) };
  return html`<p class="note">${say(`statistics-looked-${game}`)}</p>
    <table class="sums"><tbody>
      ${figure(`statistics-helped-${game}`, say("statistics-helped-of", helped))}
      ${figure("statistics-luck", say("statistics-tiles", tiles))}
      ${figure("statistics-right", shareOf(skill.right, skill.decisions))}
      ${figure(`statistics-lost-${game}`, lossOf(game, skill.lost / rounds))}
    </tbody></table>
    ${matches.length > 1 ? courses(matches) : nothing}`;
}

/** The course of luck, added up, and that of decisions. */
function courses(matches: readonly Seen[]): TemplateResult {
  const gained = matches.map(({ luck }) => luck.helped - luck.expected);
  let sum = 0;
  const lucks = gained.map((tiles) => {
    sum += tiles;
    return sum;
  });
  // Rounds without decisions have no measure of skill.
  const decided = matches.filter(({ skill }) => skill.decisions > 0);
  const rights = decided.map(({ skill }) => skill.right / skill.decisions);
  const dates = datesOf(decided);
  return html`<h3>${say("statistics-lucks")}</h3>
    ${line({ values: lucks, said: gainOf, range: [-1, 1], ...datesOf(matches) })}
    ${
      decided.length > 1
        ? html`<h3>${say("statistics-rights")}</h3>
          ${line({ values: rights, said: wholePercent, range: [0, 1], ...dates })}`
        : nothing
    }
    ${table(
      [say("statistics-date"), say("statistics-luck"), say("statistics-right")],
      matches.map(({ begun, skill }, i) => [
        dateOf(begun, "short"),
        gainOf(gained[i] ?? 0),
        shareOf(skill.right, skill.decisions),
      ]),
    )}`;
}

function gainOf(tiles: number): string {
  return decimal(tiles, "signed");
}

function wholePercent(share: number): string {
  return percent(share, 0);
}

/** Dates of the first and the last match. */
function datesOf(all: readonly { begun: string }[]): { from: string; to: string } {
  const said = (one: { begun: string } | undefined) => dateOf(one?.begun ?? "", "short");
  return { from: said(all[0]), to: said(all.at(-1)) };
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
