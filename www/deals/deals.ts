/** Deals: their fairness, the deal of the day, and the attempts at a deal. */

import { dayOf, isDay, noonOf, today } from "../base/calendar";
import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import type { GameName } from "../engine/views";
import { say } from "../locales/messages";
import type { DialogActions } from "../panels/dialog";
import type { Heading } from "../panels/heading";
import { dated } from "../panels/numbers";
import { opponentsOf } from "../settings/settings";
import type { AskedDeal, DealFacts, DialogName, Store } from "../state/state";
import { type DailyAttempt, streak } from "../store/attempts";
import type { Archive } from "../store/copies";
import { DailyResults } from "../store/daily-results";
import { type FoundMatch, MATCH, readingsIn } from "../store/match";
import { type Handed, handOn, handOnFile } from "../ui/hand-on";
import { type Check, checksOf } from "./check";
import { type Pictured, pictureOf } from "./picture";
import { type Attempt, attemptsAt, roundsWith } from "./results";
import { Seat } from "./seat";

/** The day whose deal a match has; its first match counts. */
type DailyDay = Pick<DailyAttempt, "game" | "date"> & { readonly isFirst: boolean };

/** Milliseconds between two checks of the date. */
const OFTEN = 1000;

export class Deals {
  readonly results: DailyResults;
  /** The checks of the rounds of the match in question. */
  checks: readonly Check[] = [];
  /** The shown round, from 0. */
  round = 0;
  /** The commitment to the first deal of the next match. */
  next = "";
  attempts: readonly Attempt[] = [];
  /** The current day of the dialog. */
  today = today();
  /** True if that day began while the deal of the day before was shown. */
  turned = false;
  /** The shown day; `month` is the month around it. */
  date = this.today;
  month = this.date.slice(0, 7);
  game: GameName = "okey";
  /** The matches of the shown deal. */
  matches: readonly FoundMatch[] = [];
  /** The outcome of sharing the result. */
  handed: Handed | "saved" | null = null;
  /** True while the result of the day's deal is shown instead of the calendar. */
  ends = false;
  /** The bots in the player's seat. */
  readonly seat: Seat;
  #watch: ReturnType<typeof setInterval> | undefined;
  /** The match at the table, and the day whose deal it has. */
  #here: { readonly match: number; readonly day: DailyDay | null } = { match: -1, day: null };

  constructor(
    readonly store: Store,
    private readonly engine: RemoteEngine,
    private readonly copies: Archive,
  ) {
    this.results = new DailyResults(copies, engine);
    this.seat = new Seat(engine, () => this.#changed());
    store.onChange(() => void this.#follow());
  }

  /** Finds the day of the match at the table, once for each match. */
  async #follow(): Promise<void> {
    const { match, game, taught } = this.store.state;
    if (!game || taught || match === this.#here.match) return;
    this.#here = { match, day: null };
    if (this.results.attempts.length === 0) return;
    // The match is kept right after it is shown.
    await Promise.resolve();
    const day = await this.#dayHere();
    if (day === null || this.#here.match !== match) return;
    this.#here = { match, day };
    this.#changed();
  }

  /** Returns the day of the match at the table; null if its deal is of no day. */
  async #dayHere(): Promise<DailyDay | null> {
    const saved = readingsIn(this.copies, MATCH)[0]?.saved;
    const read = saved && (await answered(this.engine.recorded(saved.match)));
    if (!read?.ok) return null;
    const { seed } = read.value;
    const found = this.results.attempts.find((one) => one.seed === seed);
    if (!found) return null;
    const isFirst = found.begun === null || found.begun === saved?.begun;
    return { game: found.game, date: found.date, isFirst };
  }

  /** The heading of a table with the deal of a day. */
  get heading(): Heading | null {
    const { day } = this.#here;
    if (day === null || this.#here.match !== this.store.state.match) return null;
    const { game, date, isFirst } = day;
    const days = streak(this.results.attempts, game, today());
    const facts = [
      dated(date, { day: "numeric", month: "long" }),
      ...(days > 1 ? [say("daily-streak-short", { days })] : []),
      ...(isFirst ? [] : [say("daily-mark-late")]),
    ];
    return { title: say("daily"), facts, dialog: "daily" };
  }

  /** Reads the content of a dialog. */
  async begin(name: DialogName, asked: AskedDeal): Promise<void> {
    this.handed = null;
    if (name === "fair") await this.#read(asked);
    else if (name === "tries") await this.#compare(asked);
    else await this.#open();
  }

  async #read({ record, round }: AskedDeal): Promise<void> {
    this.checks = await checksOf(record, this.engine);
    const over = this.checks.findLastIndex(({ key }) => key !== "");
    this.round = round ?? Math.max(over, 0);
    this.next = await this.engine.commitment();
  }

  async #compare({ record, round }: AskedDeal): Promise<void> {
    const read = await this.engine.recorded(record);
    const wall = read.ok ? read.value.rounds[round ?? 0]?.wall : undefined;
    this.attempts = wall === undefined ? [] : await attemptsAt(wall, this.copies, this.engine);
  }

  /** Reads the facts about the deal of a round, counted from 0; null if the engine cannot. */
  async known(record: string, round: number): Promise<DealFacts | null> {
    const read = await answered(this.engine.recorded(record));
    if (!read?.ok) return null;
    const { seed, rounds } = read.value;
    const day = this.results.attempts.find((one) => one.seed === seed);
    if (day) await this.results.settle();
    const days = day ? streak(this.results.attempts, day.game, today()) : 0;
    const daily = day ? { date: day.date, days } : null;
    const wall = rounds[round]?.wall;
    const all = wall === undefined ? [] : await roundsWith(wall, this.copies, this.engine);
    return { daily, again: all.length > 1 };
  }

  async #open(): Promise<void> {
    await this.results.settle();
    const { game } = this.store.state;
    if (game) this.game = game.game;
    this.#keepUp();
    const here = this.store.state.home ? null : await this.#dayHere();
    this.ends = here?.isFirst === true && game?.standing != null;
    if (here) this.game = here.game;
    await this.#look(this.ends && here ? here.date : this.today);
    if (this.ends && this.attempt) void this.seat.play(this.attempt);
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (this.store.state.dialog !== "daily") clearInterval(this.#watch);
      else if (this.#keepUp()) this.#changed();
    }, OFTEN);
  }

  /** Follows the local date. Returns true if another day has begun. */
  #keepUp(): boolean {
    const before = this.today;
    this.today = today();
    if (this.today === before) return false;
    if (this.date !== before) return true;
    void this.#look(this.today);
    this.turned = true;
    return true;
  }

  /** The first attempt at the shown deal. */
  get attempt(): DailyAttempt | null {
    return this.results.of(this.game, this.date);
  }

  /** Shows another round, or the calendar instead of the result. */
  set(some: Partial<Pick<Deals, "round" | "ends">>): void {
    Object.assign(this, some);
    this.#changed();
  }

  setWord(word: string): void {
    this.store.change({ word });
  }

  choose(game: GameName): void {
    this.game = game;
    void this.#find();
    this.#changed();
  }

  look(date: string): void {
    void this.#look(date);
    this.#changed();
  }

  #look(date: string): Promise<void> {
    this.turned = false;
    this.date = date;
    this.month = date.slice(0, 7);
    return this.#find();
  }

  /** Finds the matches of the shown deal; ignores the answer if another is shown meanwhile. */
  async #find(): Promise<void> {
    this.handed = null;
    this.matches = [];
    const { attempt } = this;
    const found = attempt ? await this.results.matches(attempt.seed) : [];
    if (attempt?.seed !== this.attempt?.seed) return;
    this.matches = found;
    this.#changed();
  }

  /** Shows another month; `months` may be negative. */
  turn(months: number): void {
    const moment = noonOf(`${this.month}-01`);
    moment.setMonth(moment.getMonth() + months);
    const day = dayOf(moment);
    // Days before the year 0 are invalid.
    if (isDay(day)) this.month = day.slice(0, 7);
    this.#changed();
  }

  /** Plays the deal of the shown day. */
  async play({ session, warn }: Pick<DialogActions, "session" | "warn">): Promise<void> {
    const seen = this.date;
    // The shown deal may be that of yesterday by now.
    if (this.#keepUp() && this.date !== seen) return this.#changed();
    const { game, date, today } = this;
    const deal = await answered(this.engine.daily(game, date));
    if (deal === null) return warn();
    this.results.note(game, date, deal.seed, today);
    session.playOn(deal.record, opponentsOf());
  }

  /** Shares a picture, or saves it as a file. */
  async sharePicture(of: Pictured): Promise<void> {
    const file = await answered(pictureOf(of));
    this.handed = file && (await handOnFile(file));
    this.#changed();
  }

  async share(text: string): Promise<void> {
    this.handed = await handOn({ text });
    this.#changed();
  }

  #changed(): void {
    this.store.change({});
  }
}
