/** A game that cannot start, or cannot load further files, names the actual reason. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Page, test as plain } from "@playwright/test";
import { open } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { keptMatch } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

plain.describe("opened as a file", () => {
  plain.use({ locale: "tr" });

  plain("the page says that it needs a server, in the player's language", async ({ page }) => {
    await page.goto(pathToFileURL(resolve("dist/index.html")).href);
    await expect(page.getByRole("alert")).toContainText("dosya olarak açıldı");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator("#unstarted"), "in its own style").toHaveCSS("text-align", "center");
  });
});

test("where the script is missing or does not come for long, that is said", async ({ page }) => {
  const script = /assets\/index-[^/]*\.js$/;
  const place = page.locator("#unstarted");

  await test.step("something is said meanwhile", async () => {
    await page.route(script, () => {});
    await page.goto("", { waitUntil: "commit" });
    await expect(place).toBeHidden();
    const wait = () =>
      place.evaluate((it) => it.getAnimations().map((animation) => animation.finish()).length);
    await expect.poll(wait).toBe(1);
    await expect(place).toHaveText(/^Istaka has not started yet[^ß]*a file\.$/);
    await expect(place).toBeVisible();
    await page.unroute(script);
  });

  await test.step("the game begins once the script arrives", async () => {
    await page.route(script, (route) => route.abort());
    await page.goto("");
    await expect(page.getByRole("alert")).toContainText("Part of the game did not arrive");
    await page.unroute(script);
    await page.getByRole("button", { name: "Reload" }).click();
    await ready(page);
    await expect(place).toHaveCount(0);
  });
});

test("a script that comes before the page is parsed waits for the rest of it", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const loaded = ({ target }: Event): void => {
      if (target instanceof HTMLScriptElement && target.type === "module")
        document.documentElement.dataset.ran = "";
    };
    document.addEventListener("load", loaded, { capture: true });
  });
  // The parser waits for a script amid the page until the module has run.
  await page.route("**/amid.js", async (route) => {
    await page.locator("html[data-ran]").waitFor({ state: "attached" });
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const built = readFileSync("dist/index.html", "utf8");
  const amid = built.replace('<main id="game">', '<script src="./amid.js"></script>$&');
  await page.goto(site.page("amid.html", amid));
  await ready(page);
});

test("where the second chunk does not come, that is said, and nothing is lost", async ({
  page,
}) => {
  const chunk = /assets\/rest-[^/]*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.goto("?seed=7");
  await expect(page.getByRole("alert")).toContainText("Part of the game did not arrive");
  await page.goto("?lesson=melds");
  await expect(page.getByRole("alert")).toContainText("Part of the game did not arrive");
  await page.goto("");
  await expect(page.getByRole("alert")).toContainText("Part of the game did not arrive");
  await page.unroute(chunk);
  await page.getByRole("button", { name: "Reload" }).click();
  await ready(page);
  expect(await keptMatch(page)).toMatch(/^seed 7$/m);
});

test("in a closed frame that lets nothing in, the page says so", async ({ page, site }) => {
  const frame = `<iframe sandbox="allow-scripts" src="${site.url}" width="800" height="600">`;
  await page.goto(site.page("outer.html", `${frame}</iframe>`));
  const alert = page.frameLocator("iframe").getByRole("alert");
  await expect(alert).toContainText("a closed frame");
  await expect(alert).toContainText("allow-same-origin");
});

/** Missing browser features, and the sentence about each. */
const LACKS: Readonly<Record<string, [() => void, string]>> = {
  WebAssembly: [
    () => Reflect.deleteProperty(window, "WebAssembly"),
    "WebAssembly is switched off in this browser",
  ],
  "wide numbers": [
    () => Object.assign(WebAssembly, { validate: () => false }),
    "This browser is too old",
  ],
  popovers: [
    () => Reflect.deleteProperty(HTMLElement.prototype, "popover"),
    "This browser is too old",
  ],
  "room for pictures": [
    () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }),
    "does not let the page draw",
  ],
  workers: [
    () => {
      window.Worker = class {
        constructor() {
          throw new DOMException("forbidden", "SecurityError");
        }
      } as unknown as typeof Worker;
    },
    "does not let the page have a worker",
  ],
};

test("what the browser lacks is said, and nothing else", async ({ context }) => {
  for (const [what, [take, said]] of Object.entries(LACKS)) {
    await test.step(what, async () => {
      const page = await context.newPage();
      await page.addInitScript(take);
      await page.goto("");
      await expect(page.getByRole("alert")).toContainText(said);
      await page.close();
    });
  }
  await test.step("an engine that can be fetched", async () => {
    const page = await context.newPage();
    await page.route(/\.wasm$/, (route) => route.abort());
    await page.goto("");
    await expect(page.getByRole("alert")).toContainText("The game’s engine could not be loaded");
    await page.close();
  });
});

/** Deploys another version at the address, without the files that this one has not loaded yet. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\/(\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/assets\/index-[^"]*\.js/, "assets/index-newer.js");
    await route.fulfill({ response: answer, body });
  });
  await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 }));
}

test("after an update elsewhere, what is gone is not blamed on the connection, unless that is gone", async ({
  page,
}) => {
  await open(page);
  await test.step("where the address is out of reach it is the connection", async () => {
    await page.route("**", (route) => route.abort());
    await choose(page, "puzzles");
    await expect(page.locator("#prompt")).toContainText("no connection");
    await expect(page.locator("[data-update]")).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step("where another version answers that is offered", async () => {
    await deploy(page);
    await choose(page, "puzzles");
    await expect(page.locator("#prompt")).toContainText("There is a new version");
    await page.unrouteAll();
    const loaded = page.waitForEvent("load");
    await page.locator("[data-update]").click();
    await loaded;
    await ready(page);
    await choose(page, "puzzles");
    await expect(page.locator("dialog[data-name=puzzles]")).toBeVisible();
  });
});
