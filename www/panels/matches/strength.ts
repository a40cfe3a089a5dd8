/** The strength of the player in each game, told from the rounds that were looked back on. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { answered } from "../../engine/calls";
import type { Reviewing } from "../../engine/judging";
import { GAMES } from "../../engine/presets";
import type { GameName, Habit, Strength } from "../../engine/views";
import { say } from "../../locales/messages";
import { practiceOf } from "../../store/exercises";
import { habitsIn } from "../../store/habits";
import type { ReadPast } from "../../store/history";
import { finished, type RoundSummary } from "../../store/summary";
import { line } from "../charts";
import { decimal } from "../numbers";
import { dateOf } from "./labels";

/** The most points of a course. */
const MOST_POINTS = 40;

/** The most habits that are shown. */
const MOST_HABITS = 3;

/** The strength in a game, and its course. */
export interface Told {
  readonly game: GameName;
  /** The number of rounds that were looked back on. */
  readonly rounds: number;
  /** Null if they are too few. */
  readonly strength: Strength | null;
  /** The strength after matches, the last one last. */
  readonly course: readonly { readonly begun: string; readonly strength: Strength }[];
  /** The mistakes in the rounds that it was told from, or in all while they are too few. */
  readonly habits: readonly Habit<string>[];
}

/** The texts of a game about mistakes. */
export interface MistakeWords {
  habit(mistake: string): string;
  cost(lost: number): string;
}

/** Opens exercises, as an address names them. */
export type Practise = (asked: string) => void;

/** Tells the strength in every game; in none if the judge cannot be fetched. */
export async function strengthsOf(
  counted: readonly ReadPast[],
  judge: Pick<Reviewing, "strengths">,
): Promise<Told[]> {
  const found: Told[] = [];
  for (const game of GAMES) {
    const matches = counted.filter(({ summary }) => summary.game === game).toReversed();
    const rounds: RoundSummary[] = [];
    const ends = matches.map(({ begun, summary }) => {
      rounds.push(...finished(summary).filter(({ skill }) => skill !== null));
      return { begun, end: rounds.length };
    });
    if (rounds.length === 0) continue;
    const skills = rounds.flatMap(({ skill }) => skill ?? []);
    const shown = ends.slice(-MOST_POINTS);
    const told = await answered(
      judge.strengths(
        game,
        skills,
        shown.map(({ end }) => end),
      ),
    );
    const course = shown.flatMap(({ begun }, i) => {
      const strength = told?.[i];
      return strength ? [{ begun, strength }] : [];
    });
    const strength = told?.at(-1) ?? null;
    const habits = habitsIn(rounds.slice(-(strength?.rounds ?? rounds.length)));
    found.push({ game, rounds: rounds.length, strength, course, habits });
  }
  return found;
}

/** Renders the strength in a game. */
export function strengthCard(told: Told, words: MistakeWords, practise: Practise): TemplateResult {
  const { game, rounds, strength, course } = told;
  const title = html`<h2>${say("statistics-strength", { game: say(`learn-of-${game}`) })}</h2>`;
  if (!strength)
    return html`<section>${title}<p>${say("statistics-early", { rounds })}</p>${habitsOf(told, words, practise)}</section>`;
  const { achieves, range, best } = strength;
  const whole = (number: number): string => decimal(Math.round(number));
  const [one = 0, other = 0] = range.map(Math.round).sort((one, other) => one - other);
  const args = { sum: whole(achieves), from: one, to: other, best: whole(best) };
  const dated = (at: number): string => dateOf(course.at(at)?.begun ?? "", "short");
  const values = course.map(({ strength }) => strength.achieves);
  return html`<section class="strength">${title}
    <p>${say(`statistics-strength-${game}`, args)}</p>
    <p class="note">${say("statistics-strength-from", { rounds: strength.rounds })}</p>
    ${course.length > 1 ? line({ values, said: whole, range: [0, best], from: dated(0), to: dated(-1) }) : nothing}${habitsOf(told, words, practise)}</section>`;
}

/** Renders the mistakes that cost most, each to be practised. */
function habitsOf({ game, habits }: Told, words: MistakeWords, practise: Practise) {
  if (habits.length === 0) return nothing;
  const line = ({ mistake, times, lost }: Habit<string>): TemplateResult => {
    const name = words.habit(mistake);
    return html`<li><span>${name}<small>${say("review-times", { times })} · ${words.cost(lost)}</small></span>
      <button class="quiet small" data-move="practise-${mistake}" aria-label=${say("practise-this-label", { name })} @click=${() => practise(practiceOf(game, mistake))}>${say("practise-this")}</button></li>`;
  };
  return html`<h3>${say("review-habits")}</h3>
    <ol class="habits">${habits.slice(0, MOST_HABITS).map(line)}</ol>`;
}
