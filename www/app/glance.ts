/** Writes the glance: match, chips and lessons, for home to show. */

import type { GameView } from "../engine/views";
import { type Glance, writeGlance } from "../home/glance";
import { nextOf } from "../lessons/list";
import { gameOf, LESSON_IDS } from "../lessons/names";
import { say, seatName, seatNames } from "../locales/messages";
import { decimal } from "../panels/numbers";
import { arePartners, gameName, pointsThere, roundName, roundNumber } from "../panels/tally";
import { portraitOf } from "../settings/portraits";
import { isUnderWay, type State } from "../state/state";
import { chipsIn, WALLET } from "../store/contests";
import type { Copies } from "../store/copies";
import { recallProgress } from "../store/lessons";

export class GlanceWriter {
  #written = "";

  constructor(private readonly copies: Copies) {}

  follow(state: State): void {
    if (!this.copies.remembers || state.taught) return;
    this.#write(state);
  }

  #write(state: State): void {
    if (!this.copies.isOurs()) return;
    const chips = chipsIn(this.copies.read(WALLET) ?? "");
    const glance: Glance = {
      match: matchOf(state),
      chips: chips === null ? null : say("chips-count", { chips }),
      lesson: lessonOf(this.copies),
      face: portraitOf(state.settings.face) || null,
    };
    const text = JSON.stringify(glance);
    if (text === this.#written) return;
    this.#written = text;
    writeGlance(glance);
  }
}

/** Describes the running match; null if the player has not acted in it. */
function matchOf(state: State): Glance["match"] {
  const { game, fixture } = state;
  if (!game || !isUnderWay(game)) return null;
  const round = roundName(state) ?? say("round", { round: roundNumber(state) });
  const chips = fixture?.chips ?? [];
  const there = chips.length > 0 ? chips : pointsThere(fixture, game);
  const points = there.length > 0 ? there : game.scores;
  return {
    title: fixture ? say("lobby-title") : gameName(state),
    round,
    points: inLine(there.length === 0 && arePartners(game) ? ofTeams(game) : ofSeats(game, points)),
  };
}

/** Joins facts so that a line ends between two of them. */
function inLine(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}

function ofTeams({ sides }: GameView): string[] {
  return sides.map(({ seats, total }) => `${seatNames(seats)} ${decimal(total)}`);
}

function ofSeats({ players }: GameView, points: readonly number[]): string[] {
  return players.map((seat) => `${seatName(seat)} ${decimal(points[seat] ?? 0)}`);
}

/** Names the next lesson; null if the player has begun none, or done all. */
function lessonOf(copies: Copies): string | null {
  const progress = recallProgress(copies);
  const next = progress.done.length > 0 || progress.at ? nextOf(progress) : null;
  const game = next !== null && gameOf(next);
  if (!game) return null;
  const all = LESSON_IDS[game];
  const place = { number: all.indexOf(next) + 1, of: all.length };
  return say("learn-now", { ...place, title: say(`learn-${next}`) });
}
