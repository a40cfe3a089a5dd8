/**
 * Length and checksum of a text that is kept, so that the page notices by itself what is
 * half-written or damaged: the last field of an object in JSON, over all letters before it.
 */

const SEAL = /^(.*),"check":"(\d+):(\d+)"}$/s;

/** The object as text, with its seal. */
export function sealed(data: object): string {
  const text = JSON.stringify(data).slice(0, -1);
  return `${text},"check":"${text.length}:${sumOf(text)}"}`;
}

/** Whether the seal holds; null where there is none, as in what earlier versions wrote. */
export function isSealed(text: string): boolean | null {
  const [, before = "", length, sum] = SEAL.exec(text) ?? [];
  if (sum === undefined) return null;
  return before.length === Number(length) && sumOf(before) === Number(sum);
}

/** FNV-1a over UTF-16: one letter that is another always changes it. */
export function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
