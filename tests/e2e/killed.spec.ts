/**
 * The browser is killed at random moments, as by a system that needs memory: no earlier action is
 * lost, and none is repeated. `KILLS` sets the length of the long sample.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { sealed } from "../../www/store/seal.ts";
import { dice } from "./dice.ts";
import { goOn, ours } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { forgetMatch, keptMatch as keptBy } from "./visit.ts";

/** Samples by the number of kills: one in each game, and many. */
const SAMPLES = [{ kills: 3 }, { kills: Number(process.env.KILLS ?? 60), tag: "@all" }];

/** Matches of all games, by their rules; the deals are fixed. */
const MATCHES = ["turkish", "board", "rummi80"] as const;

/** The longest play before a kill, in milliseconds, counted from an action. */
const LONGEST = 2000;

/** A browser that can be killed; its profile is in a folder of this test. */
class Mortal {
  private constructor(
    private readonly context: BrowserContext,
    private readonly id: number,
    readonly page: Page,
  ) {}

  static async start(folder: string, options: LaunchOptions): Promise<Mortal> {
    const context = await chromium.launchPersistentContext(folder, options);
    const devtools = await context.browser()?.newBrowserCDPSession();
    const running = await devtools?.send("SystemInfo.getProcessInfo");
    const id = running?.processInfo.find(({ type }) => type === "browser")?.id;
    if (id === undefined) throw new Error("the browser does not say which process it is");
    return new Mortal(context, id, await context.newPage());
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.context.once("close", resolve));
    process.kill(this.id, "SIGKILL");
    await gone;
  }
}

/** Plays by keyboard as fast as possible, and notes the stored match before each action. */
async function play(page: Page, noted: string[]): Promise<never> {
  for (;;) {
    const phase = await ours(page);
    // The bots have played by now: their moves were stored before the player could act.
    noted.push(await keptBy(page));
    await goOn(page, phase);
    await expect.poll(() => keptBy(page)).not.toBe(noted.at(-1));
  }
}

for (const { kills, tag = [] } of SAMPLES)
  test(`a browser that is ended ${kills} times while somebody plays loses nothing`, {
    tag,
  }, async ({ launchOptions, site }) => {
    if (tag === "@all") test.setTimeout(30_000 + kills * 20_000);
    // Number of kills in one match before another begins.
    const ends = Math.min(10, Math.ceil(kills / MATCHES.length));
    const roll = dice(18);
    const folder = await mkdtemp(join(tmpdir(), "istaka-"));
    let before = "";
    let browser: Mortal | null = null;
    try {
      for (let kill = 0; kill <= kills; kill += 1) {
        browser = await Mortal.start(folder, launchOptions);
        const { page } = browser;
        const fresh = kill % ends === 0 && kill < kills;
        const rules = MATCHES[Math.floor(kill / ends) % MATCHES.length];
        await page.addInitScript(
          (text) => {
            if (text) localStorage.setItem("istaka.settings", text);
          },
          fresh && rules && sealed({ rules, pace: "instant" }),
        );
        await page.goto(`${site.url}#table`);
        await ready(page);
        await ours(page);
        const found = await keptBy(page);
        // A later write may have been stored too; an earlier state or another text is an error.
        expect(found.startsWith(before), `after end ${kill}:\n${before}\n—\n${found}`).toBe(true);
        if (fresh) {
          await forgetMatch(page);
          await page.goto(`${site.url}?seed=7`);
          await ready(page);
          before = "";
        }
        const noted: string[] = [];
        const playing = play(page, noted).catch(() => {});
        await expect.poll(() => noted.length).toBeGreaterThan(0);
        await new Promise((resolve) => setTimeout(resolve, roll(LONGEST)));
        await browser.kill();
        await playing;
        browser = null;
        // The last note may not have been stored yet; all earlier ones were stored before the next
        // action.
        before = noted.at(-2) ?? before;
      }
    } finally {
      await browser?.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
