/** The player's own rules between visits: the texts by which they are shared, in the order kept. */

import { LONGEST_RULES } from "../../choices";
import type { Device } from "../../device";

const KEY = "istaka.rules";

/** More would make the list of them a search. */
export const MOST = 30;

/** What is kept may be anything; whatever is no text that could be rules is left out. */
export function recallSets(device: Device): { texts: string[]; damaged: boolean } {
  try {
    const stored: unknown = JSON.parse(device.read(KEY) ?? "[]");
    if (!Array.isArray(stored)) return { texts: [], damaged: true };
    const texts = stored.filter(
      (text): text is string => typeof text === "string" && text.length <= LONGEST_RULES,
    );
    const damaged = texts.length < stored.length || texts.length > MOST;
    return { texts: texts.slice(0, MOST), damaged };
  } catch {
    return { texts: [], damaged: true };
  }
}

/** Whether they are kept. */
export function keepSets(device: Device, texts: readonly string[]): boolean {
  return device.write(KEY, JSON.stringify(texts)) === null;
}
