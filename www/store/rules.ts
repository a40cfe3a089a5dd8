/** The player's own rules between visits: the texts by which they are shared, in the order kept. */

import { LONGEST_RULES } from "../choices";
import type { Texts } from "./texts";

/** Where they are kept. */
export const RULES = "istaka.rules";

/** More would make the list of them a search. */
export const MOST_RULES = 30;

/** What is kept may be anything; whatever is no text that could be rules is left out. */
export function recallRules(device: Pick<Texts, "read">): { texts: string[]; damaged: boolean } {
  try {
    const stored: unknown = JSON.parse(device.read(RULES) ?? "[]");
    if (!Array.isArray(stored)) return { texts: [], damaged: true };
    const texts = stored.filter(
      (text): text is string => typeof text === "string" && text.length <= LONGEST_RULES,
    );
    const damaged = texts.length < stored.length || texts.length > MOST_RULES;
    return { texts: texts.slice(0, MOST_RULES), damaged };
  } catch {
    return { texts: [], damaged: true };
  }
}

/** Whether they are kept. */
export function keepRules(device: Pick<Texts, "write">, texts: readonly string[]): boolean {
  return device.write(RULES, JSON.stringify(texts)) === null;
}

/**
 * The rules here and behind them those that only a file has, as far as there is room; how many are
 * added, and how many are not.
 */
export function mergedRules(
  here: string | null,
  file: string,
): { text: string; added: number; left: number } {
  const textsIn = (text: string): string[] => recallRules({ read: () => text }).texts;
  const own = textsIn(here ?? "[]");
  const isNew = [...new Set(textsIn(file))].filter((text) => !own.includes(text));
  const added = isNew.slice(0, MOST_RULES - own.length);
  const same = added.length === 0 && here !== null;
  const text = same ? here : JSON.stringify([...own, ...added]);
  return { text, added: added.length, left: isNew.length - added.length };
}
