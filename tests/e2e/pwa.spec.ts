/** The game as an installed app: offline, and updated only when the player asks for it. */

import { cp, readFile, writeFile } from "node:fs/promises";
import { chromium, type Locator, type Page } from "@playwright/test";
import { toDiscard } from "./play.ts";
import { choose, picture } from "./sight.ts";
import { expect, installed, ready, test } from "./support.ts";

test.use({ serviceWorkers: "allow" });

test("the game can be installed", async ({ launchOptions, site }, testInfo) => {
  // An ordinary test context counts as incognito, where nothing can be installed.
  const profile = testInfo.outputPath("profile");
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  const page = await context.newPage();
  await page.goto(site.url);
  await ready(page);
  await installed(page);
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send("Page.getAppManifest");
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  await context.close();

  expect(manifest.errors).toEqual([]);
  expect(installabilityErrors).toEqual([]);
  expect(JSON.parse(manifest.data ?? "")).toMatchObject({
    id: "istaka",
    display: "standalone",
    icons: [{ sizes: "192x192" }, { sizes: "512x512" }, { purpose: "maskable" }],
  });
});

for (const base of ["/", "/games/okey/"]) {
  test.describe(`under ${base}`, () => {
    test.use({ base });

    test("the game starts offline after one visit", async ({ context, page, site }) => {
      await page.goto("");
      await ready(page);
      await installed(page);

      await site.close();
      await context.setOffline(true);
      await page.reload();
      await ready(page);

      // The page of the rules, which opens beside the game.
      await choose(page, "rules");
      const opened = context.waitForEvent("page");
      await page.locator("rule-text a").click();
      const rules = await opened;
      await expect(rules.locator("h1")).toBeVisible();
      await expect(rules).toHaveURL(/\/rules\/turkish\/en\.html$/);
      await expect(rules.locator("body"), "with its own style").toHaveCSS("margin", "0px");

      // A puzzle and a lesson, of which nobody has asked for any before.
      await page.goto("");
      await ready(page);
      await choose(page, "puzzles");
      await expect(page.locator("puzzle-board .quiz")).toBeVisible();
      await page.goto("?lesson=opening");
      await page.locator("[data-move=lesson-next]").click();
      await expect(page.locator("[data-card=taught]")).toHaveAttribute("data-step", "2");
    });

    test("an installed game asks for no engine, and knows why a finish is refused", async ({
      page,
      site,
    }) => {
      await page.goto("");
      await ready(page);
      await installed(page);
      site.asked.length = 0;
      await page.reload();
      await ready(page);
      await toDiscard(page);
      await page.locator("[data-move=finish]").click();
      await expect(page.locator("#bubble")).toContainText("Not complete");
      expect(site.asked.filter((path) => path.endsWith(".wasm"))).toEqual([]);
    });
  });
}

test("what the browser has cleared is installed again", async ({ context, page, site }) => {
  await page.goto("");
  await ready(page);
  await installed(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await ready(page);
  // `waitForFunction` would take the promise itself for an answer.
  const forgotten = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
  await expect.poll(forgotten).toBe(true);
  await page.reload();
  await ready(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes("precache"));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().length;
    });
  await expect.poll(kept).toBeGreaterThan(50);
  await installed(page);
  await expect(offer(page), "it is no other version").toHaveCount(0);
  await site.close();
  await context.setOffline(true);
  await page.reload();
  await ready(page);
});

test.describe("a new version", () => {
  test.beforeEach(async ({ page, site }, testInfo) => {
    const next = testInfo.outputPath("next");
    await makeNext(next);
    await page.goto("");
    await ready(page);
    await installed(page);
    await site.serve(next);
  });

  test("waits until the player asks for it", async ({ page }) => {
    await page.reload();
    await ready(page);
    await expect(offer(page)).toBeVisible({});
    await page.reload();
    await ready(page);
    await expect(version(page), "a reload alone brings nothing new").toHaveCount(0);

    for (const [width, height] of [
      [360, 640],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const chip = page.locator("[data-update]");
      const inMenu = width > height;
      if (inMenu) await page.getByRole("button", { name: "Menu" }).click();
      await expect(chip).toBeVisible();
      await picture(page, `update-${width}x${height}`);
      if (!inMenu) {
        const round = await page.locator(".round").boundingBox();
        expect(round?.height, "the round stands in one line").toBeLessThan(24);
        expect((round?.x ?? 0) + (round?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      const box = await chip.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      if (inMenu) await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 1280, height: 800 });

    await offer(page).click();
    await expect(version(page)).toHaveCount(1);
    await ready(page);
    await expect(offer(page)).toHaveCount(0);
  });

  test("is found by a page that stays open", async ({ page, site }, testInfo) => {
    await page.clock.install();
    await site.serve("dist");
    await page.goto("");
    await ready(page);
    await expect(offer(page)).toHaveCount(0);
    await site.serve(testInfo.outputPath("next"));
    await page.clock.fastForward("59:00");
    await expect(offer(page)).toHaveCount(0);
    await page.clock.fastForward("01:01");
    await expect(offer(page)).toBeVisible({});
  });

  test("does not disturb another window", async ({ context, page }) => {
    await page.evaluate(() => document.body.setAttribute("data-round", "running"));
    const other = await context.newPage();
    await other.goto("");
    await offer(other).click();
    await expect(version(other)).toHaveCount(1);
    await expect(page.locator("body")).toHaveAttribute("data-round", "running");

    // The match goes on in the other window; whoever takes it back may update here too.
    await page.getByRole("button", { name: "Play here" }).click();
    await offer(page).click();
    await expect(version(page)).toHaveCount(1);
  });
});

test("the page has a policy, and breaking it would be noticed", async ({ page, troubles }) => {
  await page.goto("");
  await ready(page);
  const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
  await expect(policy).toHaveAttribute("content", /^default-src 'none'; script-src 'self' /);
  expect(troubles).toEqual([]);

  const refused = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(style);
    fetch("http://istaka.invalid/").catch(() => undefined);
    try {
      document.createElement("script").textContent = "document.body.remove()";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused, "no text becomes a script").toBe("TypeError");
  await expect(page.locator("body")).toBeVisible();
  await expect.poll(() => troubles.length).toBeGreaterThanOrEqual(2);
  troubles.length = 0;
});

/** The same page with one more tag, and therefore another version. */
async function makeNext(dir: string): Promise<void> {
  const edit = async (file: string, from: RegExp, to: string): Promise<void> => {
    const text = await readFile(`${dir}/${file}`, "utf8");
    expect(text).toMatch(from);
    await writeFile(`${dir}/${file}`, text.replace(from, to));
  };
  await cp("dist", dir, { recursive: true });
  await edit("index.html", /<head>/, '<head><meta name="version" content="next" />');
  await edit("sw.js", /(?<=url:"index\.html",revision:")\w+/, "next");
}

function version(page: Page): Locator {
  return page.locator("meta[name=version]");
}

/** The button by which the player takes the new version. */
function offer(page: Page): Locator {
  return page.getByRole("button", { name: "New version" });
}
