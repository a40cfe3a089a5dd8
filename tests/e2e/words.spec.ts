/** Every language fits in every layout, and can be chosen at any time. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Speaker } from "../../www/locales/catalogue.ts";
import { compile } from "../../www/locales/compile.ts";
import { LANGUAGES, type Language } from "../../www/settings/settings.ts";
import type { Args } from "../../www/state/text.ts";
import { open, record, resume } from "./play.ts";
import { cramped } from "./sight.ts";
import { expect, test } from "./support.ts";
import { everywhere, speak, TIGHT_SIZES } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Returns `true` if the table uses the shorter sentences. */
async function isPhone(page: Page): Promise<boolean> {
  return (await page.locator("#game").getAttribute("data-kind")) !== "desktop";
}

function speakerOf(language: Language): Speaker {
  const read = (name: string) => compile(readFileSync(`www/locales/${name}.ftl`, "utf8"));
  return new Speaker(language, {
    ...read(language),
    ...read(`${language}-dialogs`),
    ...read(`${language}-play`),
    ...read(`${language}-editor`),
  });
}

/** Sentences shown beside their place, where they may take more lines. */
const BESIDE = /^(refused-(handIncomplete|last)|notice-(okey|sure|choose|strict))/;

/** Reasons not to read the rules of a link. */
const UNREAD = [
  ...["tooLong", "otherVersion", "unknownPreset", "unknownSetting", "badValue", "repeatedSetting"],
  "notRules",
].map((code) => `unread-${code}`);

/** Returns all possible sentences of the prompt, with the longest tiles and names. */
function sentences(speaker: Speaker, phone: boolean): string[] {
  const tile = speaker.say("tile", { color: "K", number: 13 });
  const few = speaker.list([tile, tile, tile]);
  const what = speaker.say("undone-arrangement");
  const counted = { count: 3, points: 12, what };
  const args: Args = { name: "Maximiliane", tile, tiles: few, missing: few, ...counted };
  return Object.keys(speaker.words)
    .filter(
      (id) => /^(prompt|refused|notice)-/.test(id) && !id.endsWith("-short") && !BESIDE.test(id),
    )
    .map((id) => (phone && `${id}-short` in speaker.words ? `${id}-short` : id))
    .flatMap((id) => (id === "notice-link" ? UNREAD : [""]).map((why) => [id, why] as const))
    .map(([id, why]) => speaker.say(id, { ...args, why }));
}

test("in every language and size there is room for every sentence", async ({ page }) => {
  await resume(page, record("draw"));
  for await (const { language, where } of everywhere(page, TIGHT_SIZES)) {
    const all = sentences(speakerOf(language), await isPhone(page));
    expect.soft(await cramped(page, all), where).toEqual([]);
  }
});

test("a place that is left open in any words is noted", async ({ page, troubles }) => {
  await open(page);
  expect(troubles).toEqual([]);
  for (const change of [
    () => document.querySelector("#log")?.append("{$points} penalty points"),
    () => document.querySelector(".main-move")?.setAttribute("aria-label", "{$tile}"),
    () => {
      const words = document.querySelector(".prompt span")?.firstChild?.nextSibling;
      if (words instanceof Text) words.data = "{$name} is playing";
      else document.querySelector(".prompt span")?.append("{$name} is playing");
    },
  ]) {
    await page.evaluate(change);
    await expect.poll(() => troubles.splice(0)).toEqual([expect.stringContaining("{$")]);
  }
});

test("every letter is in the page's own script", async ({ context, page }) => {
  await open(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const log = page.locator("#log");
  for (const language of LANGUAGES) {
    await speak(page, language);
    // Players do not read the control characters of Fluent.
    const { words } = speakerOf(language);
    const letters = new Set(JSON.stringify(words).replace(/[[\]{}\\_$]/g, ""));
    await log.evaluate((log, text) => log.append(text), [...letters].join(""));
    const { root } = await devtools.send("DOM.getDocument");
    const named = { nodeId: root.nodeId, selector: "#log" };
    const { nodeId } = await devtools.send("DOM.querySelector", named);
    const widths: number[] = [];
    for (const weight of ["500", "700"]) {
      await log.evaluate((log, weight) => {
        log.style.fontWeight = weight;
        log.getBoundingClientRect();
        return document.fonts.ready;
      }, weight);
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
      widths.push(await log.evaluate((log) => log.scrollWidth));
    }
    expect(widths[0], "sentences are lighter than labels").toBeLessThan(widths[1] ?? 0);
  }
});
