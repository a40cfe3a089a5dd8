/** Tests how lines end: all of a kind with a full stop, or none, in every language. */

import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "../settings/settings";
import type { Catalogue, Pattern } from "./catalogue";
import { wordsOf } from "./catalogue.double";

/** Stands for a value. */
const VALUE = "#";

/** Lines at the table, which have no full stop: of the prompt, the card and the bubble. */
const BARE = /^(okey101-|rummi-)?(prompt|hint|refused|notice|lesson|doubt)-/;

/** A sentence that ends inside a text; after a number the point makes an ordinal number. */
const INSIDE = /[^#\d\s]\. (\p{Lu}|#)/u;

/** The end of a sentence, or of what comes before a list. */
const CLOSED = /[.?!…:][”»“]?$/;

/** An ordinal number, a sentence that ends with a value, or an abbreviation. */
const OPEN = /#\.$|\bst\.$/i;

/** Returns every way in which a message may be put. */
function waysOf(words: Catalogue, pattern: Pattern): string[] {
  if (typeof pattern === "string") return [pattern];
  const parts = pattern.map((part) => {
    if (typeof part === "string") return [part];
    if ("m" in part) return waysOf(words, words[part.m] ?? "");
    if ("of" in part) return Object.values(part.of).flatMap((each) => waysOf(words, each));
    return [VALUE];
  });
  return parts.reduce((ways, next) => ways.flatMap((way) => next.map((end) => way + end)), [""]);
}

/** Returns what is wrong with the ends of a message. */
function faults(id: string, ways: readonly string[]): string[] {
  const whole = ways.filter((way) => way !== "");
  const closed = whole.filter((way) => CLOSED.test(way));
  return [
    ...(closed.length > 0 && closed.length < whole.length ? ["ends in two ways"] : []),
    ...whole.filter((way) => INSIDE.test(way) && !CLOSED.test(way) && !way.endsWith(VALUE)),
    ...(BARE.test(id) ? whole.filter((way) => way.endsWith(".")) : []),
  ];
}

it.each(LANGUAGES)("a line ends like others of its kind in %s", (language: Language) => {
  const words = wordsOf(language);
  const found = Object.entries(words).flatMap(([id, pattern]) =>
    faults(id, waysOf(words, pattern)).map((fault) => `${id}: ${fault}`),
  );
  expect(found).toEqual([]);
});

it.each(LANGUAGES)("a line in %s is closed where the English one is", (language) => {
  const [words, english] = [wordsOf(language), wordsOf("en")];
  const differ = Object.keys(words).filter((id) => {
    const ways = [words, english].map((from: Catalogue) => waysOf(from, from[id] ?? ""));
    const ends = (form: RegExp) => ways.map((all) => all.some((way) => form.test(way)));
    // A question may be a statement elsewhere.
    const isStop = ends(/\.$/).includes(true) && ends(CLOSED).includes(false);
    return isStop && !ways.flat().some((way) => OPEN.test(way));
  });
  expect(differ).toEqual([]);
});
