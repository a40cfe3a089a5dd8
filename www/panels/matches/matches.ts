/** The saved matches: data and actions of the dialogs about them. */

import { allowed } from "../../base/allowed";
import { Unfetched } from "../../base/version";
import type { RemoteEngine } from "../../engine/client";
import { Reviewing } from "../../engine/judging";
import type { BotsView, GameName, Strength } from "../../engine/views";
import type { Store, Trouble } from "../../state/state";
import {
  backup,
  type Contents,
  LARGEST,
  openBackup,
  restore,
  type Unusable,
} from "../../store/backup";
import type { Archive } from "../../store/copies";
import { History, type Past, type ReadPast, type Thrown } from "../../store/history";
import { MATCH, now } from "../../store/match";
import { asksForPersistence, persist } from "../../store/persistence";
import { type Choice, countedOf } from "../../store/statistics";
import { countsSince, isUnseen, SINCE, type Summary, sinceShelf } from "../../store/summary";
import { strengthsOf, type Told } from "./strength";

/** Results of reading a file. */
type FileOutcome = Unusable | Trouble | "taken" | "reading";

export class Matches {
  readonly history: History;
  #past: readonly Past[] = [];
  #here: Past | null = null;
  #looks: Promise<void> | null = null;
  /** True once the saved data was read, until the dialogs about it are closed. */
  isRead = false;
  /** The player's strength in each game, and the number of rounds that it was told from. */
  strengths: readonly Told[] = [];
  #toldFrom = 0;
  /** Number of questions for the strength from the dialog for a new game. */
  #questions = 0;
  /** False if the judge could not be fetched the last time. */
  #comes = true;
  /** The matches that this judge cannot review, by the moments at which they were begun. */
  readonly #failed = new Set<string>();
  /** The texts of deleted matches, to restore them, by the same moments. */
  readonly thrown = new Map<string, Thrown>();
  /** The match whose record is shown. */
  shown: string | null = null;
  choice: Choice = { rules: null, level: null };
  /** The earlier start of the statistics, as long as the change can be undone. */
  before: string | null = null;
  contents: Contents | null = null;
  /** True if newer local data is to be replaced too. */
  all = false;
  said: FileOutcome | null = null;
  /**
   * The browser's promise to delete nothing: to be had for a question to the player, given or
   * refused; null where the browser decides by itself.
   */
  promise: "asked" | "given" | "refused" | null = null;
  /** The last chosen file; the results of earlier ones are ignored. */
  #file: Blob | null = null;

  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "read" | "readWallet" | "summarize">,
    private readonly copies: Archive,
    readonly bots: BotsView,
  ) {
    this.history = new History(copies, engine);
    store.onChange(() => void this.#lookBack());
  }

  /** Reads the saved data. */
  async begin(): Promise<void> {
    this.thrown.clear();
    this.#failed.clear();
    this.shown = null;
    this.before = null;
    this.#file = null;
    this.contents = null;
    this.said = null;
    this.#here = await this.history.here();
    this.#past = await this.history.list();
    this.promise = this.copies.remembers && (await asksForPersistence()) ? "asked" : null;
    this.isRead = true;
  }

  /** The match at the table. */
  get here(): Summary | null {
    return this.#here?.summary ?? null;
  }

  /** True while matches are being reviewed. */
  get looking(): boolean {
    return this.#looks !== null;
  }

  /**
   * Computes luck and skill of all counted matches, the latest first, while the statistics are
   * open or the strength is asked for; then tells the strength from all of them.
   */
  #lookBack(): Promise<void> {
    if (this.#looks) return this.#looks;
    if (!(this.#unseen() || this.#isUntold())) return Promise.resolve();
    this.#looks = this.#look().finally(() => {
      this.#looks = null;
      this.#changed();
    });
    return this.#looks;
  }

  async #look(): Promise<void> {
    const judge = new Reviewing();
    const comes = await judge.open().then(
      () => true,
      () => false,
    );
    for (let next = this.#unseen(); comes && next; next = this.#unseen()) {
      const found = await this.history.lookBack(next, judge);
      // All matches at the table have the same key: another one may have started meanwhile.
      if (next.key === MATCH && next !== this.#here) continue;
      if (found.summary === null || isUnseen(found.summary)) this.#failed.add(next.begun);
      if (next === this.#here) this.#here = found;
      else this.#past = this.#past.map((one) => (one.begun === found.begun ? found : one));
      this.#changed();
    }
    // Without the judge, marks all as failed, so that they are not retried forever.
    if (!comes) for (const { begun } of this.counted()) this.#failed.add(begun);
    if (comes && this.#isUntold()) {
      this.#toldFrom = this.#seen();
      this.strengths = await strengthsOf(this.counted(), judge);
      this.#tellKnown();
    }
    judge.stop();
    this.#comes = comes;
  }

  /**
   * Tells the player's strength in a game from all matches, while the dialog for a new game is
   * open; null if they are too few. Rejects with `Unfetched`.
   */
  async strengthIn(game: GameName): Promise<Strength | null> {
    this.#questions += 1;
    this.#comes = true;
    try {
      if (!this.isRead) await this.begin();
      while (this.#comes && (this.#unseen() || this.#isUntold())) await this.#lookBack();
    } finally {
      this.#questions -= 1;
    }
    if (!this.#comes) throw new Unfetched("The judge has not come.");
    this.#tellKnown();
    return this.strengths.find((told) => told.game === game)?.strength ?? null;
  }

  /** Tells home in which games the strength is known. */
  #tellKnown(): void {
    const known = this.strengths.flatMap((told) => (told.strength ? told.game : []));
    this.store.change({ known });
  }

  /** The number of rounds that were looked back on. */
  #seen(): number {
    const skills = this.counted().flatMap(({ summary }) => summary.rounds);
    return skills.filter(({ skill }) => skill !== null).length;
  }

  /** Returns true while the statistics are open, or the strength is asked for. */
  #isWanted(): boolean {
    const { dialog } = this.store.state;
    return dialog === "statistics" || (dialog === "newGame" && this.#questions > 0);
  }

  /** Returns true if the strength is wanted, and was not told from all rounds. */
  #isUntold(): boolean {
    return this.#isWanted() && this.#seen() !== this.#toldFrom;
  }

  /** Returns the next match to review; none while nobody wants it. */
  #unseen(): Past | undefined {
    if (!this.#isWanted()) return undefined;
    const isNext = ({ begun, key, summary }: ReadPast): boolean =>
      key !== null && isUnseen(summary) && !this.#failed.has(begun);
    return this.counted().find(isNext);
  }

  /**
   * The matches that have left the table, the latest first, without contest matches whose record is
   * stored with the contest.
   */
  get past(): readonly Past[] {
    return this.#past.filter(({ key, summary }) => key !== null || !summary?.contest);
  }

  /** Returns the matches that count in the statistics, including the one at the table. */
  counted(): ReadPast[] {
    const past = this.#past.filter(({ begun }) => !this.thrown.has(begun));
    return countedOf(this.#here ? [this.#here, ...past] : past, countsSince(this.copies));
  }

  /** Shows a record, counts other matches, or sets whether newer local data is replaced too. */
  set(some: Partial<Pick<Matches, "shown" | "choice" | "all">>): void {
    Object.assign(this, some);
    this.#changed();
  }

  drop(begun: string): void {
    this.thrown.set(begun, this.history.drop(begun));
    this.#changed();
  }

  haveBack(begun: string): void {
    const thrown = this.thrown.get(begun);
    if (thrown && this.history.haveBack(thrown)) this.thrown.delete(begun);
    this.#changed();
  }

  /** Restarts the statistics; the matches stay. */
  restart(): void {
    this.before = countsSince(this.copies);
    sinceShelf.keep(this.copies, now());
    this.#changed();
  }

  /** Undoes the restart of the statistics. */
  undoRestart(): void {
    if (this.before === "") this.copies.remove(SINCE);
    else if (this.before !== null) sinceShelf.keep(this.copies, this.before);
    this.before = null;
    this.#changed();
  }

  /** Returns all data as the text of a file. */
  everything(): string {
    return backup(this.copies, new Date());
  }

  /** Reads a file without changing anything. */
  async open(file: Blob): Promise<void> {
    if (file.size > LARGEST) return this.refuse("large");
    this.#file = file;
    this.contents = null;
    this.all = false;
    this.said = "reading";
    this.#changed();
    const text = (await allowed(file.text())) ?? "";
    const found = await openBackup(text, this.copies, this.engine);
    // Another file may have been chosen meanwhile, or the dialog reopened.
    if (this.#file !== file) return;
    if (typeof found === "string") this.said = found;
    else {
      this.said = null;
      this.contents = found;
    }
    this.#changed();
  }

  /** Has the browser ask the player for its promise to delete nothing. */
  async askForPromise(): Promise<void> {
    this.promise = (await persist()) ? "given" : "refused";
    this.#changed();
  }

  refuse(why: FileOutcome | null): void {
    this.#file = null;
    this.contents = null;
    this.said = why;
    this.#changed();
  }

  /** Imports the file. */
  async take(recall: () => void): Promise<void> {
    const { contents } = this;
    if (!contents) return;
    const trouble = this.copies.isOurs() ? restore(contents, this.copies, this.all) : "forbidden";
    this.contents = null;
    this.said = trouble ?? "taken";
    if (trouble === null) {
      recall();
      await this.history.tidy();
      this.#past = await this.history.list();
    }
    this.#changed();
  }

  #changed(): void {
    this.store.change({});
  }
}
