/** Tests that nouns agree with their numbers, and suffixes with the sound of their word. */

import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "../settings/settings";
import type { Args } from "../state/text";
import { type Catalogue, type Pattern, Speaker } from "./catalogue";
import { NAMES, sourcesOf, variables, wordsOf } from "./catalogue.double";

/** The variables that are texts beside those, and numbers that another one chooses for. */
const TEXTS = [
  ...NAMES,
  ...["a", "b", "c", "d", "main", "hint", "previous", "next", "opposite", "luck", "sum"],
];

const NUMBERS = [0, 1, 2, 3, 5, 6, 10, 11, 21, 100];

/** Nouns that are counted only where the whole sentence is chosen. */
const NOUNS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ["minute", "minutes"],
    ["hour", "hours"],
    ["setting", "settings"],
    ["change", "changes"],
  ],
  de: [
    ["Minute", "Minuten"],
    ["Stunde", "Stunden"],
    ["Änderung", "Änderungen"],
  ],
  nl: [
    ["minuut", "minuten"],
    ["instelling", "instellingen"],
    ["wijziging", "wijzigingen"],
  ],
  tr: [],
};

/** Several things where there is one; in Turkish the plural, for a number has none. */
const VERBS: Readonly<Record<Language, RegExp>> = {
  en: /\b(here|there) (are|were) 1\b|\b1 (tile|player|table|round|match) (are|were|have|lie|help|stay)\b/i,
  de: /\b(sind|waren|bleiben|helfen|fehlen|fehlten) 1\b(?! von| wert)/,
  nl: /\b(zijn|waren|blijven|helpen|ontbreken|ontbraken)( er)? 1\b(?! van| waard)/,
  tr: /(?<![\d.,])\d+ \p{Ll}+l[ae]r[ıi]?\b/u,
};

/** Joins alternatives of a pattern. */
function any(words: Iterable<string>): string {
  return `(?:${[...words].join("|")})`;
}

/** Returns what disagrees with its number. */
function disagreeing(language: Language): RegExp[] {
  const calls = sourcesOf(language).flatMap((text) => [
    ...text.matchAll(/COUNT\(\$\w+, "(.*?)", "(.*?)"\)/g),
  ]);
  const pairs = [...calls.map(([, one = "", other = ""]) => [one, other]), ...NOUNS[language]];
  const last = (noun: string): string => noun.split(" ").at(-1) ?? "";
  const nouns = pairs.map(([one = "", other = ""]) => [last(one), last(other)] as const);
  // “Spieler” and “Stapel” are one or several.
  const differ = nouns.filter(([one, other]) => one !== other && !/^\p{Lu}.*e[lr]$/u.test(one));
  if (differ.length === 0) return [];
  const ones = any(new Set(differ.map(([one]) => one)));
  const others = any(new Set(differ.map(([, other]) => other)));
  const between = "(?:\\p{Ll}+ )?";
  return [
    // A list of numbers has one noun for all of them.
    new RegExp(`(?<![\\d.,–/]|(?:and|und|en) )\\b1 ${between}${others}(?!\\p{L})`, "u"),
    new RegExp(`\\b(?:0|[2-9]|\\d{2,}) ${ones}(?!\\p{L})`, "u"),
  ];
}

/** The texts by which a message chooses. */
function choices(words: Catalogue, pattern: Pattern, found = new Map<string, Set<string>>()) {
  for (const part of typeof pattern === "string" ? [] : pattern) {
    if (typeof part === "string") continue;
    if ("m" in part) choices(words, words[part.m] ?? [], found);
    if (!("of" in part)) continue;
    const texts = Object.keys(part.of).filter((key) => !/^(\d+|one|other)$/.test(key));
    if (texts.length > 0) found.set(part.v, new Set([...(found.get(part.v) ?? []), ...texts]));
    for (const inside of Object.values(part.of)) choices(words, inside, found);
  }
  return found;
}

/** A message's arguments: every choice, with every number in each place and in all of them. */
function* samples(words: Catalogue, pattern: Pattern): Generator<Args> {
  const chosen = choices(words, pattern);
  const { printed, chosen: by } = variables(words, pattern);
  const others = [...new Set([...printed, ...by])].filter((it) => !chosen.has(it));
  const numbers = others.filter((it) => !TEXTS.includes(it));
  const names = Object.fromEntries(
    others.filter((it) => TEXTS.includes(it)).map((it) => [it, "X"]),
  );
  let texts: Args[] = [names];
  for (const [name, values] of chosen)
    texts = texts.flatMap((args) => [...values].map((value) => ({ ...args, [name]: value })));
  for (const args of texts)
    for (const number of NUMBERS)
      for (const varied of [...numbers.map((it) => [it]), numbers]) {
        const all = numbers.map((it) => [it, varied.includes(it) ? number : 7]);
        yield { ...args, ...Object.fromEntries(all) };
      }
}

it.each(LANGUAGES)("in %s what is counted agrees with its number", (language) => {
  const words = wordsOf(language);
  const speaker = new Speaker(language, words);
  const wrong = [...disagreeing(language), VERBS[language]];
  const found = new Map<string, string>();
  for (const [id, pattern] of Object.entries(words))
    for (const args of samples(words, pattern)) {
      const said = speaker.say(id, args);
      if (wrong.some((form) => form.test(said))) found.set(id, said);
    }
  expect(Object.fromEntries(found)).toEqual({});
});

it("chooses every Turkish suffix of what a sentence is given", () => {
  const fixed = /\{ [$]?[\w-]+ \}[)”]?(’\p{L}| (d[ae]|m[ıiuü]|ki)(?!\p{L}))|\{ \$\w+ \}\p{L}/u;
  const lines = sourcesOf("tr").flatMap((text) => text.split("\n"));
  expect(lines.filter((line) => fixed.test(line))).toEqual([]);
});

/** Words in whose place the glossary has others. */
const AVOIDED: readonly (readonly [Language, RegExp])[] = [
  ["tr", /(?<!\p{L})t[ıi]kla|Masa remisi/iu],
  ["de", /stöhn|\bSerien?\b/i],
];

it.each(AVOIDED)("in %s avoided words are not used", (language, words) => {
  const lines = sourcesOf(language).flatMap((text) => text.split("\n"));
  expect(lines.filter((line) => words.test(line))).toEqual([]);
});

it.each([
  ["round-of", { round: 1, rounds: 3 }, "1 / 3. el"],
  ["prompt-discard", {}, "iki kez dokun"],
  ["rule-rummi-set", { tiles: 84, last: 10, jokers: 4 }, "1’den 10’a kadar"],
  ["rule-rummi-set", { tiles: 106, last: 13, jokers: 2 }, "1’den 13’e kadar"],
  ["learn-hundred-4", { opposite: "Leyla" }, "Leyla da açamadı"],
  ["learn-hundred-4", { opposite: "Deniz" }, "Deniz de açamadı"],
  ["rummi-said-timedOut", { name: "Mehmet" }, "Mehmet’in süresi doldu"],
  ["rummi-said-timedOut", { name: "Björn" }, "Björn’ün süresi doldu"],
])("says %s with %j: %s", (id, args, part) => {
  expect(new Speaker("tr", wordsOf("tr")).say(id, args)).toContain(part);
});
