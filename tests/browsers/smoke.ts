/**
 * Plays the built page in another browser than Chromium, as a new player would: home, a round by
 * mouse and keys, the next one, a dialog, and on without a connection.
 */

import { expect, onTestFinished } from "vitest";
import { Site } from "../e2e/site.ts";
import { Browser, ESCAPE, type Name } from "./browser.ts";

/** The table, as far as this test plays. */
interface Table {
  readonly phase: string;
  readonly tiles: string;
}

/** Keeps errors of the page for the end of the test; runs before the page's first script. */
function watch(): void {
  const add = (trouble: string) =>
    sessionStorage.setItem("troubles", `${sessionStorage.getItem("troubles") ?? ""}${trouble}\n`);
  addEventListener("error", ({ message, filename }) => add(`error: ${message} ${filename}`));
  addEventListener("unhandledrejection", ({ reason }) => add(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    add(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** Plays from the first visit on; no error may be seen. */
export async function play(name: Name): Promise<void> {
  const site = await new Site().runBefore(/^home\.js$/, `(${watch})();`).serve();
  onTestFinished(() => site.close());
  const browser = await Browser.start(name);
  onTestFinished(() => browser.end());
  await browser.resize(1280, 900);

  await visit(browser, site);
  const engines = site.asked.filter((path) => path.endsWith(".wasm"));
  expect(engines, "the engine is fetched once").toHaveLength(1);

  await begin(browser);
  await playRound(browser);
  const match = await kept(browser);
  await visit(browser, site);
  await press(browser, '.home[lang="en"] [data-go=table]');
  expect(await kept(browser), "the match outlives a reload").toBe(match);
  await press(browser, "dialog [data-move=next-round]");
  await browser.until("the next round", () => !document.querySelector("dialog[open]"));
  await ours(browser);

  await press(browser, "#menu [data-dialog=settings]");
  await browser.until("a dialog", () => Boolean(document.querySelector("dialog[open]")));
  await browser.press(ESCAPE);
  await browser.until("its end", () => !document.querySelector("dialog[open]"));

  const { tiles } = await table(browser);
  await installed(browser);
  await site.close();
  await visit(browser, site);
  await press(browser, '.home[lang="en"] [data-go=table]');
  await ours(browser);
  expect((await table(browser)).tiles, "offline the same hand is at the table").toBe(tiles);
  expect(await browser.run(() => sessionStorage.getItem("troubles"))).toBeNull();
}

/** Opens the page and waits until all of it works. */
async function visit(browser: Browser, site: Site): Promise<void> {
  await browser.go(site.url);
  await browser.until("the page", () => document.documentElement.dataset.ready === "true");
}

/** Begins a match as a new player does, against bots that play at once. */
async function begin(browser: Browser): Promise<void> {
  await browser.click(await browser.middle('.home[lang="en"] [data-go="usual:okey"]'));
  await browser.until("the greeting", () => Boolean(document.querySelector("[data-greet=play]")));
  await browser.click(await browser.middle("[data-greet=play]"));
  await browser.until("its end", () => !document.querySelector(".card"));
  await browser.run(() => {
    const { check: _, ...settings } = JSON.parse(localStorage.getItem("istaka.settings") ?? "{}");
    const text = JSON.stringify({ ...settings, pace: "instant" });
    localStorage.setItem("istaka.settings", text);
    dispatchEvent(new StorageEvent("storage"));
  });
}

/** Plays to the result of the round: draws by mouse and key, discards by drag and double click. */
async function playRound(browser: Browser): Promise<void> {
  let moves = 0;
  while (!(await ours(browser))) {
    const { phase } = await table(browser);
    moves += 1;
    if (phase === "draw" && moves % 4 === 1) await browser.press("d");
    else if (phase === "draw") await browser.click(await browser.middle("[data-place=stock]"));
    else if (phase === "lastChance") await press(browser, "#moves [data-move=pass]");
    else {
      // Discarding a wild tile asks a question first.
      const tile = await browser.middle(".rack [role=option]:not([aria-label*=wild])");
      if (moves % 4 === 0) await browser.click(tile, 2);
      else await browser.drag(tile, await browser.middle("[data-place=discard]"));
    }
    await browser.until(
      `move ${moves}, in phase ${phase}`,
      (phase) =>
        Boolean(document.querySelector("dialog[open]")) ||
        !document.querySelector(`.rack[data-turn="0"][data-phase="${phase}"]`),
      phase,
    );
  }
  expect(moves, "a round has moves of the player").toBeGreaterThan(4);
}

/** Waits for the player's turn, or for the result of the round, and returns `true` for a result. */
async function ours(browser: Browser): Promise<boolean> {
  await browser.until("the player's turn", () =>
    Boolean(document.querySelector('.rack[data-turn="0"], dialog[open] [data-move]')),
  );
  return browser.run(() => Boolean(document.querySelector("dialog[open] [data-move]")));
}

function table(browser: Browser): Promise<Table> {
  return browser.run(() => {
    const rack = document.querySelector<HTMLElement>(".rack");
    const tiles = [...document.querySelectorAll<HTMLElement>(".rack [role=option]")];
    return {
      phase: rack?.dataset.phase ?? "",
      tiles: tiles.map((tile) => tile.dataset.tile).join(" "),
    };
  });
}

/** Returns the stored match. */
const kept = (browser: Browser) => browser.run(() => localStorage.getItem("istaka.match"));

/** Presses a button as soon as it is there, though it may still move. */
async function press(browser: Browser, button: string): Promise<void> {
  const there = (button: string) => {
    const found = document.querySelector<HTMLElement>(button);
    found?.click();
    return found !== null;
  };
  await browser.until(button, there, button);
}

/** Waits until the service worker has stored the page, and the rules' pages last. */
async function installed(browser: Browser): Promise<void> {
  await browser.until("the installation", async () => {
    const { controller } = navigator.serviceWorker;
    const pages = await (await caches.open("rules")).keys();
    return controller?.state === "activated" && pages.length >= 2;
  });
}
