/** Contests as an earlier visit has left them, and what the tests do in those at the table. */

import type { Page } from "@playwright/test";
import { writtenContest } from "../../www/kept-contests.ts";
import type { Contests } from "../../www/pkg/istaka/istaka.js";
import { type Play, type Story, type TOURNAMENTS, tournament } from "../records/tournaments.ts";
import { goOn, nextTurn, open, ours } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready } from "./support.ts";
import { keptText, leave } from "./visit.ts";

/** The last line of a wallet has its chips. */
export const chipsOf = async (page: Page): Promise<number> =>
  Number(/^total (\d+)$/m.exec(await keptText(page, "istaka.wallet"))?.[1]);

/** Texts put aside because they could not be read, the oldest first. */
export const aside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("istaka.aside."))
      .toSorted()
      .map((key) => localStorage.getItem(key) ?? ""),
  );

/** Nine minutes before its start. */
const enteredAt = ({ day, start }: Story): Date => {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(`${day}`) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 0, start - 9);
};

/** Wallet and contest as they are kept. */
export function keptOf(contests: Contests, story: Story): Record<string, string> {
  const contest = { begun: enteredAt(story).toISOString(), starts: null };
  const kept = writtenContest({ ...contest, text: contests.saveContest() ?? "" });
  return { "istaka.wallet": contests.saveWallet(), "istaka.contest": kept };
}

/** Opens the page with texts that an earlier visit has kept. */
export async function visitWith(page: Page, texts: Record<string, string>): Promise<void> {
  await leave(page, texts);
  await open(page, "");
}

/**
 * Comes back on the day of a prepared tournament, looks what can be played, and returns the engine
 * that has taken it up as well. Of the kept texts some may be others.
 */
export async function comeBack(
  page: Page,
  name: keyof typeof TOURNAMENTS,
  change: (kept: Record<string, string>) => Record<string, string> = (kept) => kept,
): Promise<Contests> {
  const { story, contests } = tournament(name);
  await page.clock.setFixedTime(enteredAt(story));
  await visitWith(page, change(keptOf(contests, story)));
  await choose(page, "lobby");
  return contests;
}

/** Waits until it is the player's turn at a table of a contest. */
export async function seated(page: Page): Promise<void> {
  // On a phone on its side it is in the menu.
  await expect(page.locator("#bar [data-dialog=contest]")).toBeAttached();
  await nextTurn(page);
}

/**
 * Does in a round of Okey what is to be done, and waits until there is something else to do: bots
 * have played, and what is kept stays as it is.
 */
export async function playOnce(page: Page): Promise<void> {
  const phase = await ours(page);
  await goOn(page, phase);
  const next = `.rack[data-turn="0"]:not([data-phase="${phase}"]), .rack[data-phase=over]`;
  await page.locator(next).waitFor({ state: "attached" });
}

/** Has what lies at the table be played to its end, as if it had been left then. */
export async function finish(page: Page, play: Play): Promise<void> {
  const kept = JSON.parse(await keptText(page, "istaka.match"));
  delete kept.check;
  const match = play(kept.match, ["", ...kept.opponents], kept.leg.mostRounds);
  await page.evaluate(
    (text) => localStorage.setItem("istaka.match", text),
    JSON.stringify({ ...kept, match }),
  );
  await page.reload();
  await ready(page);
}
