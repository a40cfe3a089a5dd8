/** The game as an installed app: offline, and updated only on the player's request. */

import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { chromium, type Locator, type Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { toDiscard } from "./play.ts";
import { choose, picture } from "./sight.ts";
import { integrityOf } from "./site.ts";
import { expect, installed, ready, test, watch } from "./support.ts";
import { set } from "./visit.ts";

test.use({ serviceWorkers: "allow" });

test.describe("under a path", () => {
  test.use({ base: "/games/okey/" });

  test("the game is installed, plays without what was installed, and starts offline", async ({
    launchOptions,
    site,
  }, testInfo) => {
    // An ordinary test context counts as incognito, where nothing can be installed.
    const profile = testInfo.outputPath("profile");
    const context = await chromium.launchPersistentContext(profile, launchOptions);
    const troubles = watch(context, site);
    const page = await context.newPage();
    await set(page, {});
    await page.goto(site.url);
    await ready(page);
    await installed(page);

    await test.step("the browser finds all that installing needs", async () => {
      const devtools = await context.newCDPSession(page);
      const manifest = await devtools.send("Page.getAppManifest");
      const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
      expect(manifest.errors).toEqual([]);
      expect(installabilityErrors).toEqual([]);
      expect(JSON.parse(manifest.data ?? "")).toMatchObject({
        id: "istaka",
        display: "standalone",
        icons: [{ sizes: "192x192" }, { sizes: "512x512" }, { purpose: "maskable" }],
        screenshots: [{ form_factor: "wide" }, { form_factor: "narrow" }],
        shortcuts: [{ url: "./#daily" }, { url: "./#puzzles" }, { url: "./#lessons" }],
      });
    });

    await test.step("what the browser has cleared is installed again", async () => {
      const before = await keptFiles(page);
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await page.reload();
      await ready(page);
      await expect.poll(() => keptFiles(page)).toBe(before);
      await installed(page);
      await expect(offer(page), "it is no other version").toHaveCount(0);
    });

    await test.step("an installed game asks for no engine, and knows why a finish is refused", async () => {
      site.asked.length = 0;
      await page.goto(`${site.url}?seed=7`);
      await ready(page);
      await toDiscard(page);
      await page.locator("[data-move=finish]").click();
      await expect(page.locator("#bubble")).toContainText("Not complete");
      expect(site.asked.filter((path) => path.endsWith(".wasm"))).toEqual([]);
    });

    await site.close();
    await context.setOffline(true);

    await test.step("offline there are the rules and the licences, beside the game", async () => {
      await page.goto(site.url);
      await ready(page);
      await choose(page, "rules");
      const opened = context.waitForEvent("page");
      await page.locator("rule-text a").click();
      const rules = await opened;
      await expect(rules.locator("h1")).toBeVisible();
      await expect(rules).toHaveURL(/\/rules\/turkish\/en\.html$/);
      await expect(rules.locator("body"), "with its own style").toHaveCSS("margin", "0px");
      await rules.close();

      await choose(page, "settings");
      const other = context.waitForEvent("page");
      await page.getByRole("link", { name: "Licences" }).click();
      const shown = (await other).locator("body");
      for (const work of ["Istaka", "Nunito", "lit-html", "workbox-core", "wasm-bindgen", "wide"])
        await expect(shown).toContainText(work);
      for (const terms of ["Permission is hereby granted", "SIL OPEN FONT LICENSE", "Google LLC"])
        await expect(shown).toContainText(terms);
    });

    await test.step("and a puzzle and a lesson that nobody has asked for before", async () => {
      await choose(page, "puzzles");
      await expect(page.locator("puzzle-board .quiz")).toBeVisible();
      await page.goto(`${site.url}?lesson=opening`);
      await page.locator("[data-move=lesson-next]").click();
      await expect(page.locator("[data-card=taught]")).toHaveAttribute("data-step", "2");
    });
    await context.close();
    expect(troubles).toEqual([]);
  });
});

/** Opens pages at these addresses, each of which must show what the selector finds. */
async function visit(page: Page, paths: readonly string[], selector: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator(selector).first(), path).toBeVisible();
  }
}

for (const clean of [false, true]) {
  test.describe(clean ? "on a host that leaves out .html" : "on a host of files", () => {
    test.use({ base: "/games/okey/", clean });

    test("game, rules and what lies beside have their addresses, offline too", async ({
      context,
      page,
      site,
    }) => {
      const beside = site.page("docs/", "<h1>Documents</h1>");
      site.page("docs/rules/en.html", "<h1>Rules of the house</h1>");
      await page.goto("");
      await ready(page);
      await installed(page);
      // Earlier versions kept redirected answers.
      await page.evaluate(async () => {
        const cache = await caches.open("rules");
        await cache.put("rules/board/de.html", await fetch("examples/embed.html"));
      });
      await page.goto("rules/board/de.html");
      const game = ["", "index.html?seed=7"];
      const rules = ["rules/en.html", "rules/turkish/en.html", "rules/en.html?from=a#play"];
      // Only the host knows what it has at addresses without an ending; the worker reads them too.
      const short = ["rules", "rules/", "rules/en/", "rules/en", "rules/turkish/en"];
      await visit(page, game, ":is(.home, .prompt):visible");
      await visit(page, [...rules, ...short, "rules/board/nl.html"], "header a.brand");
      await expect(page.locator("body"), "with its own style").toHaveCSS("margin", "0px");
      await visit(page, ["elements/frame.html?show=tiles&tiles=R5+R6"], "okey-tiles");
      await visit(page, ["examples/embed.html"], "okey-game");
      await visit(page, [beside, "docs/rules/en.html"], "h1");
      const moved = await page.evaluate(async () => {
        const caches = await Promise.all(
          (await self.caches.keys()).map((name) => self.caches.open(name)),
        );
        const kept = await Promise.all(caches.map((cache) => cache.matchAll()));
        return kept.flat().flatMap(({ redirected, url }) => (redirected ? url : []));
      });
      expect(moved).toEqual([]);

      await site.close();
      await context.setOffline(true);
      await visit(page, game, ":is(.home, .prompt):visible");
      await visit(page, [...rules, ...short, "rules/board/nl"], "header a.brand");
      for (const path of ["elements/frame.html", "examples/embed.html", "docs/"])
        await expect(page.goto(path), path).rejects.toThrow("ERR_");
    });
  });
}

test("a new version is found, waits until the player asks for it, and disturbs no other window", async ({
  context,
  page,
  site,
}, testInfo) => {
  await page.clock.install();
  await page.goto("");
  await ready(page);
  await installed(page);
  await expect(offer(page)).toHaveCount(0);

  await test.step("a page that stays open finds it", async () => {
    await site.serve(await makeVersion(testInfo.outputPath("first"), "first"));
    await page.clock.fastForward("59:00");
    await expect(offer(page)).toHaveCount(0);
    await page.clock.fastForward("01:01");
    await expect(offer(page)).toBeVisible();
  });

  await test.step("a reload alone brings nothing new", async () => {
    await page.reload();
    await ready(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator("meta[name=version]")).toHaveCount(0);
  });

  await test.step("the offer has its place in small windows", async () => {
    for (const [width, height] of sizesOf("360x640 740x360")) {
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
  });

  await test.step("the player takes it", async () => {
    await offer(page).click();
    await expect(version(page, "first")).toHaveCount(1);
    await ready(page);
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step("another window is not disturbed", async () => {
    await site.serve(await makeVersion(testInfo.outputPath("second"), "second"));
    await page.evaluate(() => document.body.setAttribute("data-round", "running"));
    const other = await context.newPage();
    await other.goto("");
    await offer(other).click();
    await expect(version(other, "second")).toHaveCount(1);
    await expect(page.locator("body")).toHaveAttribute("data-round", "running");

    // The match goes on in the other window; when it is taken back, it may be updated here too.
    await page.getByRole("button", { name: "Play here" }).click();
    await offer(page).click();
    await expect(version(page, "second")).toHaveCount(1);
    await ready(page);
  });

  await test.step("it starts offline", async () => {
    await site.close();
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await expect(version(page, "second")).toHaveCount(1);
  });
});

test("what is kept wrongly is fetched anew, and so is what is not of its kind", async ({
  page,
  site,
}) => {
  await page.goto("");
  await ready(page);
  await installed(page);
  const built = await keptFiles(page);
  for (const spoil of ["html", "cut", "type", "gone"]) {
    await test.step(spoil, async () => {
      await page.evaluate(async (spoil) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const answer = await cache.match(request);
            const body = (await answer?.arrayBuffer()) ?? new ArrayBuffer(0);
            const headers = { "content-type": answer?.headers.get("content-type") ?? "" };
            const other = { "content-type": "text/plain" };
            const hotel = "<!doctype html><title>Welcome</title>";
            if (spoil === "html")
              await cache.put(
                request,
                new Response(hotel, { headers: { "content-type": "text/html" } }),
              );
            else if (spoil === "cut")
              await cache.put(request, new Response(body.slice(1), { headers }));
            else if (spoil === "type")
              await cache.put(request, new Response(body, { headers: other }));
            else await cache.delete(request);
          }
        }
      }, spoil);
      await page.reload();
      await ready(page);
    });
  }
  await test.step("though there is no room to keep it", async () => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(site.url);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1000 });
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await ready(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin });
    await page.reload();
    await ready(page);
  });
  await test.step("and then it is there offline again, and said to be whole", async () => {
    await expect.poll(() => keptFiles(page)).toBe(built);
    const held = page.locator("held-files");
    await choose(page, "settings");
    await expect(held).toContainText(/Istaka \d.* · Build [0-9a-f]{12}/);
    await expect(held.getByRole("status")).toContainText(`All ${built} files`);
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((name) => name.includes("precache")) ?? "";
      const cache = await caches.open(name);
      const [other] = (await cache.keys()).filter(({ url }) => url.includes("licenses"));
      if (other) await cache.put(other, new Response("other"));
    });
    await page.keyboard.press("Escape");
    await choose(page, "settings");
    await expect(held.getByRole("status")).toContainText("One kept file is not");
    await site.close();
    await page.context().setOffline(true);
    await page.reload();
    await ready(page);
  });
});

test("a part that is gone after an update is told as a new version, not as no connection", async ({
  page,
  site,
}, testInfo) => {
  await page.goto("");
  await ready(page);
  await installed(page);
  const dir = await makeVersion(testInfo.outputPath("other"), "other");
  const text = await readFile(`${dir}/index.html`, "utf8");
  await writeFile(`${dir}/index.html`, text.replace(/assets\/index-/g, "assets/other-"));
  const files = await readdir(`${dir}/assets`);
  for (const file of files.filter((file) => /^tr-/.test(file))) {
    await rm(`${dir}/assets/${file}`);
    await page.evaluate(async (file) => {
      for (const name of await caches.keys())
        await (await caches.open(name)).delete(`assets/${file}`);
    }, file);
  }
  await site.serve(dir);
  await choose(page, "settings");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Türkçe");
  const told = page.getByRole("status").filter({ hasText: "There is a new version" });
  await expect(told).toBeVisible();
});

/** Counts the stored files of the build. */
function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes("precache"));
    const kept = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(kept)).reduce((sum, count) => sum + count, 0);
  });
}

/** Copies the page with an additional tag, which makes it another version. */
async function makeVersion(dir: string, name: string): Promise<string> {
  const edit = async (file: string, from: RegExp, to: string): Promise<void> => {
    const text = await readFile(`${dir}/${file}`, "utf8");
    expect(text).toMatch(from);
    await writeFile(`${dir}/${file}`, text.replace(from, to));
  };
  await cp("dist", dir, { recursive: true });
  await edit("index.html", /<head>/, `<head><meta name="version" content="${name}" />`);
  const sum = integrityOf(await readFile(`${dir}/index.html`));
  const entry = /"integrity":"[^"]+","revision":"\w+","url":"index\.html"/;
  await edit("sw.js", entry, `"integrity":"${sum}","revision":"${name}","url":"index.html"`);
  return dir;
}

function version(page: Page, name: string): Locator {
  return page.locator(`meta[name=version][content=${name}]`);
}

/** Returns the button that installs the new version. */
function offer(page: Page): Locator {
  return page.getByRole("button", { name: "New version" });
}
