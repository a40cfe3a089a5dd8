/**
 * Recognises a text that another app has shared: a match, rules, a puzzle, a saved file, or a link
 * to one of them among other words. It may be any other text too.
 */

/** A kind of text that the game can open; a position is a link to a match or its record. */
export interface SharedText {
  readonly kind: "file" | "puzzle" | "record" | "rules" | "seed";
  readonly text: string;
}

/** The kinds that a link holds, by the names of its parameters. */
const PARAMETERS = ["rules", "record", "puzzle", "seed"] as const;

/** The beginnings of the texts of the game, each up to where the text ends. */
const TEXTS: readonly (readonly [SharedText["kind"], RegExp])[] = [
  ["file", /^\s*\{.*/s],
  ["puzzle", /\bistaka-puzzle \d+ .*/],
  ["rules", /\bistaka-rules \d+\b.*/],
  ["record", /^istaka \d+[ \t\r]*$.*/ms],
];

/** Finds what the game can open; null if that is nothing. */
export function sharedIn(text: string): SharedText | null {
  for (const [kind, form] of TEXTS) {
    const [found] = form.exec(text) ?? [];
    if (found !== undefined) return { kind, text: found.trim() };
  }
  for (const [, query] of text.matchAll(/\?([^\s#]+)/g)) {
    const parameters = new URLSearchParams(query);
    for (const kind of PARAMETERS) {
      const found = parameters.get(kind);
      if (found && (kind !== "seed" || /^\d{1,20}$/.test(found))) return { kind, text: found };
    }
  }
  return null;
}
