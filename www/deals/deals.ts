/** Deals: their fairness, the deal of the day, and tries at the same one. */

import { dayOf, isDay, noonOf, today } from "../calendar";
import { type Handed, handOn } from "../elements/hand-on";
import type { RemoteEngine } from "../engine/client";
import type { DealName, PageActions } from "../panels/dialog";
import type { AskedDeal } from "../panels/dialogs";
import { opponentsOf } from "../seats";
import type { Store } from "../state";
import { wallIn } from "../store/attempts";
import type { Copies } from "../store/copies";
import { type DailyAttempt, DailyResults } from "../store/daily-results";
import type { FoundMatch } from "../store/match";
import type { GameName } from "../views";
import { type Check, checksOf } from "./check";
import { type Try, triesAt } from "./results";

/** Milliseconds between two looks at the date. */
const OFTEN = 1000;

export class Deals {
  readonly results: DailyResults;
  /** How the rounds of the match that is asked about were dealt. */
  checks: readonly Check[] = [];
  /** The round that is looked at, from 0. */
  round = 0;
  /** What is said before the first deal of the next match. */
  next = "";
  tries: readonly Try[] = [];
  /** The present day, as the dialog has it. */
  today = today();
  /** Whether it has begun while the deal of the day before was looked at. */
  turned = false;
  /** The day that is looked at, and the month around it. */
  date = this.today;
  month = this.date.slice(0, 7);
  game: GameName = "okey";
  /** The matches of the deal that is looked at. */
  matches: readonly FoundMatch[] = [];
  /** What has become of handing the result on. */
  handed: Handed | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly store: Store,
    private readonly engine: RemoteEngine,
    private readonly copies: Copies,
  ) {
    this.results = new DailyResults(copies, engine);
  }

  /** Reads what the dialog shows. */
  async begin(name: DealName, asked: AskedDeal): Promise<void> {
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
    const wall = wallIn(record, round ?? 0);
    this.tries = wall === null ? [] : await triesAt(wall, this.copies, this.engine);
  }

  async #open(): Promise<void> {
    await this.results.settle();
    const { game } = this.store.state;
    if (game) this.game = game.game;
    this.#keepUp();
    this.#look(this.today);
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (this.store.state.dialog !== "daily") clearInterval(this.#watch);
      else if (this.#keepUp()) this.#changed();
    }, OFTEN);
  }

  /** Follows the date on the player's clock. Whether another day has begun. */
  #keepUp(): boolean {
    const before = this.today;
    this.today = today();
    if (this.today === before) return false;
    if (this.date !== before) return true;
    this.#look(this.today);
    this.turned = true;
    return true;
  }

  /** The try at the deal that is looked at. */
  get looked(): DailyAttempt | null {
    return this.results.of(this.game, this.date);
  }

  /** Looks at another round. */
  check(round: number): void {
    this.round = round;
    this.#changed();
  }

  say(word: string): void {
    this.store.change({ word });
  }

  choose(game: GameName): void {
    this.game = game;
    this.#find();
    this.#changed();
  }

  look(date: string): void {
    this.#look(date);
    this.#changed();
  }

  #look(date: string): void {
    this.turned = false;
    this.date = date;
    this.month = date.slice(0, 7);
    this.#find();
  }

  /** Finds what belongs to the shown deal once, as each render would be too often. */
  #find(): void {
    this.handed = null;
    const { looked } = this;
    this.matches = looked ? this.results.matches(looked.seed) : [];
  }

  /** So many months on. */
  turn(months: number): void {
    const moment = noonOf(`${this.month}-01`);
    moment.setMonth(moment.getMonth() + months);
    const day = dayOf(moment);
    // Before year 0 there are none.
    if (isDay(day)) this.month = day.slice(0, 7);
    this.#changed();
  }

  /** Plays the deal of the day that is looked at. */
  async play({ playOn, warn }: Pick<PageActions, "playOn" | "warn">): Promise<void> {
    const seen = this.date;
    // The deal that is seen may be that of yesterday by now.
    if (this.#keepUp() && this.date !== seen) return this.#changed();
    const { game, date, today } = this;
    const record = await this.engine.daily(game, date).catch(() => null);
    if (record === null) return warn();
    this.results.note(game, date, record, today);
    playOn(record, opponentsOf());
  }

  /** Hands a text on. */
  async hand(text: string): Promise<void> {
    this.handed = await handOn({ text });
    this.#changed();
  }

  #changed(): void {
    this.store.change({});
  }
}
