/**
 * The matches that have left the table: the record of each, and its summary, which stays when the
 * record is dropped for want of room.
 */

import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import type { Reviewing } from "../engine/judging";
import type { ReviewView } from "../engine/views";
import type { Archive } from "./copies";
import { MATCH, PAST, pastMatches, readingsIn, type SavedMatch, SUMMARY } from "./match";
import {
  finished,
  lookedBack,
  readSummary,
  type Summary,
  summaryOf,
  summaryShelf,
} from "./summary";

/** Most records that are kept. */
export const MOST_RECORDS = 300;

/** Most letters of all records: local storage has room for five million. */
export const MOST_LETTERS = 2_000_000;

/** Most summaries that are kept: each takes some hundred letters. */
const MOST_SUMMARIES = 1000;

/** The name of the match at the table, which sorts after all others. */
const LATEST = "9";

/** A match that has left the table. */
export interface Past {
  /** The moment at which it was begun, which identifies it. */
  readonly begun: string;
  /** Null if the match has no summary and its record cannot be read. */
  readonly summary: Summary | null;
  /** The key of its record; null if that was dropped. */
  readonly key: string | null;
}

/** A match whose record could be read. */
export type ReadPast = Past & { readonly summary: Summary };

/** Texts that were thrown away together, by key. */
export type Thrown = ReadonlyMap<string, string>;

export class History {
  constructor(
    private readonly copies: Archive,
    private readonly engine: Pick<RemoteEngine, "summarize">,
  ) {}

  /** Returns all matches, the latest first. Makes and keeps missing summaries. */
  async list(): Promise<Past[]> {
    const begun = new Set([...this.#namesUnder(PAST), ...this.#namesUnder(SUMMARY)]);
    // A match of a contest has a summary when it is over, even if it is still at the table.
    begun.delete(readingsIn(this.copies, MATCH)[0]?.saved.begun ?? "");
    const found: Past[] = [];
    for (const name of [...begun].sort().reverse()) found.push(await this.#pastOf(name));
    return found.filter(({ key, summary }) => key !== null || summary !== null);
  }

  /** Returns the match at the table; null if there is none. */
  async here(): Promise<Past | null> {
    const summary = await this.#summarize(MATCH);
    return summary && { begun: LATEST, key: MATCH, summary };
  }

  /**
   * Returns the match with luck and skill of its finished rounds, which takes seconds, or unchanged
   * if this judge cannot review it.
   */
  async lookBack(past: Past, judge: Pick<Reviewing, "review">): Promise<Past> {
    const { key, begun } = past;
    if (key === null || past.summary === null) return past;
    const record = this.record(key);
    const reviews: ReviewView[] = [];
    for (const { round } of finished(past.summary)) {
      const review = await answered(judge.review(record, round));
      if (!review) return past;
      reviews.push(review);
    }
    const summary = lookedBack(past.summary, reviews);
    const text = this.copies.read(key);
    if (key !== MATCH && text !== null) this.#keep(begun, summary, text);
    return { ...past, summary };
  }

  /** Counts a match of a contest in the statistics; the contest keeps its record. */
  async count(saved: SavedMatch): Promise<void> {
    const summary = await this.#read(saved);
    if (summary !== null) this.#keep(saved.begun, summary, "");
  }

  /** Makes missing summaries, and drops the oldest records and summaries if there are too many. */
  async tidy(): Promise<void> {
    for (const name of this.#namesUnder(PAST)) await this.#pastOf(name);
    if (!this.copies.isOurs()) return;
    const gone = new Map<string, null>();
    let letters = 0;
    const records = pastMatches(this.copies);
    // The latest one stays, whatever its length.
    const latest = records.toSorted().slice(-1);
    for (const [place, key] of [...new Set([...latest, ...records])].entries()) {
      letters += this.copies.read(key)?.length ?? 0;
      const many = place >= MOST_RECORDS || letters > MOST_LETTERS;
      if (many && place > 0) gone.set(key, null);
    }
    const summaries = this.#namesUnder(SUMMARY).sort().reverse();
    for (const name of summaries.slice(MOST_SUMMARIES)) gone.set(SUMMARY + name, null);
    if (gone.size > 0) this.copies.change(gone);
  }

  /** Returns the record of a match, or its text if that cannot be read. */
  record(key: string): string {
    return readingsIn(this.copies, key)[0]?.saved.match ?? this.copies.read(key) ?? "";
  }

  /** Throws a match away. Returns the texts with which it can be restored. */
  drop(begun: string): Thrown {
    const keys = [PAST + begun, SUMMARY + begun];
    const thrown = new Map(
      keys.flatMap((key) => {
        const text = this.copies.read(key);
        return text === null ? [] : [[key, text] as const];
      }),
    );
    this.copies.change(new Map([...thrown.keys()].map((key) => [key, null])));
    return thrown;
  }

  /** Restores a match. Returns false if there was no room. */
  haveBack(thrown: Thrown): boolean {
    return this.copies.change(thrown) === null;
  }

  #namesUnder(prefix: string): string[] {
    const keys = this.copies.keys().filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  }

  async #pastOf(begun: string): Promise<Past> {
    const key = PAST + begun;
    const text = this.copies.read(key);
    const kept = this.copies.read(SUMMARY + begun);
    if (text === null) return { begun, key: null, summary: readSummary(kept, null) };
    const known = readSummary(kept, sealOf(text));
    const summary = known ?? (await this.#summarize(key));
    if (summary !== null && known === null) this.#keep(begun, summary, text);
    return { begun, key, summary };
  }

  /** Returns the summary of the best copy that the engine can read. */
  async #summarize(key: string): Promise<Summary | null> {
    for (const { saved } of readingsIn(this.copies, key)) {
      const summary = await this.#read(saved);
      if (summary !== null) return summary;
    }
    return null;
  }

  async #read({ match, opponents, leg }: SavedMatch): Promise<Summary | null> {
    const answer = await answered(this.engine.summarize(match));
    return answer?.ok ? summaryOf(answer.value, opponents, leg !== undefined) : null;
  }

  #keep(begun: string, summary: Summary, text: string): void {
    if (!this.copies.isOurs()) return;
    this.copies.change(
      new Map([[SUMMARY + begun, summaryShelf.format.write({ seal: sealOf(text), summary })]]),
    );
  }
}

/** Returns the end of a text, which identifies it by length and checksum. */
function sealOf(text: string): string {
  return text.slice(-40);
}
