/** Dates follow the reader's region, in the language of the page. */

import { expect, it } from "vitest";
import { firstDayIn, localeOf } from "./locale";

it.each([
  ["de", ["de-CH", "en"], "de-CH"],
  ["en", ["de-CH", "en-GB", "en-US"], "en-GB"],
  ["nl", ["nl-BE"], "nl-BE"],
  ["en", ["EN-us"], "en-US"],
  ["tr", ["de-AT", "en-GB"], "tr-AT"],
  ["en", ["de", "nl-BE"], "en-BE"],
  ["en", ["de", "nl"], "en"],
  ["en", ["en-US@posix", "de_DE", "", "en-IE"], "en-IE"],
  ["de", ["den", "nds", "@"], "de"],
  ["nl", [], "nl"],
])("of %s for %j is %s", (language, preferred, expected) => {
  expect(localeOf(language, preferred)).toBe(expected);
});

it.each([
  ["en", "en-US", "2:05 PM", "11/28/26"],
  ["en", "en-GB", "14:05", "28/11/2026"],
  ["de", "de-CH", "14:05", "28.11.26"],
  ["nl", "nl-BE", "14:05", "28/11/2026"],
  ["tr", "tr-TR", "14:05", "28.11.2026"],
])("writes clock and date in %s as in %s", (language, tag, clock, day) => {
  const moment = new Date(2026, 10, 28, 14, 5);
  const locale = localeOf(language, [tag]);
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, style).format(moment).replace("\u202f", " ");
  expect([write({ timeStyle: "short" }), write({ dateStyle: "short" })]).toEqual([clock, day]);
});

it("begins weeks as the region does", () => {
  expect(["en-US", "en-GB", "de-AT", "tr", "pt-PT"].map(firstDayIn)).toEqual([7, 1, 1, 1, 7]);
});
