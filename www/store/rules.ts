/** The player's own rules: their texts for sharing, the oldest first. */

import { LONGEST_RULES } from "../settings/choices";
import { sealed } from "./seal";
import { fieldsIn, Shelf } from "./shelf";

export const RULES = "istaka.rules";

const VERSION = 1;

/** Most rules that are kept: a longer list would need a search field. */
export const MOST_RULES = 30;

export const rulesShelf = new Shelf<readonly string[]>(RULES, {
  read(text) {
    const { version, rules } = fieldsIn(text);
    if (version !== VERSION || !Array.isArray(rules)) return null;
    const texts = rules.filter(
      (text): text is string => typeof text === "string" && text.length <= LONGEST_RULES,
    );
    const value = texts.slice(0, MOST_RULES);
    return { value, whole: value.length === rules.length };
  },
  write: (rules) => sealed({ version: VERSION, rules }),
  part: "rules",
  merge(here, file) {
    const own = here ?? [];
    const isNew = [...new Set(file)].filter((text) => !own.includes(text));
    const added = isNew.slice(0, MOST_RULES - own.length);
    const value = added.length > 0 ? [...own, ...added] : own;
    return { value, added: added.length, left: isNew.length - added.length };
  },
});
