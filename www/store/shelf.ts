/** The texts kept on the device, and a shelf: the type of what lies under a key. */

import type { Trouble } from "../state/state";
import { isSealed, sealed } from "./seal";

/** The texts to write by their keys; null to delete one. */
export type Changes = ReadonlyMap<string, string | null>;

/** Texts under keys, as shelves see them. */
export interface Texts {
  keys(): string[];
  /** Returns null if nothing is kept. */
  read(key: string): string | null;
  /** Returns the copy that lost against the one returned by `read`, for use if that is damaged. */
  readSecond(key: string): string | null;
  /** Returns the reason if it could not be kept. */
  write(key: string, text: string): Trouble | null;
  /** Makes all changes or none. Returns the reason if they could not be made. */
  change(changes: Changes): Trouble | null;
  /** Returns false once another tab has taken the game over. */
  isOurs(): boolean;
}

/** The fields of a JSON object, each of any type. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value read from a text. */
export interface Reading<T> {
  readonly value: T;
  /** False if parts of the text could not be read. */
  readonly whole: boolean;
}

/** The value kept here with what only a file has. */
interface Merged<T> {
  /** The value kept here itself if the file adds nothing. */
  readonly value: T;
  /** Number of items that the file adds. */
  readonly added: number;
  /** Number of items of the file for which there is no room. */
  readonly left?: number;
}

/** The parts of a saved file, besides settings and matches. */
export type Part =
  | "chips"
  | "contest"
  | "contests"
  | "days"
  | "puzzles"
  | "lessons"
  | "positions"
  | "mistakes"
  | "rules"
  | "sheets"
  | "results"
  | "since";

/** The format of one kind of text. */
interface Format<T> {
  /** Reads as much of a text as possible; null if nothing. */
  read(text: string): Reading<T> | null;
  write(value: T): string;
  /** Checks that a text is as it was written; absent if it ends with a seal. */
  isIntact?(text: string): boolean;
  /**
   * The fate of a damaged text: it is put aside as soon as it is found (the default), it waits
   * until the engine has tried to read it, or it stays because it lies aside already.
   */
  readonly damaged?: "waits" | "stays";
  /** The text without any value, which is never put aside. */
  readonly blank?: string;
  /** Merges a file into the value kept here, null if there is none; absent if one replaces it. */
  merge?(here: T | null, file: T): Merged<T>;
  /** The name under which merged items are counted. */
  readonly part?: Part;
}

/** A kind of text: its format, and its key or, if its keys end with a moment, their beginning. */
export class Shelf<T> {
  constructor(
    readonly key: string,
    readonly format: Format<T>,
  ) {}

  /** Reads as much of a text as possible; null if nothing. */
  read(text: string): Reading<T> | null {
    const { isIntact = isSealed } = this.format;
    const reading = this.format.read(text);
    return reading && { ...reading, whole: reading.whole && isIntact(text) };
  }

  isWhole(text: string): boolean {
    return this.read(text)?.whole === true;
  }

  /** Reads the first copy that is whole, or else the first that can be read at all. */
  recall(texts: Pick<Texts, "read" | "readSecond">, key = this.key): Reading<T | null> {
    const first = texts.read(key);
    // A text that was deleted is not brought back by its second copy.
    if (first === null || first === this.format.blank) return { value: null, whole: true };
    const copies = [first, texts.readSecond(key) ?? ""];
    const readings = copies.flatMap((text) => this.read(text) ?? []);
    return readings.find(({ whole }) => whole) ?? readings[0] ?? { value: null, whole: false };
  }

  /** Returns the reason if the value could not be kept. */
  keep(texts: Pick<Texts, "write">, value: T): Trouble | null {
    return texts.write(this.key, this.format.write(value));
  }

  /** Rewrites the readable part of a damaged text; null if there is none. */
  restOf(text: string): string | null {
    const reading = this.read(text);
    return reading && this.format.write(reading.value);
  }

  /** Merges the text of a file into the text kept here. */
  merge(here: string | null, file: string): Merged<string> {
    const [own, other] = [here, file].map((text) => this.read(text ?? "")?.value ?? null);
    const merged = other === null ? undefined : this.format.merge?.(own ?? null, other as T);
    if (!merged || (merged.value === own && here !== null))
      return { added: 0, ...merged, value: here ?? file };
    return { ...merged, value: this.format.write(merged.value) };
  }
}

/** Creates a shelf of JSON objects with a version, followed by a seal. */
export function jsonShelf<T extends object>(
  key: string,
  version: number,
  format: Omit<Format<T>, "read" | "write"> & { read(fields: Fields): Reading<T> | null },
): Shelf<T> {
  return new Shelf<T>(key, {
    ...format,
    read: (text) => {
      const fields = fieldsIn(text);
      return fields.version === version ? format.read(fields) : null;
    },
    write: (value) => sealed({ version, ...value }),
  });
}

/** Returns the fields of a JSON object; none if the text is something else. */
export function fieldsIn(text: string): Fields {
  const data = parsed(text);
  return typeof data === "object" && data !== null ? (data as Fields) : {};
}

/** Parses JSON; undefined if the text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
