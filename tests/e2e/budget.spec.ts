/**
 * Counts the bytes of a first visit and of the whole installation, which have budgets, and figures
 * in a document.
 */

import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { LANGUAGES } from "../../www/settings/settings.ts";
import { fileOf } from "./site.ts";
import { expect, installed, ready, test } from "./support.ts";

/** Byte budget of home, which is there before everything else is asked for. */
const FIRST_SIGHT = 60_000;

/** Byte budget of a first visit until the table can be played, in any language. */
const PLAYABLE = 660_000;

/** Byte budgets of a first visit until everything is loaded: the wanted and the present one. */
const FIRST_VISIT = 600_000;
const REACHED = 828_000;

/** Byte budget of the installation with four languages. Printed, but not asserted yet. */
const INSTALLATION = 900_000;

/** The figures of the document: from the least to the greatest, in kilobytes. */
const SAID = {
  home: /by language \| ([\d.]+) to ([\d.]+) kB/,
  playable: new RegExp(`played \\| ([\\d.]+) to ([\\d.]+) kB \\| ${PLAYABLE / 1000} `),
  whole: /and replays \| ([\d.]+) to ([\d.]+) kB/,
  installation: /offline installation.* \| ([\d. ]+) kB/,
};

/** The share by which bytes may differ from their figure. */
const OFF = 0.03;

/** Requested by the test when the table can be played, to mark this moment in the server's list. */
const readyMark = "ready-to-play";

/**
 * Files that the service worker does not store: itself, the icons, which the system stores, all
 * pages of the rules except the index and the current rules in the player's language, the elements
 * for other pages, and compressed copies.
 */
const notKept =
  /^((sw|workbox-\w+)\.js|[\w-]+\.(png|jpg)|rules\/(?!en\.|turkish\/en\.).*\.html|(elements|examples)\/.*|.*\.(br|gz))$/;

/** The files that are fetched after home. */
const BEYOND = /(assets\/[^/]*\.js|\.(wasm|webmanifest|svg|png))$/;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    // A first visit has no settings. The installation is not part of the visit.
    test.use({ home: true, locale: language, first: true, serviceWorkers: "block" });

    test("a first visit stays within budget", async ({ page, site }) => {
      await page.addInitScript((mark) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".rack")) return;
          observer.disconnect();
          // The request is synchronous, so no later request of the page precedes it.
          const request = new XMLHttpRequest();
          request.open("GET", mark, false);
          request.send();
        }).observe(document, { childList: true, subtree: true });
        // As early as can be: the page remembers it until the engine is there.
        addEventListener("DOMContentLoaded", () =>
          document
            .querySelector<HTMLElement>(
              `#home .home[lang="${document.documentElement.lang}"] .sit .primary`,
            )
            ?.click(),
        );
      }, readyMark);
      await page.goto("");
      await ready(page);
      // The server's own list includes the requests of workers and of the browser itself.
      await expect.poll(() => site.asked).toContain(readyMark);
      const visited = unique(site.asked.slice(0, site.asked.indexOf(readyMark)));
      const sight = visited.filter((path) => !BEYOND.test(path));
      const home = report(`Home in ${language}`, sight, FIRST_SIGHT);
      expect(home).toBeLessThanOrEqual(FIRST_SIGHT);
      expectSaid(home, "home");
      const fetched = (name: RegExp) => visited.filter((path) => name.test(path));
      expect(fetched(/\.wasm$/), "there is one engine").toHaveLength(1);
      const words = fetched(new RegExp(`assets/(${LANGUAGES.join("|")})[.-][^/]*\\.js$`));
      expect(words, "one language is fetched, and only the table's words").toEqual([
        expect.stringMatching(`assets/${language}-`),
      ]);
      const playable = `First visit in ${language}, until the table can be played`;
      const reached = report(playable, visited, PLAYABLE);
      expect(reached).toBeLessThanOrEqual(PLAYABLE);
      expectSaid(reached, "playable");
      const whole = unique(site.asked.filter((path) => path !== readyMark));
      const total = report(`All of a first visit in ${language}`, whole, FIRST_VISIT);
      expect(total).toBeLessThanOrEqual(REACHED);
      expectSaid(total, "whole");
    });
  });
}

test("the offline installation holds all that is built", async ({ page }) => {
  await page.goto("");
  await ready(page);
  await installed(page);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((key) => self.caches.open(key)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname.slice(1));
  });

  const files = await readdir("dist", { recursive: true, withFileTypes: true });
  const built = files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice("dist/".length))
    .filter((path) => !notKept.test(path));
  expect(unique(kept), "the whole game works offline").toEqual(built.sort());
  expectSaid(report("Offline installation", built, INSTALLATION), "installation");
});

/** Checks that docs/figures.md tells about as many bytes. */
function expectSaid(bytes: number, name: keyof typeof SAID): void {
  const [, ...texts] = SAID[name].exec(readFileSync("docs/figures.md", "utf8")) ?? [];
  const said = texts.map((text) => Number(text.replaceAll(" ", "")) * 1000);
  const [least = Number.NaN, most = least] = said;
  expect(bytes, `docs/figures.md, ${name}`).toBeGreaterThan(least * (1 - OFF));
  expect(bytes, `docs/figures.md, ${name}`).toBeLessThan(most * (1 + OFF));
}

/** Prints a table, largest first, with the bar if there is one, and returns the sum of bytes. */
function report(title: string, paths: string[], bar?: number): number {
  const rows = paths.map((path) => ({
    path,
    bytes: fileOf("dist", path)?.body.length ?? Number.NaN,
  }));
  rows.sort((one, other) => other.bytes - one.bytes);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = rows.map(({ path, bytes }) => `${kilobytes(bytes)}  ${path}`);
  const wanted = bar === undefined ? "" : `, of ${kilobytes(bar).trim()} kB`;
  const over = bar !== undefined && total > bar ? ": the bar is not reached yet" : "";
  const sum = `${kilobytes(total)}  kB compressed${wanted}${over}`;
  process.stdout.write(`\n${title}\n${lines.join("\n")}\n${sum}\n\n`);
  return total;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

function unique(paths: string[]): string[] {
  return [...new Set(paths.map((path) => path || "index.html"))].sort();
}
