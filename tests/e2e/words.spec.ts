/** Every language has room in every layout, and can be chosen at any time. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Args, Speaker } from "../../www/locales/catalogue.ts";
import { compile } from "../../www/locales/compile.ts";
import { LANGUAGES, type Language } from "../../www/settings.ts";
import { toStanding } from "./panels.ts";
import { open, record, resume, turn } from "./play.ts";
import { choose, cramped, outside, picture } from "./sight.ts";
import { expect, test } from "./support.ts";
import { everywhere, TIGHT_SIZES } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Positions at which the table says all that it can say. */
const moments = ["draw", "out", "twin", "pass"] as const;

/** Positions at which a dialog opens by itself. */
const ends = ["lost", "standing"] as const;

/** Those that the player opens. */
const dialogs = ["scores", "moves", "rules", "settings", "newGame"];

/** Whether the table says the shorter sentences. */
async function isPhone(page: Page): Promise<boolean> {
  return (await page.locator("#game").getAttribute("data-kind")) !== "desktop";
}

function speakerOf(language: Language): Speaker {
  const read = (name: string) => compile(readFileSync(`www/locales/${name}.ftl`, "utf8"));
  return new Speaker(language, {
    ...read(language),
    ...read(`${language}-dialogs`),
    ...read(`${language}-editor`),
  });
}

/** What stands beside its place instead, where it may take more lines. */
const BESIDE = /^(refused-(handIncomplete|last)|notice-(okey|sure|choose|strict))/;

/** Why the rules of a link cannot be read. */
const UNREAD = [
  ...["tooLong", "otherVersion", "unknownPreset", "unknownSetting", "badValue", "repeatedSetting"],
  "notRules",
].map((code) => `unread-${code}`);

/** All that can stand in the prompt, about the longest tiles and names. */
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

for (const moment of moments) {
  test(`in no language and size anything is cut off: ${moment}`, async ({ page }) => {
    await resume(page, record(moment));
    await turn(page);
    for await (const { where } of everywhere(page, TIGHT_SIZES)) {
      await picture(page, `words-${moment}-${where}`);
      expect.soft(await cramped(page), where).toEqual([]);
    }
  });
}

for (const size of TIGHT_SIZES) {
  test.describe(`at ${size.join(" × ")}`, () => {
    test.use({ viewport: { width: size[0], height: size[1] } });

    test("in every language there is room for every sentence", async ({ page }) => {
      await resume(page, record("draw"));
      await turn(page);
      for await (const { language, where } of everywhere(page, [size])) {
        const all = sentences(speakerOf(language), await isPhone(page));
        expect.soft(await cramped(page, all), where).toEqual([]);
      }
    });

    for (const moment of ends) {
      test(`in no language anything sticks out of a dialog: ${moment}`, async ({ page }) => {
        await resume(page, record(moment));
        if (moment === "standing") await toStanding(page);
        else await page.locator("dialog[open]").waitFor();
        for await (const { where } of everywhere(page, [size])) {
          await picture(page, `words-${moment}-${where}`);
          expect.soft(await outside(page), where).toEqual([]);
          for (const dialog of moment === "lost" ? dialogs : []) {
            await choose(page, dialog);
            await expect(page.locator(`dialog[data-name=${dialog}]`)).toBeVisible();
            await picture(page, `words-${dialog}-${where}`);
            expect.soft(await outside(page), `${dialog} in ${where}`).toEqual([]);
            await page.keyboard.press("Escape");
          }
        }
      });
    }
  });
}

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

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("every letter is in the page's own script", async ({ context, page }) => {
      await open(page);
      // What Fluent's own signs leave is what a player reads.
      const { words } = speakerOf(language);
      const letters = new Set(JSON.stringify(words).replace(/[[\]{}\\_$]/g, ""));
      await page.locator("#log").evaluate((log, text) => log.append(text), [...letters].join(""));
      const devtools = await context.newCDPSession(page);
      await devtools.send("DOM.enable");
      await devtools.send("CSS.enable");
      const { root } = await devtools.send("DOM.getDocument");
      const log = { nodeId: root.nodeId, selector: "#log" };
      const { nodeId } = await devtools.send("DOM.querySelector", log);
      const widths: number[] = [];
      for (const weight of ["500", "700"]) {
        await page.locator("#log").evaluate((log, weight) => {
          log.style.fontWeight = weight;
          log.getBoundingClientRect();
          return document.fonts.ready;
        }, weight);
        const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
        expect(fonts.length).toBeGreaterThan(0);
        expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
        widths.push(await page.locator("#log").evaluate((log) => log.scrollWidth));
      }
      expect(widths[0], "sentences are lighter than labels").toBeLessThan(widths[1] ?? 0);
    });
  });
}
