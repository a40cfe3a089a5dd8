/** Where the game cannot begin, or can fetch nothing more, it says what is really missing. */

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Page, test as plain } from "@playwright/test";
import { open } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";

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

test("where the script is missing that is said", async ({ page }) => {
  await page.route(/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto("");
  await expect(page.getByRole("alert")).toContainText("Part of the game did not arrive");
  await page.unroute(/assets\/index-[^/]*\.js$/);
  await page.getByRole("button", { name: "Reload" }).click();
  await ready(page);
  await expect(page.locator("#unstarted")).toHaveCount(0);
});

test("where the script does not come for long, something is said meanwhile", async ({ page }) => {
  await page.route(/assets\/index-[^/]*\.js$/, () => {});
  await page.goto("", { waitUntil: "commit" });
  const place = page.locator("#unstarted");
  await expect(place).toBeHidden();
  const wait = () =>
    place.evaluate((it) => it.getAnimations().map((animation) => animation.finish()).length);
  await expect.poll(wait).toBe(1);
  await expect(place).toHaveText(/^Istaka has not started yet[^ß]*a file\.$/);
  await expect(place).toBeVisible();
});

for (const [name, headers] of [
  ["that lets nothing in", {}],
  ["that lets scripts in", { "access-control-allow-origin": "*" }],
] as const) {
  test.describe(`in a closed frame ${name}`, () => {
    test.use({ headers });

    test("the page says so", async ({ page, site }) => {
      const frame = `<iframe sandbox="allow-scripts" src="${site.url}" width="800" height="600">`;
      await page.goto(site.page("outer.html", `${frame}</iframe>`));
      const alert = page.frameLocator("iframe").getByRole("alert");
      await expect(alert).toContainText("a closed frame");
      await expect(alert).toContainText("allow-same-origin");
    });
  });
}

/** What a browser may lack, and what is said of it. */
const LACKS: Readonly<Record<string, [() => void, string]>> = {
  WebAssembly: [
    () => Reflect.deleteProperty(window, "WebAssembly"),
    "WebAssembly is switched off in this browser",
  ],
  "wide numbers": [
    () => Object.assign(WebAssembly, { validate: () => false }),
    "This browser is too old",
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

for (const [what, [take, said]] of Object.entries(LACKS)) {
  test(`a browser without ${what} is told so, and nothing else`, async ({ page }) => {
    await page.addInitScript(take);
    await page.goto("");
    await expect(page.getByRole("alert")).toContainText(said);
  });
}

test("where the engine cannot be fetched that is said", async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto("");
  await expect(page.getByRole("alert")).toContainText("The game’s engine could not be loaded");
});

/** From now on another version lies at the address, without what this one has not fetched yet. */
async function deploy(page: Page): Promise<void> {
  await page.route(/\/(\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/assets\/index-[^"]*\.js/, "assets/index-newer.js");
    await route.fulfill({ response: answer, body });
  });
  await page.route(/assets\/chooser/, (route) => route.fulfill({ status: 404 }));
}

test.describe("after an update elsewhere", () => {
  test("what is gone is not blamed on the connection", async ({ page }) => {
    await open(page);
    await deploy(page);
    await choose(page, "newGame");
    await expect(page.locator("#prompt")).toContainText("There is a new version");
    await page.unrouteAll();
    const loaded = page.waitForEvent("load");
    await page.locator("[data-update]").click();
    await loaded;
    await ready(page);
    await choose(page, "newGame");
    await expect(page.locator("dialog[data-name=newGame]")).toBeVisible();
  });

  test("where the address is out of reach it is the connection", async ({ page }) => {
    await open(page);
    await page.route("**", (route) => route.abort());
    await choose(page, "newGame");
    await expect(page.locator("#prompt")).toContainText("no connection");
    await expect(page.locator("[data-update]")).toHaveCount(0);
  });
});
