/** The engine's refusals as values: errors lose their fields between threads. */

import type { ErrorCode, IstakaError } from "./views";

/**
 * The reason of a refusal by the rules, or by a lesson that expects another action: a stable code,
 * and the tiles that do not fit.
 */
export interface Refusal {
  readonly code: ErrorCode | "unknown" | "otherStep" | "unlit" | "answered";
  readonly tiles: readonly string[];
  /** The count and the number needed, if there is too little of something. */
  readonly found?: number;
  readonly need?: number;
}

const UNKNOWN: Refusal = { code: "unknown", tiles: [] };

/** Replaces an answer that never comes: the worker has stopped, or begins another match. */
export const FAILED = { ok: false, refusal: UNKNOWN } as const;

/** The engine's answer to a question, or the reason why there is none. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Asks the engine, and turns a refusal into a value. */
export function answer<T>(question: () => T): Answer<T> {
  try {
    return { ok: true, value: question() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}

/** Reads a refusal from an error; throws a panic of the engine again. */
export function refusalIn(error: unknown): Refusal {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  const refused = error instanceof Error && error.name === "IstakaError";
  const { code, tiles = [], found, need } = refused ? (error as IstakaError) : UNKNOWN;
  return {
    code,
    tiles,
    ...(found !== undefined && { found }),
    ...(need !== undefined && { need }),
  };
}
