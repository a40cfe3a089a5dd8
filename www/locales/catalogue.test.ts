/** The four languages say the same things, and the page says them as Fluent would. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../settings/settings";
import type { Args } from "../state/text";
import { Speaker } from "./catalogue";
import { NAMES, PARTS, source, sourcesOf, variables, wordsOf } from "./catalogue.double";
import { compile } from "./compile";
import { suffixed } from "./suffix";

const english = wordsOf("en");

/** The values of each variable; all others are numbers. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  color: ["R", "Y", "B", "K", "G"],
  language: LANGUAGES,
  preset: ["board", "turkish", "pagat", "kahvehane", "sayili"],
};
const NUMBERS = [0, 1, 2, 3, 5, 11, 12, 13, 21, 1000];

function* samples(needed: readonly string[]): Generator<Args> {
  const [variable, ...others] = needed;
  if (variable === undefined) return yield {};
  const values = NAMES.includes(variable) ? [variable.toUpperCase()] : (TEXTS[variable] ?? NUMBERS);
  // Numbers go through their values together, or there would be millions of samples.
  const rest = others.filter((other) => TEXTS[other] || NAMES.includes(other));
  for (const value of values) {
    const numbers = others.filter((other) => !rest.includes(other));
    for (const more of samples(rest)) {
      yield {
        ...more,
        ...Object.fromEntries(numbers.map((other) => [other, 4])),
        [variable]: value,
      };
    }
  }
}

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  const words = wordsOf(language);

  it("has the messages of the English one, in the same files", () => {
    for (const part of PARTS) {
      const [own, first] = [source(`${language}${part}`), source(`en${part}`)].map(compile);
      expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(first ?? {}).sort());
    }
  });

  it("prints the variables of the English one", () => {
    for (const [id, pattern] of Object.entries(words)) {
      const [own, first] = [variables(words, pattern), variables(english, english[id] ?? "")];
      expect(own.printed, id).toEqual(first.printed);
      const given = [...first.printed, ...first.chosen];
      expect(given, `${id} is given what it chooses by`).toEqual(
        expect.arrayContaining(own.chosen),
      );
    }
  });

  it("begins no sentence about the player with the small letter of a tile", () => {
    const speaker = new Speaker(language, words);
    const args = { tile: "r5", tiles: "r5", left: "r5", right: "r5", count: 3, broken: 0 };
    for (const id of Object.keys(words).filter((id) => /said-you-/.test(id)))
      expect(speaker.say(id, args), id).toMatch(/^[\p{Lu}\d]/u);
  });

  it("leaves nothing open, and says what Fluent says", () => {
    const print = (number: number) => new Intl.NumberFormat(language).format(number);
    const plurals = new Intl.PluralRules(language);
    const functions = {
      COUNT: ([count, one, other]: FluentValue[]) =>
        count instanceof FluentNumber
          ? `${print(count.value)} ${plurals.select(count.value) === "one" ? one : other}`
          : `${count} ${other}`,
      SUFFIX: ([value, suffix]: FluentValue[]) =>
        suffixed(value instanceof FluentNumber ? print(value.value) : `${value}`, `${suffix}`),
    };
    const bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const text of sourcesOf(language)) bundle.addResource(new FluentResource(text));
    const speaker = new Speaker(language, words);
    for (const [id, pattern] of Object.entries(words)) {
      const { printed, chosen } = variables(words, pattern);
      const message = bundle.getMessage(id)?.value ?? "";
      for (const args of samples([...new Set([...chosen, ...printed])])) {
        const said = speaker.say(id, args);
        expect(said, id).toBe(bundle.formatPattern(message, args));
        expect(said, id).not.toMatch(/[{}$]/);
      }
    }
  });

  it("is set as print is, in a calm voice", () => {
    for (const text of sourcesOf(language)) {
      const spoken = text
        .replace(/^#.*$/gm, "")
        .replace(/\{" ?"\}/g, "")
        .replace(/\{ [A-Z]+\(.*?\) \}/g, "{}");
      expect(spoken.match(/.*(!|'|"|\.\.\.|\S {2,}\S).*/g)).toBeNull();
    }
  });
});

/**
 * Points that count against a player although their name does not say so. Points that are counted
 * down are no penalty.
 */
const MERE: Readonly<Record<string, RegExp>> = {
  en: /(?<!penalty |minus )\bpoints?\b/i,
  de: /\bPunkte?n?\b/,
  nl: /\bpunt(en)?\b/i,
  tr: /(?<!ceza |eksi )\bpuan(?!lama)/i,
};

/** Messages of rules by which points are counted down. */
const COUNTED_DOWN = /(^|-)(down|own|kahvehane|sayili|countdownNeedsBest|twinWouldWin)(-|$)/;

/** Messages of table rummy, in which tiles are worth points. */
const WORTH = /(^|-)(rummi|rummi80|rummi106|joker|opening|winner|worth|minus|taken)(-|$)/;

/** Words for penalties and being out, which are wrong for players who lose points. */
const PENALTY: Readonly<Record<string, RegExp>> = {
  en: /penalt|\bis out\b|\bare out\b/i,
  de: /straf|ausge?schied|scheidet/i,
  nl: /straf|uitgeschakeld|valt af/i,
  tr: /ceza|elen/i,
};

/** The same in one message of several, which are chosen by what is counted. */
const CHOSEN = /"(down|minus|taken|wins)":("[^"]*"|\[[^\]]*\])|"points"/g;

it.each(LANGUAGES)("knows no penalties in %s where points are counted down", (language) => {
  const found = Object.entries(wordsOf(language)).filter(([id]) => COUNTED_DOWN.test(id));
  expect(found.length).toBeGreaterThan(50);
  for (const [id, pattern] of found) {
    expect(JSON.stringify(pattern), id).not.toMatch(PENALTY[language] ?? /^$/);
  }
  const chosen = Object.values(wordsOf(language)).flatMap(
    (pattern) => JSON.stringify(pattern).match(CHOSEN) ?? [],
  );
  expect(chosen.length).toBeGreaterThan(10);
  for (const said of chosen) expect(said).not.toMatch(PENALTY[language] ?? /^$/);
});

/** In a game in which tiles have points, these are no penalty. */
const OF_TILES = ["en-rummi", "en-steps"]
  .flatMap((name) => Object.keys(compile(source(name))))
  .filter((id) => !/^learn-/.test(id) || /^learn-(opening|adding|rebuilding|jokers)-/.test(id));

it.each(LANGUAGES)("calls points penalty points in %s", (language) => {
  for (const [id, pattern] of Object.entries(wordsOf(language))) {
    if (COUNTED_DOWN.test(id) || WORTH.test(id) || OF_TILES.includes(id)) continue;
    const spoken = JSON.stringify(pattern)
      .replace(CHOSEN, "")
      .replace(/"[vm]":"[^"]*"/g, "");
    expect(spoken, id).not.toMatch(MERE[language] ?? /^$/);
  }
});

/** Words for sides: the next player's side depends on the direction of play. */
const SIDES: Readonly<Record<string, RegExp>> = {
  en: /\b(left|right)\b/i,
  de: /\b(links|rechts|linke|rechte)/i,
  nl: /\b(links|rechts|linker|rechter)/i,
  tr: /(?<!\p{L})(sağ|sol)(?!la)/iu,
};

it.each(LANGUAGES)("tells in %s what to do without naming a side", (language) => {
  for (const [id, pattern] of Object.entries(wordsOf(language))) {
    if (!/^(prompt|notice|hint|refused|rule-handling)/.test(id)) continue;
    const spoken = JSON.stringify(pattern)
      .replace(CHOSEN, "")
      .replace(/"[vm]":"[^"]*"/g, "");
    expect(spoken, id).not.toMatch(SIDES[language] ?? /^$/);
  }
});

it("has each message in one file only, for all of them are read together", () => {
  const ids = PARTS.flatMap((part) => Object.keys(compile(source(`en${part}`))));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it("writes what is less than nothing with the sign of print", () => {
  expect(new Speaker("en", wordsOf("en")).say("minus", { points: -34 })).toBe("−34 points");
});

it.each([
  ["en", 1, "1 penalty point"],
  ["en", 2, "2 penalty points"],
  ["de", 1, "1 Strafpunkt"],
  ["de", 0, "0 Strafpunkte"],
  ["nl", 1, "1 strafpunt"],
  ["nl", 21, "21 strafpunten"],
  ["tr", 1, "1 ceza puanı"],
  ["tr", 2, "2 ceza puanı"],
] as const)("points in %s: %i", (language, points, expected) => {
  expect(new Speaker(language, wordsOf(language)).say("points", { points })).toBe(expected);
});

describe("compiling", () => {
  it.each([
    ["broken = { $count ->\n", /cannot be read: broken/],
    ["when = { DATETIME($day) }\n", /func/],
    ["fine = { -brand }\n-brand = Istaka\n", /term/],
    ["far = { fine ->\n   *[other] x\n  }\nfine = x\n", /cannot choose by a mesg/],
  ])("refuses what the page could not say: %s", (text, why) => {
    expect(() => compile(text)).toThrow(why);
  });

  it("counts a noun, and adds a suffix", () => {
    const words = compile(
      'points = { COUNT($points, "point", "points") }\nto = { SUFFIX($points, "(y)A") } kadar\n',
    );
    const speaker = new Speaker("en", words);
    expect([0, 1, 21].map((points) => speaker.say("points", { points }))).toEqual([
      "0 points",
      "1 point",
      "21 points",
    ]);
    expect(speaker.say("to", { points: 10 })).toBe("10’a kadar");
  });

  it("keeps a choice, a variable, a reference and a text", () => {
    const words = compile(
      'tiles = { $count ->\n    [one] a tile\n   *[other] { $count } tiles\n  }\nall ={" "}{ tiles }\n',
    );
    const speaker = new Speaker("en", words);
    expect(["tiles", "all"].map((id) => speaker.say(id, { count: 1200 }))).toEqual([
      "1,200 tiles",
      " 1,200 tiles",
    ]);
    expect(speaker.say("tiles", { count: 1 })).toBe("a tile");
    expect(speaker.say("gone")).toBe("gone");
    expect(speaker.say("tiles")).toBe("{$count} tiles");
  });
});
