/** How far somebody has come in the lessons, as it is kept. */

import { sealed } from "./seal";
import type { Texts } from "./texts";

export const LESSONS = "istaka.lessons";

export interface Progress {
  /** The lessons that were brought to their end, by their names. */
  readonly done: readonly string[];
  /** The lesson that was begun last: at which step it is, and its match as matches are kept. */
  readonly at: { readonly lesson: string; readonly step: number; readonly match: string } | null;
}

const VERSION = 1;

/** What may be anything. */
interface Fields {
  readonly version?: unknown;
  readonly done?: unknown;
  readonly at?: Partial<Record<"lesson" | "step" | "match", unknown>> | null;
}

const NONE: Progress = { done: [], at: null };

/** What is damaged, or of a later version, counts as nothing. */
export function readProgress(device: Pick<Texts, "read">): Progress {
  return progressIn(fieldsIn(device.read(LESSONS) ?? "")) ?? NONE;
}

/** As much as can be read; null for what is none. */
export function progressIn(value: unknown): Progress | null {
  if (typeof value !== "object" || value === null) return null;
  const fields: Fields = value;
  if (fields.version !== VERSION || !Array.isArray(fields.done)) return null;
  const done = fields.done.filter((id) => typeof id === "string");
  const { lesson, step, match } = fields.at ?? {};
  const whole =
    typeof lesson === "string" && Number.isSafeInteger(step) && typeof match === "string";
  return { done, at: whole ? { lesson, step: Number(step), match } : null };
}

/** Whether all of a text can be read. */
export function isWholeProgress(text: string): boolean {
  const fields = fieldsIn(text);
  const { done, at } = progressIn(fields) ?? {};
  return Array.isArray(fields?.done) && done?.length === fields.done.length && !at === !fields.at;
}

/** The progress here and that of a file, and how many lessons that adds. */
export function mergedProgress(here: string | null, file: string): { text: string; added: number } {
  const [own, others] = [here ?? "", file].map((text) => progressIn(fieldsIn(text)) ?? NONE);
  if (!own || !others) return { text: file, added: 0 };
  const isNew = others.done.filter((lesson) => !own.done.includes(lesson));
  const at = own.at ?? others.at;
  if (isNew.length === 0 && at === own.at && here !== null) return { text: here, added: 0 };
  return { text: writtenProgress({ done: [...own.done, ...isNew], at }), added: isNew.length };
}

/** What of a damaged text can be read, as a text; null where that is nothing. */
export function restOfProgress(text: string): string | null {
  const progress = progressIn(fieldsIn(text));
  return progress && writtenProgress(progress);
}

export function keepProgress(device: Pick<Texts, "write">, progress: Progress): void {
  device.write(LESSONS, writtenProgress(progress));
}

function writtenProgress(progress: Progress): string {
  return sealed({ version: VERSION, ...progress });
}

function fieldsIn(text: string): Fields | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
