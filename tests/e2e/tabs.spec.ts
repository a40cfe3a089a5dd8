/** Several tabs of one browser: a setting applies in all of them, and only one plays. */

import type { Page } from "@playwright/test";
import { dice } from "./dice.ts";
import { drag, enters, middle, open, order, ours, rack, toDiscard } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Samples by the number of times that another tab takes the table. */
const SAMPLES = [{ takes: 4 }, { takes: Number(process.env.TAKES ?? 100), tag: "@all" }];

test("a match is played in one tab at a time, and what is set in one holds in all", async ({
  page,
  context,
  site,
}) => {
  await open(page, "");
  const second = await context.newPage();
  await second.goto(site.url);
  const elsewhere = (tab: Page) =>
    tab.getByRole("dialog", { name: "The game goes on in another tab" });
  await test.step("the other tab stands still", async () => {
    await expect(elsewhere(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(elsewhere(page)).toBeVisible();
  });
  await test.step("the match goes over as it stands", async () => {
    await ready(second);
    await toDiscard(second);
    await drag(second, rack(second).first(), await middle(rack(second).nth(6)));
    const left = await order(second);
    await page.getByRole("button", { name: "Play here" }).click();
    await expect(elsewhere(second)).toBeVisible();
    await expect.poll(() => order(page)).toEqual(left);
  });
  await test.step("what is set where one plays is set in the other", async () => {
    await choose(page, "settings");
    const dialog = page.locator("dialog[data-name=settings]");
    await dialog.getByRole("textbox", { name: "Opposite" }).fill("Zoë");
    await dialog.getByRole("radio", { name: "Day" }).check();
    await dialog.getByRole("combobox").selectOption("Nederlands");
    await expect(second.locator("html")).toHaveAttribute("lang", "nl");
    await expect(second.locator("html")).toHaveCSS("color-scheme", "light");
    await expect(second.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
    await expect(second.getByRole("dialog")).toContainText("ander tabblad");
  });
  await test.step("the other one does not put back what it knew", async () => {
    await second.locator("[data-move=play-here]").click();
    await expect(second.getByRole("dialog")).toBeHidden();
    await choose(second, "settings");
    await second.getByRole("textbox", { name: "Links" }).fill("Can");
    await expect(page.locator('.seat[data-seat="3"] b')).toHaveText("Can");
    await expect(page.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
    await second.reload();
    await expect(second.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
  });
});

for (const { takes, tag = [] } of SAMPLES)
  test(`tabs that take the table ${takes} times amid their moves never both write`, {
    tag,
  }, async ({ context, site }) => {
    await context.addInitScript(() => {
      // A new tab is empty at first.
      if (location.protocol === "about:") return;
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
    if (tag === "@all") test.setTimeout(30_000 + takes * 5_000);
    const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
    const [first] = tabs;
    await first?.goto(`${site.url}?seed=7`);
    for (const tab of tabs) {
      if (tab !== first) await tab.goto(site.url);
      await ready(tab);
    }
    const roll = dice(2);
    const here = (tab: Page) => tab.locator("[data-move=play-here]");
    // The button may disappear at any moment, so the click does not wait for it.
    const take = (tab: Page) =>
      here(tab).evaluateAll((all) => all.map((button) => (button as HTMLElement).click()));
    const played = async (tab: Page): Promise<void> => {
      const phase = await ours(tab);
      if (await here(tab).isVisible()) return;
      // The element may be gone if another tab has the table.
      const [there] = await enters(tab, phase).elementHandles();
      await there?.press("Enter").catch(() => {});
    };
    const written = async (): Promise<string[]> => {
      const texts = await Promise.all(
        tabs.map((tab) => tab.evaluate(() => (window as unknown as { written: string[] }).written)),
      );
      return [...new Set(texts.flat())].sort((one, other) => one.length - other.length);
    };
    // On a busy machine a tab may lose the table before it has played.
    for (let time = 0; time < takes || (await written()).length <= takes; time += 1) {
      const at = time % tabs.length;
      // Some tabs take it at the same time.
      const takers = tabs.filter((_, i) => i === at || roll(4) === 0);
      await Promise.all(takers.map(take));
      for (let moves = roll(4); moves > 0; moves -= 1)
        await Promise.all(takers.map((tab) => played(tab)));
    }
    const [last, ...others] = tabs.toReversed();
    if (!last) throw new Error("there are tabs");
    // Another tab may still be taking it.
    await expect(async () => {
      await take(last);
      expect(await here(last).count()).toBe(0);
      const own = last.locator('.rack:is([data-turn="0"], [data-phase="over"])');
      expect(await own.count()).toBe(1);
    }).toPass();
    for (const other of others) await expect(here(other)).toBeVisible();
    const all = await written();
    // Two writers would have continued the same match in two ways.
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
