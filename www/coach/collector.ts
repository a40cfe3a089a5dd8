/**
 * Finds the player's dear mistakes in finished rounds, while nothing is played: as long as the end
 * of a round is looked at, or home. They are kept as cards, to be tried again. Then rounds of bots
 * are played for other exercises.
 */

import { today } from "../base/calendar";
import { unfetched } from "../base/version";
import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import { Reviewing } from "../engine/judging";
import { usualName } from "../locales/messages";
import { namesOf } from "../panels/names";
import { NO_MISTAKES } from "../state/mistakes";
import type { State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import { KeptMistakes } from "../store/deck";
import { KeptPractice } from "../store/exercises";
import { MATCH, PAST, readingsIn, type SavedMatch } from "../store/match";
import type { Whence } from "../store/mistakes";
import { finished, summaryOf } from "../store/summary";

/** The judge of finished rounds. */
type Judge = Pick<Reviewing, "exercises" | "practice" | "stop">;

/** Most rounds that are played for exercises in a visit. */
const MOST_ROUNDS = 12;

/** A round to be looked at. */
interface Round extends Whence {
  readonly record: string;
  readonly names: readonly string[];
}

export class Collector {
  readonly #kept: KeptMistakes;
  readonly #practice: KeptPractice;
  /** The judge at work; null while it rests. */
  #judge: Judge | null = null;
  /** Number of rounds that were played for exercises. */
  #played = 0;
  /** The moment in which nothing was left to look at, or which was told last. */
  #done = "";
  #told = "";
  /** The last round of those that have brought the first cards of all. */
  #first: string | null = null;

  constructor(
    private readonly store: Store,
    private readonly copies: Archive,
    private readonly engine: Pick<RemoteEngine, "summarize">,
    private readonly judge: () => Judge = () => new Reviewing(),
  ) {
    this.#kept = new KeptMistakes(copies);
    this.#practice = new KeptPractice(copies);
  }

  follow(state: State): void {
    const moment = momentOf(state);
    if (moment !== this.#told) this.#tell(moment);
    const works = this.#judge !== null;
    if (!this.#isIdle(state)) this.#stop();
    else if (!works && moment !== this.#done) void this.#collect(moment);
  }

  /** Returns true while nothing is played, and cards may be made. */
  #isIdle({ settings, taught, home, game }: State): boolean {
    const rests = home || (game !== null && game.table?.turn === null);
    const { remembers } = this.copies;
    return rests && settings.again && taught === null && remembers && this.copies.isOurs();
  }

  #stop(): void {
    this.#judge?.stop();
    this.#judge = null;
  }

  /** Looks at one round after the other; what is left waits for the next moment. */
  async #collect(moment: string): Promise<void> {
    const judge = this.judge();
    this.#judge = judge;
    const isCancelled = (): boolean => this.#judge !== judge;
    // The match is kept with the end of its round.
    await this.copies.stored;
    const { cards, gone } = this.#kept.deck;
    const isFirst = cards.length === 0 && gone.length === 0;
    for (const round of await this.#rounds()) {
      if (isCancelled()) return;
      const found = await answered(judge.exercises(round.record, round.round).catch(unfetched));
      if (isCancelled()) return;
      if (found === "unfetched") break;
      // A round that breaks the judge is not looked at again.
      const made = this.#kept.add(found?.ok ? found.value : [], round, today());
      if (isFirst && made.length > 0) this.#first = nameOf(round);
      this.#tell(moment);
    }
    await this.#make(judge, isCancelled);
    if (isCancelled()) return;
    this.#stop();
    this.#done = moment;
  }

  /** Plays rounds by the rules at the table until there are enough exercises of the game. */
  async #make(judge: Judge, isCancelled: () => boolean): Promise<void> {
    const { game } = this.store.state;
    // Before the first finished round the judge is not fetched.
    if (game === null || this.#kept.deck.looked === null) return;
    for (; this.#played < MOST_ROUNDS; this.#played++) {
      if (isCancelled() || this.#practice.isFull(game.game)) return;
      const found = await answered(judge.practice(game.options.text).catch(unfetched));
      if (isCancelled() || found === null || found === "unfetched") return;
      this.#practice.add(found);
    }
  }

  /** Returns the finished rounds since the one that was looked at last, the oldest first. */
  async #rounds(): Promise<Round[]> {
    const { looked } = this.#kept.deck;
    const past = this.copies.keys().filter((key) => key.startsWith(PAST));
    const since = looked ? past.filter((key) => key.slice(PAST.length) >= looked.begun) : [];
    const found: Round[] = [];
    for (const key of [...since.sort(), MATCH]) {
      const saved = readingsIn(this.copies, key)[0]?.saved;
      if (saved && (!looked || saved.begun >= looked.begun))
        found.push(...(await this.#roundsOf(saved)));
    }
    const isNew = ({ begun, round }: Round): boolean =>
      looked === null || begun !== looked.begun || round > looked.round;
    return found.filter(isNew);
  }

  /** Returns the finished rounds of a match; none of one for practice. */
  async #roundsOf({ match: record, opponents, begun, leg }: SavedMatch): Promise<Round[]> {
    const answer = await answered(this.engine.summarize(record));
    if (!answer?.ok || answer.value.game.practice) return [];
    const given = namesOf({ ...this.store.state, opponents, fixture: leg ?? null });
    const seats = answer.value.game.players.filter((seat) => seat > 0);
    const names = seats.map((seat) => given[seat - 1] || usualName(seat));
    const rounds = finished(summaryOf(answer.value, opponents));
    return rounds.map(({ round }) => ({ record, begun, round, names }));
  }

  /** Puts the facts about the cards into the state, if they have changed. */
  #tell(moment: string): void {
    this.#told = moment;
    const { state } = this.store;
    const here = state.game?.table?.turn === null ? this.#here : null;
    const count = here ? this.#kept.dearestOf(here).length : 0;
    const round = here && count > 0 ? nameOf(here) : null;
    const first = round !== null && round === this.#first;
    const facts = settingsAllow(state) ? { round, count, first } : NO_MISTAKES;
    if (JSON.stringify(facts) !== JSON.stringify(state.mistakes))
      this.store.change({ mistakes: facts });
  }

  /** The last round at the table. */
  get #here(): Whence | null {
    const { game } = this.store.state;
    const saved = readingsIn(this.copies, MATCH)[0]?.saved;
    return saved && game ? { begun: saved.begun, round: game.round - 1 } : null;
  }
}

/** Identifies a moment in which there may be something to look at, or to tell. */
function momentOf({ match, game, home, dialog, settings }: State): string {
  return [match, game?.round, game?.table?.turn === null, home, dialog, settings.again].join();
}

function settingsAllow({ settings }: State): boolean {
  return settings.again;
}

/** Names a round as an address does. */
function nameOf({ begun, round }: Whence): string {
  return `${begun}.${round}`;
}
