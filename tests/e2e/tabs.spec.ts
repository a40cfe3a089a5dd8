/** Several tabs of one browser: what is set in one of them holds in all, and only one plays. */

import type { Page } from "@playwright/test";
import { dice } from "./dice.ts";
import { goOn, open, ours, turn } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, pace: null });

/** How often the table is taken from another tab; `TAKES=300` takes it more often than usual. */
const TAKES = Number(process.env.TAKES ?? 12);

test("what is set in one tab is set in the other", async ({ page, context, site }) => {
  await open(page, "");
  const second = await context.newPage();
  await second.goto(site.url);
  await expect(page.getByRole("dialog", { name: "The game goes on in another" })).toBeVisible();
  await choose(second, "settings");
  const dialog = second.locator("dialog[data-name=settings]");
  await dialog.getByRole("textbox", { name: "Opposite" }).fill("Zoë");
  await dialog.getByRole("radio", { name: "Day" }).check();
  await dialog.getByRole("combobox").selectOption("Nederlands");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
  await expect(page.getByRole("dialog")).toContainText("ander tabblad");
  // The other way round as well: the first tab does not put back what it knew.
  await page.locator("[data-move=play-here]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await choose(page, "settings");
  await page.getByRole("textbox", { name: "Links" }).fill("Can");
  await expect(second.locator('.seat[data-seat="3"] b')).toHaveText("Can");
  await expect(second.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
  await page.reload();
  await expect(page.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
});

test.describe("tabs", () => {
  // What is pressed may be gone: then another tab has the table.
  test.use({ actionTimeout: 2000 });

  test("tabs that take the table from one another amid their moves never both write", async ({
    context,
    site,
  }) => {
    await context.addInitScript(() => {
      // A new tab is empty at first.
      if (location.protocol === "about:") return;
      const settings = { pace: "instant", greeted: true };
      if (localStorage.getItem("istaka.settings") === null)
        localStorage.setItem("istaka.settings", JSON.stringify(settings));
      const written: string[] = [];
      Object.assign(window, { written });
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (text: string, key: string) {
        if (key === "istaka.match") {
          const done = () => written.push(JSON.parse(text).match);
          this.transaction.addEventListener("complete", done);
        }
        return put.call(this, text, key);
      };
    });
    test.setTimeout(30_000 + TAKES * 5_000);
    const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
    const [first] = tabs;
    await first?.goto(`${site.url}?seed=7`);
    for (const tab of tabs) {
      if (tab !== first) await tab.goto(site.url);
      await ready(tab);
    }
    const roll = dice(2);
    const here = (tab: Page) => tab.locator("[data-move=play-here]");
    const played = async (tab: Page): Promise<void> => {
      const phase = await ours(tab);
      if (await here(tab).isVisible()) return;
      await goOn(tab, phase).catch(() => {});
    };
    const written = async (): Promise<string[]> => {
      const texts = await Promise.all(
        tabs.map((tab) => tab.evaluate(() => (window as unknown as { written: string[] }).written)),
      );
      return [...new Set(texts.flat())].sort((one, other) => one.length - other.length);
    };
    // On a busy machine a tab may lose the table before it has done anything there.
    for (let time = 0; time < TAKES || (await written()).length <= TAKES; time += 1) {
      const at = time % tabs.length;
      // Some take it at the same time.
      const takers = tabs.filter((_, i) => i === at || roll(4) === 0);
      const taken = takers.map(async (tab) => {
        if (await here(tab).isVisible()) await here(tab).click();
      });
      await Promise.allSettled(taken);
      for (let moves = roll(4); moves > 0; moves -= 1)
        await Promise.all(takers.map((tab) => played(tab)));
    }
    const [last, ...others] = tabs.toReversed();
    if (!last) throw new Error("there are tabs");
    // Another tab may still be taking it.
    await expect(async () => {
      if (await here(last).isVisible()) await here(last).click();
      await expect(here(last)).toHaveCount(0);
    }).toPass();
    await turn(last);
    for (const other of others) await expect(here(other)).toBeVisible();
    const all = await written();
    // Two writers would have gone on with the same match in two ways.
    for (const [i, text] of all.entries())
      expect(text.startsWith(all[i - 1] ?? ""), `${all[i - 1]}\n—\n${text}`).toBe(true);
    const both = await last.evaluate(async () => {
      const opened = indexedDB.open("istaka");
      await new Promise((done) => {
        opened.onsuccess = done;
      });
      const asked = opened.result.transaction("texts").objectStore("texts").get("istaka.match");
      await new Promise((done) => {
        asked.onsuccess = done;
      });
      return [asked.result, localStorage.getItem("istaka.match")];
    });
    expect(both[0]).toBe(both[1]);
  });
});
