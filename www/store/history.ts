/**
 * The matches that have left the table: their records, each under its own key, and beside each a
 * summary, which stays when the record goes for want of room.
 */

import type { RemoteEngine } from "../engine/client";
import type { Copies } from "./copies";
import { MATCH, PAST, readingsIn, type SavedMatch, SUMMARY } from "./match";
import { lookedBack, readSummary, type Summary, summaryOf, writtenSummary } from "./summary";

/** So many records stay. */
export const MOST_RECORDS = 300;

/** So many letters they may have together: local storage has room for five million. */
export const MOST_LETTERS = 2_000_000;

/** So many summaries stay: each takes some hundred letters. */
const MOST_SUMMARIES = 1000;

/** The match at the table is later than any other. */
const LATEST = "9";

/** A match that has left the table. */
export interface Past {
  /** When it was begun: its name. */
  readonly begun: string;
  /** Null where the record cannot be read. */
  readonly summary: Summary | null;
  /** Where its record lies; null where that has gone. */
  readonly key: string | null;
}

/** One whose record could be read. */
export type ReadPast = Past & { readonly summary: Summary };

/** Texts under their keys, which were thrown away together. */
export type Thrown = ReadonlyMap<string, string>;

export class History {
  constructor(
    private readonly device: Copies,
    private readonly engine: Pick<RemoteEngine, "summarize">,
  ) {}

  /** All of them, the latest first. Summaries that are missing are made and kept. */
  async list(): Promise<Past[]> {
    const begun = new Set([...this.#namesUnder(PAST), ...this.#namesUnder(SUMMARY)]);
    // A part of a contest counts when it is over, be it still at the table.
    begun.delete(readingsIn(this.device, MATCH)[0]?.kept.begun ?? "");
    const found: Past[] = [];
    for (const name of [...begun].sort().reverse()) found.push(await this.#pastOf(name));
    return found.filter(({ key, summary }) => key !== null || summary !== null);
  }

  /** The match at the table; null where none has been kept. */
  async here(): Promise<Past | null> {
    const summary = await this.#summarize(MATCH);
    return summary && { begun: LATEST, key: MATCH, summary };
  }

  /**
   * The match with luck and skill of its finished rounds, which takes seconds; as it was where this
   * engine cannot look back on it.
   */
  async lookBack(past: Past, engine: Pick<RemoteEngine, "lookBack">): Promise<Past> {
    const { key, begun } = past;
    if (key === null || past.summary === null) return past;
    const answer = await engine.lookBack(this.record(key)).catch(() => null);
    if (!answer?.ok) return past;
    const summary = lookedBack(past.summary, answer.value);
    const text = this.device.read(key);
    if (key !== MATCH && text !== null) this.#keep(begun, summary, text);
    return { ...past, summary };
  }

  /** Has a part of a contest counted, with which its record is kept. */
  async count(kept: SavedMatch): Promise<void> {
    const summary = await this.#read(kept);
    if (summary !== null) this.#keep(kept.begun, summary, "");
  }

  /** Has a summary of every record, and lets the oldest go where there are too many. */
  async tidy(): Promise<void> {
    for (const name of this.#namesUnder(PAST)) await this.#pastOf(name);
    if (!this.device.isOurs()) return;
    const gone = new Map<string, null>();
    let letters = 0;
    const [latest, ...records] = this.#namesUnder(PAST).sort().reverse();
    // Whoever can still go on with a match has more to lose.
    const [running, over] = [
      records.filter(this.#isRunning),
      records.filter((name) => !this.#isRunning(name)),
    ];
    const order = latest === undefined ? [] : [latest, ...running, ...over];
    for (const [place, name] of order.entries()) {
      letters += this.device.read(PAST + name)?.length ?? 0;
      // The latest one stays, however long it is.
      const many = place >= MOST_RECORDS || letters > MOST_LETTERS;
      if (many && place > 0) gone.set(PAST + name, null);
    }
    const summaries = this.#namesUnder(SUMMARY).sort().reverse();
    for (const name of summaries.slice(MOST_SUMMARIES)) gone.set(SUMMARY + name, null);
    if (gone.size > 0) this.device.change(gone);
  }

  /** The record of a match, or what there is of it. */
  record(key: string): string {
    return readingsIn(this.device, key)[0]?.kept.match ?? this.device.read(key) ?? "";
  }

  /** Throws a match away; what that was, to have it back. */
  drop(begun: string): Thrown {
    const keys = [PAST + begun, SUMMARY + begun];
    const thrown = new Map(
      keys.flatMap((key) => {
        const text = this.device.read(key);
        return text === null ? [] : [[key, text] as const];
      }),
    );
    this.device.change(new Map([...thrown.keys()].map((key) => [key, null])));
    return thrown;
  }

  /** Has it back. Whether there was room. */
  haveBack(thrown: Thrown): boolean {
    return this.device.change(thrown) === null;
  }

  readonly #isRunning = (begun: string): boolean =>
    readSummary(this.device.read(SUMMARY + begun), null)?.place === null;

  #namesUnder(prefix: string): string[] {
    const keys = this.device.keys().filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  }

  async #pastOf(begun: string): Promise<Past> {
    const key = PAST + begun;
    const text = this.device.read(key);
    const kept = this.device.read(SUMMARY + begun);
    if (text === null) return { begun, key: null, summary: readSummary(kept, null) };
    const known = readSummary(kept, sealOf(text));
    const summary = known ?? (await this.#summarize(key));
    if (summary !== null && known === null) this.#keep(begun, summary, text);
    return { begun, key, summary };
  }

  /** The best copy that the engine can read decides. */
  async #summarize(key: string): Promise<Summary | null> {
    for (const { kept } of readingsIn(this.device, key)) {
      const summary = await this.#read(kept);
      if (summary !== null) return summary;
    }
    return null;
  }

  async #read({ match, opponents, leg }: SavedMatch): Promise<Summary | null> {
    const answer = await this.engine.summarize(match).catch(() => null);
    return answer?.ok ? summaryOf(answer.value, opponents, leg !== undefined) : null;
  }

  #keep(begun: string, summary: Summary, text: string): void {
    if (!this.device.isOurs()) return;
    this.device.change(new Map([[SUMMARY + begun, writtenSummary(summary, sealOf(text))]]));
  }
}

/** Its end says which text it is: it has length and checksum there. */
function sealOf(text: string): string {
  return text.slice(-40);
}
