/**
 * Length and checksum at the end of a text, by which a half-written or damaged text is recognised:
 * the last field of a JSON object, computed over everything before it.
 */

const SEAL = /^(.*),"check":"(\d+):(\d+)"}$/s;

/** Returns the object as a sealed text. */
export function sealed(data: object): string {
  const text = JSON.stringify(data).slice(0, -1);
  return `${text},"check":"${text.length}:${sumOf(text)}"}`;
}

/** Returns true if a text is as it was sealed. */
export function isSealed(text: string): boolean {
  const [, before = "", length, sum] = SEAL.exec(text) ?? [];
  return before.length === Number(length) && sumOf(before) === Number(sum);
}

/** Computes FNV-1a over UTF-16 code units: one changed letter always changes it. */
export function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
