/** How far somebody has come in the lessons, as it is kept. */

import type { Device } from "../device";

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
export function readProgress(device: Pick<Device, "read">): Progress {
  const text = device.read(LESSONS);
  if (text === null) return NONE;
  try {
    return progressIn(JSON.parse(text)) ?? NONE;
  } catch {
    return NONE;
  }
}

/** Null for what is none. */
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

export function keepProgress(device: Pick<Device, "write">, progress: Progress): void {
  device.write(LESSONS, JSON.stringify({ version: VERSION, ...progress }));
}
