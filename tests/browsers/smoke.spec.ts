/**
 * Plays the built page in each browser, as a new player would: home, a round by mouse and keys, the
 * next one, a dialog, and on without a connection.
 */

import { expect, test as playwright } from "@playwright/test";
import { sealed } from "../../www/store/seal.ts";
import { Site } from "../e2e/site.ts";
import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import { Player } from "./player.ts";
import { startWebKit } from "./webkit.ts";

/** The table, as far as this test plays. */
interface Table {
  readonly phase: string;
  readonly tiles: string;
}

/** An open dialog. */
const DIALOG = "dialog[open]";

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

interface Fixtures {
  site: Site;
  /** A player before the browser that the project is named after. */
  player: Player;
}

const test = playwright.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is destructured
  site: async ({}, use) => {
    const site = await new Site().runBefore(/^start\.js$/, `(${watch})();`).serve();
    await use(site);
    await site.close();
  },
  player: async ({ playwright: { chromium }, launchOptions }, use, { project: { name } }) => {
    const driver =
      name === "firefox"
        ? await startFirefox()
        : name === "webkit"
          ? await startWebKit()
          : await startChromium(chromium, launchOptions);
    await use(new Player(driver));
    await driver.end();
  },
});

test("a new player plays a round, the next one, and on without a connection", async ({
  player,
  site,
}) => {
  await visit(player, site);
  const engines = site.asked.filter((path) => path.endsWith(".wasm"));
  expect(engines, "the engine is fetched once").toHaveLength(1);

  await begin(player);
  await playRound(player);
  const match = await kept(player);
  await visit(player, site);
  await player.choose('.home[lang="en"] .sit [data-go=table]');
  expect(await kept(player), "the match outlives a reload").toBe(match);
  await player.choose("dialog [data-move=next-round]");
  await player.miss(DIALOG);
  await ours(player);

  await player.choose("#menu [data-dialog=settings]");
  await player.see(DIALOG);
  await player.press("Escape");
  await player.miss(DIALOG);

  const { tiles } = await table(player);
  await installed(player);
  await site.close();
  await visit(player, site);
  await player.choose('.home[lang="en"] .sit [data-go=table]');
  await ours(player);
  expect((await table(player)).tiles, "offline the same hand is at the table").toBe(tiles);
  expect(await player.run(() => sessionStorage.getItem("troubles"))).toBeNull();
});

/** Opens the page and waits until all of it works. */
async function visit(player: Player, site: Site): Promise<void> {
  await player.go(site.url);
  await player.see("html[data-ready=true]");
}

/** Begins a match as a new player who knows the game does, against bots that play at once. */
async function begin(player: Player): Promise<void> {
  await player.click('.home[lang="en"] .sit .primary');
  await player.see("[data-greet=known]");
  await player.click("[data-greet=known]");
  await player.miss(".card");
  const text = await player.run(() => localStorage.getItem("istaka.settings"));
  const { check: _, ...settings } = JSON.parse(text ?? "{}");
  await player.run(
    (text) => {
      localStorage.setItem("istaka.settings", text);
      dispatchEvent(new StorageEvent("storage"));
    },
    sealed({ ...settings, pace: "instant" }),
  );
}

/** Plays to the result of the round: draws by mouse and key, discards by drag and double click. */
async function playRound(player: Player): Promise<void> {
  let moves = 0;
  while (!(await ours(player))) {
    const { phase } = await table(player);
    moves += 1;
    if (phase === "draw" && moves % 4 === 1) await player.press("d");
    else if (phase === "draw") await player.click("[data-place=stock]");
    else if (phase === "lastChance") await player.choose("#moves [data-move=pass]");
    else {
      // Discarding a wild tile asks a question first.
      const tile = ".rack [role=option]:not([aria-label*='(okey)'])";
      if (moves % 4 === 0) await player.click(tile, 2);
      else await player.drag(tile, "[data-place=discard]");
    }
    await player.until(
      `move ${moves}, in phase ${phase}`,
      (phase) =>
        document.querySelector("dialog[open]") !== null ||
        document.querySelector(`.rack[data-turn="0"][data-phase="${phase}"]`) === null,
      phase,
    );
  }
  expect(moves, "a round has moves of the player").toBeGreaterThan(4);
}

/** Waits for the player's turn, or for the result of the round, and returns `true` for a result. */
async function ours(player: Player): Promise<boolean> {
  await player.see('.rack[data-turn="0"], dialog[open] [data-move]');
  return player.run(() => document.querySelector("dialog[open] [data-move]") !== null);
}

function table(player: Player): Promise<Table> {
  return player.run(() => {
    const rack = document.querySelector<HTMLElement>(".rack");
    const tiles = [...document.querySelectorAll<HTMLElement>(".rack [role=option]")];
    return {
      phase: rack?.dataset.phase ?? "",
      tiles: tiles.map((tile) => tile.dataset.tile).join(" "),
    };
  });
}

/** Returns the stored match. */
const kept = (player: Player) => player.run(() => localStorage.getItem("istaka.match"));

/** Waits until the service worker has stored the page, and the rules' pages last. */
async function installed(player: Player): Promise<void> {
  await player.until("the installation", async () => {
    const { controller } = navigator.serviceWorker;
    const pages = await (await caches.open("rules")).keys();
    return controller?.state === "activated" && pages.length >= 2;
  });
}
