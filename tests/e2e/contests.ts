/** Contests stored by an earlier visit, and the actions of the tests in them. */

import type { Page } from "@playwright/test";
import type { Contests } from "../../www/pkg/istaka/istaka.js";
import { contestShelf } from "../../www/store/contests.ts";
import { sealed } from "../../www/store/seal.ts";
import { type Play, type Story, type TOURNAMENTS, tournament } from "../records/tournaments.ts";
import { goOn, nextTurn, open, ours } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready } from "./support.ts";
import { keptText, leave } from "./visit.ts";

/** Returns the chips, which are in the last line of a wallet. */
export const chipsOf = async (page: Page): Promise<number> =>
  Number(/^total (\d+)$/m.exec(await keptText(page, "istaka.wallet"))?.[1]);

/** Returns the time nine minutes before the start. */
const enteredAt = ({ day, start }: Story): Date => {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(`${day}`) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 0, start - 9);
};

/** Returns wallet and contest as stored. */
export function keptOf(contests: Contests, story: Story): Record<string, string> {
  const contest = { begun: enteredAt(story).toISOString() };
  const kept = contestShelf.format.write({ ...contest, text: contests.saveContest() ?? "" });
  return { "istaka.wallet": contests.saveWallet(), "istaka.contest": kept };
}

/** Opens the page with texts stored by an earlier visit. */
export async function visitWith(page: Page, texts: Record<string, string>): Promise<void> {
  await leave(page, texts);
  await open(page, "");
}

/**
 * Opens the page on the day of a prepared tournament, opens the lobby, and returns an engine with
 * the same contest. Some of the stored texts may be replaced.
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

/** Waits for the player's turn at a table of a contest. */
export async function seated(page: Page): Promise<void> {
  // On a phone in landscape it is in the menu.
  await expect(page.locator("#bar [data-dialog=contest]")).toBeAttached();
  await nextTurn(page);
}

/**
 * Plays the next action of a round of Okey and waits for the following one: then the bots have
 * played, and the stored texts stay unchanged.
 */
export async function playOnce(page: Page): Promise<void> {
  const phase = await ours(page);
  await goOn(page, phase);
  const next = `.rack[data-turn="0"]:not([data-phase="${phase}"]), .rack[data-phase=over]`;
  await page.locator(next).waitFor({ state: "attached" });
}

/**
 * Replaces the match at the table, once the bots have played, by a finished one, as an earlier
 * visit would have stored it.
 */
export async function finish(page: Page, play: Play): Promise<void> {
  await nextTurn(page);
  const kept = JSON.parse(await keptText(page, "istaka.match"));
  delete kept.check;
  const match = play(kept.match, ["", ...kept.opponents], kept.leg?.mostRounds ?? 1);
  await page.evaluate(
    (text) => localStorage.setItem("istaka.match", text),
    sealed({ ...kept, match }),
  );
  await page.reload();
  await ready(page);
}
