/** Writes the glance: match, chips and lessons, for home to show. */

import { today } from "../base/calendar";
import { contestName } from "../contest/words";
import type { GameView } from "../engine/views";
import { figureOf } from "../games/figures";
import type { Lying } from "../home/games";
import { type Glance, NEW_GLANCE, type Running, readGlance, writeGlance } from "../home/glance";
import { nextOf } from "../lessons/list";
import { gameOf, LESSON_IDS } from "../lessons/names";
import { say, seatName, seatNames } from "../locales/messages";
import { decimal } from "../panels/numbers";
import {
  arePartners,
  gameName,
  inLine,
  pointsThere,
  roundName,
  roundNumber,
} from "../panels/tally";
import type { ContestView } from "../pkg/istaka/istaka";
import { type Front, faceIn, signOf } from "../state/faces";
import { isFixtureOver, isUnderWay, type State } from "../state/state";
import { chipsIn, WALLET } from "../store/contests";
import type { Archive } from "../store/copies";
import { KeptMistakes } from "../store/deck";
import { recallProgress } from "../store/lessons";
import { MISTAKES } from "../store/mistakes";

/** The number of series that home shows, and the tiles of the longest of them. */
const SHOWN = 2;
const LONGEST = 5;

export class GlanceWriter {
  #written = "";
  /** The glance of an earlier visit, or the last one. */
  #last = readGlance();
  #atHome = false;
  /** The text of the cards that was read last, and their days. */
  #deck: string | null = null;
  #days: readonly string[] = [];

  constructor(
    private readonly copies: Archive,
    /** Finds the results of deals of the day. */
    private readonly settle: () => Promise<void>,
  ) {}

  follow(state: State): void {
    if (!this.copies.remembers || state.taught) return;
    if (state.home && !this.#atHome) void this.#settle();
    this.#atHome = state.home;
    this.#write(state);
  }

  /** Has home tell of a deal of the day that is over by now. */
  async #settle(): Promise<void> {
    await this.settle();
    dispatchEvent(new Event(NEW_GLANCE));
  }

  /** The days on which mistakes are asked again. */
  get #due(): readonly string[] {
    const text = this.copies.read(MISTAKES);
    if (text !== this.#deck) {
      this.#deck = text;
      this.#days = new KeptMistakes(this.copies).days(today());
    }
    return this.#days;
  }

  #write(state: State): void {
    if (!this.copies.isOurs()) return;
    const chips = chipsIn(this.copies.read(WALLET) ?? "");
    const { holding } = state.contests;
    const glance: Glance = {
      match: matchOf(state),
      names: [1, 2, 3].map(seatName),
      chips: chips === null ? null : say("chips-count", { chips }),
      lesson: lessonOf(this.copies),
      contest: holding ? contestOf(holding.amid ?? holding.contest) : this.#last.contest,
      cups: holding?.wallet.balance.places[0] ?? this.#last.cups,
      again: state.settings.again ? this.#due : [],
      known: state.known ?? this.#last.known,
    };
    this.#last = glance;
    const text = JSON.stringify(glance);
    if (text === this.#written) return;
    this.#written = text;
    writeGlance(glance);
  }
}

/** Names the contest that the player is in. */
function contestOf(view: ContestView | null): string | null {
  if (!view?.own || view.state === "over") return null;
  const place = say("contest-place", { place: view.own.now, left: view.remaining });
  return inLine([contestName(view.terms), place]);
}

/** Describes the running match; null if the player has not acted in it, unless a contest waits. */
function matchOf(state: State): Running | null {
  const { game, fixture, contests } = state;
  if (!game || !(fixture ? !isFixtureOver(state) : isUnderWay(game))) return null;
  const contest = contests.holding?.contest;
  // A tournament counts rounds on, each of which is a match.
  const named = fixture?.mostRounds === 1 ? null : roundName(state);
  const round = named ?? say("round", { round: roundNumber(state) });
  const chips = fixture?.chips ?? [];
  const there = chips.length > 0 ? chips : pointsThere(fixture, game);
  const points = there.length > 0 ? there : game.scores;
  return {
    game: game.game,
    rules: fixture ? "" : game.options.text,
    ...lyingIn(state, game),
    seats: game.players.filter((seat) => seat > 0),
    clockwise: game.direction === "clockwise",
    title: fixture ? (contest ? contestName(contest.terms) : say("lobby-title")) : gameName(state),
    round,
    points: inLine(there.length === 0 && arePartners(game) ? ofTeams(game) : ofSeats(game, points)),
  };
}

/** Writes down the tiles of the player and of the middle of the table. */
function lyingIn({ rack }: State, { game, table }: GameView): Lying {
  if (!table) return { hand: "", middle: "" };
  const written = (tile: string | null): string =>
    tile === null ? "." : faceText(faceIn(table, tile));
  const { slots, shape } = rack;
  const tiers = Array.from({ length: shape.tiers }, (_, tier) =>
    slots.slice(tier * shape.columns, (tier + 1) * shape.columns),
  );
  const hand = tiers.map((tier) => tier.map(written).join(" ")).join(" . ");
  const figure = figureOf(game);
  const open = figure.open(table).map(([, tile]) => written(tile));
  if (open.length > 0) return { hand, middle: `X . ${open.join(" . > . ")}` };
  const short = (figure.series(table) ?? []).filter(({ length }) => length <= LONGEST);
  const shown = short.slice(0, SHOWN).map((tiles) => tiles.map(written).join(" "));
  return { hand, middle: shown.join(" . ") };
}

/** Writes the face of a tile as home reads it. */
function faceText(face: Front): string {
  const { color, number, wild } = face;
  if (color !== null && number !== null) return `${color}${number}${wild ? "*" : ""}`;
  return signOf(face) === "joker" ? "J" : "F";
}

function ofTeams({ sides }: GameView): string[] {
  return sides.map(({ seats, total }) => `${seatNames(seats)} ${decimal(total)}`);
}

function ofSeats({ players }: GameView, points: readonly number[]): string[] {
  return players.map((seat) => `${seatName(seat)} ${decimal(points[seat] ?? 0)}`);
}

/** Names the next lesson; null if the player has begun none, or done all. */
function lessonOf(copies: Archive): string | null {
  const progress = recallProgress(copies);
  const next = progress.done.length > 0 || progress.at ? nextOf(progress) : null;
  const game = next !== null && gameOf(next);
  if (!game) return null;
  const all = LESSON_IDS[game];
  const place = { number: all.indexOf(next) + 1, of: all.length };
  return say("learn-now", { ...place, title: say(`learn-${next}`) });
}
