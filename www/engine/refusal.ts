/** Why the engine does something not, as a value: errors lose their fields between threads. */

/** Why something was not done: a stable code, the tiles that do not fit, and what is missing. */
export interface Refusal {
  readonly code: string;
  readonly tiles: readonly string[];
  readonly missing: readonly string[];
}

/** A panic is no refusal: it is thrown on. */
export function refusalIn(error: unknown): Refusal {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  const { code, tiles, missing } = (error ?? {}) as Partial<Record<keyof Refusal, unknown>>;
  return {
    code: typeof code === "string" ? code : "unknown",
    tiles: texts(tiles),
    missing: texts(missing),
  };
}

function texts(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((text): text is string => typeof text === "string");
}
