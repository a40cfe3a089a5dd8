/** The matches of this browser: what the dialogs about them show, and what can be done with them. */

import { bundle, type Contents, takeOver, type Unusable, unbundle } from "../../bundle";
import type { Device } from "../../device";
import type { RemoteEngine } from "../../engine/client";
import { History, type Past, type Thrown } from "../../history";
import type { State, Store, Trouble } from "../../state";
import { type Choice, countedOf } from "../../statistics";
import { type Summary, summaryOf } from "../../summary";
import type { BotsView } from "../../views";

/** Since when matches count in the statistics; from the first one on where there is nothing. */
const SINCE = "istaka.since";

/** What has become of a file. */
export type Said = Unusable | Trouble | "taken" | "reading";

export class Matches {
  readonly #history: History;
  #past: readonly Past[] = [];
  /** What was thrown away and can still be had back, by when it was begun. */
  readonly #thrown = new Map<string, Thrown>();
  /** The match whose record is shown. */
  shown: string | null = null;
  choice: Choice = { rules: null, level: null };
  /** The beginning of the statistics before it was moved, as long as that can be taken back. */
  before: string | null = null;
  contents: Contents | null = null;
  said: Said | null = null;

  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "read">,
    private readonly device: Device,
    readonly bots: BotsView,
  ) {
    this.#history = new History(device, engine);
  }

  /** Reads what is kept now. */
  async begin(): Promise<void> {
    this.#thrown.clear();
    this.shown = null;
    this.before = null;
    this.contents = null;
    this.said = null;
    this.#past = await this.#history.list();
  }

  /** Sees to the matches that have left the table. */
  tidy(): Promise<void> {
    return this.#history.tidy();
  }

  /** The matches that have left the table, the latest first. */
  get past(): readonly Past[] {
    return this.#past;
  }

  /** Those that count in the statistics, with the one at the table. */
  counted({ game, opponents }: State): (Past & { summary: Summary })[] {
    const here = game && { begun: "9", key: null, summary: summaryOf(game, opponents) };
    const past = this.#past.filter(({ begun }) => !this.#thrown.has(begun));
    const since = this.device.read(SINCE) ?? "";
    return countedOf(here ? [here, ...past] : past, since);
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
    this.before = this.device.read(SINCE) ?? "";
    this.device.write(SINCE, new Date().toISOString());
    this.#changed();
  }

  /** They go on as they were. */
  goOn(): void {
    if (this.before === "") this.device.remove(SINCE);
    else if (this.before !== null) this.device.write(SINCE, this.before);
    this.before = null;
    this.#changed();
  }

  /** Everything as the text of a file. */
  everything(): string {
    return bundle(this.device, new Date());
  }

  /** Looks through a file; nothing is changed. */
  async open(file: Blob): Promise<void> {
    this.contents = null;
    this.said = "reading";
    this.#changed();
    const text = await file.text().catch(() => "");
    const found = await unbundle(text, this.device, this.engine);
    if (typeof found === "string") this.said = found;
    else {
      this.said = null;
      this.contents = found;
    }
    this.#changed();
  }

  refuse(why: Said | null): void {
    this.contents = null;
    this.said = why;
    this.#changed();
  }

  /** Takes the file over that was looked through. */
  async take(recall: () => void): Promise<void> {
    const { contents } = this;
    if (!contents) return;
    const trouble = this.device.isOurs() ? takeOver(contents, this.device) : "forbidden";
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
