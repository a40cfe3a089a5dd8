/**
 * The matches of this browser: what the dialogs about them show, and what can be done with them.
 */

import { connect, type RemoteEngine } from "../../engine/client";
import type { Store, Trouble } from "../../state";
import {
  backup,
  type Contents,
  LARGEST,
  openBackup,
  restore,
  type Unusable,
} from "../../store/backup";
import type { Copies } from "../../store/copies";
import { History, type Past, type ReadPast, type Thrown } from "../../store/history";
import { MATCH, now, type SavedMatch } from "../../store/match";
import { type Choice, countedOf } from "../../store/statistics";
import { isUnseen, SINCE, type Summary } from "../../store/summary";
import type { BotsView } from "../../views";

/** What has become of a file. */
export type Said = Unusable | Trouble | "taken" | "reading";

export class Matches {
  readonly #history: History;
  #past: readonly Past[] = [];
  #here: Past | null = null;
  #looking = false;
  /** The matches on which this engine cannot look back, by when they were begun. */
  readonly #failed = new Set<string>();
  /** What was thrown away and can still be had back, by when it was begun. */
  readonly #thrown = new Map<string, Thrown>();
  /** The match whose record is shown. */
  shown: string | null = null;
  choice: Choice = { rules: null, level: null };
  /** The beginning of the statistics before it was moved, as long as that can be taken back. */
  before: string | null = null;
  contents: Contents | null = null;
  /** Whether what is newer here gives way too. */
  all = false;
  said: Said | null = null;
  /** The file that is looked through, of which alone it is told what is in it. */
  #file: Blob | null = null;

  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "read" | "readWallet" | "summarize">,
    private readonly copies: Copies,
    readonly bots: BotsView,
  ) {
    this.#history = new History(copies, engine);
    store.onChange(() => void this.#lookBack());
  }

  /** Reads what is kept now. */
  async begin(): Promise<void> {
    this.#thrown.clear();
    this.#failed.clear();
    this.shown = null;
    this.before = null;
    this.#file = null;
    this.contents = null;
    this.said = null;
    this.#here = await this.#history.here();
    this.#past = await this.#history.list();
  }

  /** The match at the table. */
  get here(): Summary | null {
    return this.#here?.summary ?? null;
  }

  /** Whether somebody looks back on matches now. */
  get looking(): boolean {
    return this.#looking;
  }

  /**
   * Has luck and skill of all matches found that count, the latest first, for as long as the
   * statistics are open: by another engine, so that nobody waits for it at the table.
   */
  async #lookBack(): Promise<void> {
    if (this.#looking || !this.#unseen()) return;
    this.#looking = true;
    const line = await connect().catch(() => null);
    for (let next = this.#unseen(); line && next; next = this.#unseen()) {
      const found = await this.#history.lookBack(next, line.functions);
      // Another match may have come to the table meanwhile, where all go by one name.
      if (next.key === MATCH && next !== this.#here) continue;
      if (found.summary === null || isUnseen(found.summary)) this.#failed.add(next.begun);
      if (next === this.#here) this.#here = found;
      else this.#past = this.#past.map((one) => (one.begun === found.begun ? found : one));
      this.#changed();
    }
    // Without an engine none can be looked back on, so that none is tried again and again.
    if (!line) for (const { begun } of this.counted()) this.#failed.add(begun);
    line?.close();
    this.#looking = false;
    this.#changed();
  }

  /** The next match to be looked back on; none while the statistics are closed. */
  #unseen(): Past | undefined {
    if (this.store.state.dialog !== "statistics") return undefined;
    const isNext = ({ begun, key, summary }: ReadPast): boolean =>
      key !== null && isUnseen(summary) && !this.#failed.has(begun);
    return this.counted().find(isNext);
  }

  /** Sees to the matches that have left the table. */
  tidy(): Promise<void> {
    return this.#history.tidy();
  }

  /** Has a part of a contest counted. */
  count(saved: SavedMatch): Promise<void> {
    return this.#history.count(saved);
  }

  /** The matches that have left the table, the latest first; parts of contests lie with those. */
  get past(): readonly Past[] {
    return this.#past.filter(({ key, summary }) => key !== null || !summary?.contest);
  }

  /** Those that count in the statistics, with the one at the table. */
  counted(): ReadPast[] {
    const past = this.#past.filter(({ begun }) => !this.#thrown.has(begun));
    const since = this.copies.read(SINCE) ?? "";
    return countedOf(this.#here ? [this.#here, ...past] : past, since);
  }

  isThrown(begun: string): boolean {
    return this.#thrown.has(begun);
  }

  record(key: string): string {
    return this.#history.record(key);
  }

  show(begun: string | null): void {
    this.shown = begun;
    this.#changed();
  }

  drop(begun: string): void {
    this.#thrown.set(begun, this.#history.drop(begun));
    this.#changed();
  }

  haveBack(begun: string): void {
    const thrown = this.#thrown.get(begun);
    if (thrown && this.#history.haveBack(thrown)) this.#thrown.delete(begun);
    this.#changed();
  }

  choose(choice: Partial<Choice>): void {
    this.choice = { ...this.choice, ...choice };
    this.#changed();
  }

  /** The statistics begin anew; the matches stay. */
  beginAnew(): void {
    this.before = this.copies.read(SINCE) ?? "";
    this.copies.write(SINCE, now());
    this.#changed();
  }

  /** They go on as they were. */
  goOn(): void {
    if (this.before === "") this.copies.remove(SINCE);
    else if (this.before !== null) this.copies.write(SINCE, this.before);
    this.before = null;
    this.#changed();
  }

  /** Everything as the text of a file. */
  everything(): string {
    return backup(this.copies, new Date());
  }

  /** Looks through a file; nothing is changed. */
  async open(file: Blob): Promise<void> {
    if (file.size > LARGEST) return this.refuse("large");
    this.#file = file;
    this.contents = null;
    this.all = false;
    this.said = "reading";
    this.#changed();
    const text = await file.text().catch(() => "");
    const found = await openBackup(text, this.copies, this.engine);
    // Another may have been chosen meanwhile, or the dialog closed and opened again.
    if (this.#file !== file) return;
    if (typeof found === "string") this.said = found;
    else {
      this.said = null;
      this.contents = found;
    }
    this.#changed();
  }

  /** Has what is newer here give way, or stay. */
  replace(all: boolean): void {
    this.all = all;
    this.#changed();
  }

  refuse(why: Said | null): void {
    this.#file = null;
    this.contents = null;
    this.said = why;
    this.#changed();
  }

  /** Takes the file over that was looked through. */
  async take(recall: () => void): Promise<void> {
    const { contents } = this;
    if (!contents) return;
    const trouble = this.copies.isOurs() ? restore(contents, this.copies, this.all) : "forbidden";
    this.contents = null;
    this.said = trouble ?? "taken";
    if (trouble === null) {
      recall();
      await this.#history.tidy();
      this.#past = await this.#history.list();
    }
    this.#changed();
  }

  #changed(): void {
    this.store.change({});
  }
}
