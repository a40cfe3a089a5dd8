/** Small and hidden windows, other screens, and canvases that lost their content. */

import type { Page } from "@playwright/test";
import { open } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/** Frames in which a game may begin, as styles. */
const FRAMES = [
  "width:300px;height:150px",
  "width:0;height:0",
  "width:1px;height:900px",
  "display:none",
];

test("a game that begins in a frame without room or unseen is there once it has room", async ({
  page,
  site,
}) => {
  for (const style of FRAMES) {
    await test.step(style, async () => {
      const frame = `<iframe src="${site.url}?embed=${new URL(site.url).origin}&seed=7" style="${style}">`;
      await page.goto(site.page("outer.html", `${frame}</iframe>`));
      const game = page.frameLocator("iframe");
      // An invisible frame is never ready; it is enough that the engine has dealt.
      await expect(game.locator("#game")).not.toHaveAttribute("data-card", "");
      await page
        .locator("iframe")
        .evaluate((it) => it.setAttribute("style", "width:800px;height:600px"));
      await expect(game.locator("html")).toHaveAttribute("data-ready", "true");
      await expect(game.locator(".rack [role=option]").first()).toBeInViewport();
      await expect(game.getByRole("alert")).toHaveCount(0);
      const size = game.locator("#felt").evaluate((felt) => [felt.clientWidth, felt.clientHeight]);
      expect(await size).toEqual([800, 600]);
    });
  }
});

/** Counts the painted pixels of a canvas. */
function painted(page: Page, canvas: string): Promise<number> {
  return page
    .locator(canvas)
    .first()
    .evaluate((it: HTMLCanvasElement) => {
      const { data } = it.getContext("2d")?.getImageData(0, 0, it.width, it.height) ?? { data: [] };
      return data.filter((value, i) => i % 4 === 3 && value > 0).length;
    });
}

test("pictures are drawn anew for other pixels, and where the system has emptied them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The pixel ratio changes without the window size; headless browsers send no event for it.
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      const list = matchMedia(query);
      if (query.includes("resolution"))
        window.addEventListener("pixels", () => list.dispatchEvent(new Event("change")));
      return list;
    };
  });
  await open(page);
  await choose(page, "settings");
  const pictures = ["#felt", "dialog tile-row canvas"];
  await expect(page.locator("dialog tile-row canvas").first()).toBeVisible();
  const before = await Promise.all(pictures.map((each) => painted(page, each)));

  for (const event of ["contextrestored", "visibilitychange"])
    await test.step(event, async () => {
      await page.evaluate((event) => {
        for (const canvas of document.querySelectorAll("canvas")) canvas.getContext("2d")?.reset();
        const told = event === "contextrestored" ? document.querySelector("#felt") : document;
        told?.dispatchEvent(new Event(event));
      }, event);
      for (const [i, each] of pictures.entries())
        await expect.poll(() => painted(page, each), { message: each }).toBe(before[i]);
    });

  await test.step("another screen", async () => {
    const device = await page.context().newCDPSession(page);
    const screen = { width: 1280, height: 800, deviceScaleFactor: 2, mobile: false };
    await device.send("Emulation.setDeviceMetricsOverride", screen);
    await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(2);
    await page.evaluate(() => window.dispatchEvent(new Event("pixels")));
    await expect(page.locator("#felt")).toHaveJSProperty("width", 2560);
    const tile = page.locator("dialog tile-row canvas").first();
    const sharp = () => tile.evaluate((it: HTMLCanvasElement) => it.width / it.offsetWidth);
    await expect.poll(sharp).toBeGreaterThan(1.9);
  });
});

test("tiles in enlarged dialogs are sharp in browsers that do not tell how large these are", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "currentCSSZoom"));
  await page.setViewportSize({ width: 2700, height: 1500 });
  await open(page);
  await choose(page, "settings");
  const tile = page.locator("dialog tile-row canvas").first();
  await expect(tile).toBeVisible();
  await drawn(page);
  const pixels = await tile.evaluate(
    (it: HTMLCanvasElement) => it.width / it.getBoundingClientRect().width,
  );
  expect(pixels).toBeGreaterThan(0.97);
});

test("a page that is not shown yet takes, keeps and deals nothing", async ({
  page,
  context,
  site,
}) => {
  await open(page, "");
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await expect.poll(async () => (await kept()).includes("istaka.match")).toBe(true);
  const before = await kept();
  const hidden = await context.newPage();
  await hidden.addInitScript(() => {
    let shown = false;
    // Browsers report one of these for such a page, or both.
    const tells = location.search.includes("prerendered")
      ? { prerendering: () => !shown }
      : { hidden: () => !shown, visibilityState: () => (shown ? "visible" : "hidden") };
    for (const [name, get] of Object.entries(tells)) Object.defineProperty(document, name, { get });
    Object.assign(window, {
      show: () => {
        shown = true;
        const event = "prerendering" in tells ? "prerenderingchange" : "visibilitychange";
        document.dispatchEvent(new Event(event));
      },
    });
  });
  for (const query of ["?seed=9&prerendered", "?seed=9"]) {
    await hidden.goto(`${site.url}${query}`);
    // By now it would have done all its work.
    await hidden.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await hidden.evaluate(() => fetch("sw.js").then((answer) => answer.text()));
    expect(await kept(), query).toBe(before);
    expect(await hidden.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1);
    await expect(page.locator("dialog")).toBeHidden();
    await expect(hidden.locator("html"), query).not.toHaveAttribute("data-ready");
  }
  await hidden.goto(`${site.url}?seed=9&prerendered`);
  await hidden.evaluate(() => (window as unknown as { show(): void }).show());
  await ready(hidden);
  await expect(page.getByRole("dialog", { name: "goes on in another tab" })).toBeVisible();
});
