/**
 * Recognises a text that another app has shared: a match, rules, a puzzle, a saved file, or a link
 * to one of them among other words. It may be any other text too.
 */

import { atIn } from "../base/at";

/** A kind of text that the game can open; a position is a link to a match or its record. */
export interface SharedText {
  readonly kind: "file" | "puzzle" | "record" | "rules" | "seed";
  readonly text: string;
  /** The moment of a match that a link names. */
  readonly at?: ReturnType<typeof atIn>;
}

/** The kinds that a link holds, by the names of its parameters. */
const PARAMETERS = ["rules", "record", "puzzle", "seed"] as const;

/** The texts of the game by a line of each: a record goes on after it. */
const LINES: readonly (readonly [SharedText["kind"], RegExp])[] = [
  ["puzzle", /\bistaka-puzzle \d+ .*/],
  ["rules", /\bistaka-rules \d+\b.*/],
  ["record", /^istaka \d+$/],
];

/** Finds what the game can open; null if that is nothing. */
export function sharedIn(text: string): SharedText | null {
  if (/^\s*\{/.test(text)) return { kind: "file", text: text.trim() };
  const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]/);
  for (const [kind, form] of LINES) {
    const first = lines.findIndex((line) => form.test(plain(line)));
    const [line = "", ...rest] = first < 0 ? [] : lines.slice(first);
    // The engine reads a text as other programs have left it; own words in it stay.
    const [found] = form.exec(line) ?? form.exec(plain(line)) ?? [];
    if (found === undefined) continue;
    return { kind, text: (kind === "record" ? [line, ...rest].join("\n") : found).trim() };
  }
  for (const [, query] of text.matchAll(/\?([^\s#]+)/g)) {
    const parameters = new URLSearchParams(query);
    for (const kind of PARAMETERS) {
      const found = parameters.get(kind);
      const at = atIn(parameters.get("at") ?? "");
      if (found && (kind !== "seed" || /^\d{1,20}$/.test(found)))
        return { kind, text: found, ...(kind === "record" && at && { at }) };
    }
  }
  return null;
}

/** Writes a line without what phones and word processors make of its first words. */
function plain(line: string): string {
  const usual = line.normalize("NFKC").replace(/[\u2010-\u2015−]/g, "-");
  return usual
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
