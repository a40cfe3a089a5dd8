/** Contests as an earlier visit has left them, and what the tests do in those at the table. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { writtenContest } from "../../www/kept-contests.ts";
import * as contests from "../../www/pkg/contest/istaka.js";
import * as okey from "../../www/pkg/okey/istaka.js";
import * as rummi from "../../www/pkg/rummi/istaka.js";
import { goOn, nextTurn, open, ours } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready } from "./support.ts";
import { keptText } from "./visit.ts";

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

/** Plays what a record says to be played; no further than this round. */
type Play = (record: string, characters: string[], rounds: number) => string;

/** The engine of the game that a record is of. */
function engineOf(record: string): typeof okey.Game | typeof rummi.Game {
  const [name, engine] = / rummi80/.test(record) ? ["rummi", rummi] : ["okey", okey];
  engine.initSync({ module: readFileSync(`www/pkg/${name}/istaka_bg.wasm`) });
  return engine.Game;
}

/** Bots play at every seat: what a player does at the table is looked at elsewhere. */
export const botted: Play = (record, _, rounds) => {
  const game = engineOf(record).load(record, { bots: [0, 1, 2, 3] });
  for (let view = game.view(); view.standing === null; view = game.view()) {
    if (view.table !== null && view.table.turn !== null) game.botMove();
    else if (view.table !== null && view.round >= rounds) break;
    else game.deal("");
  }
  return game.save();
};

/** The player throws whatever he has drawn. */
export const lost: Play = (record, characters) => {
  engineOf(record);
  const game = okey.Game.load(record, { characters });
  if (!game.view().table) game.deal("");
  for (let { table } = game.view(); table && table.turn !== null; { table } = game.view()) {
    if (table.turn !== 0) game.botMove();
    else if (table.legal.draw) game.draw("stock");
    else if (table.legal.pass) game.act("pass", 0);
    else game.discard(table.drawn ?? table.legal.discard[0] ?? "");
  }
  return game.save();
};

/** A tournament by its day and the minute of its start, and how the player plays in it. */
export interface Story {
  readonly day: number;
  readonly start: number;
  readonly play: Play;
}

/** For sixteen, who may buy in again; the player soon has to. */
export const LOST: Story = { day: 20261126, start: 630, play: lost };

/** Another, in which the player's table breaks after round 19, and he wins it. */
export const BREAKS: Story = { day: 20261128, start: 630, play: botted };

/** Another, in which the player is out in place 6. */
export const OUT: Story = { day: 20261127, start: 630, play: botted };

/** Another, for 64. */
export const LARGE: Story = { day: 20261128, start: 1200, play: botted };

/** Nine minutes before its start. */
const enteredAt = ({ day, start }: Story): Date => {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(`${day}`) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 0, start - 9);
};

/** Goes on with a contest until it is as wanted, or over. */
export function playOn(
  house: contests.House,
  { play }: Story,
  wanted: (view: contests.ContestView) => boolean,
): void {
  for (let view = house.view(); view && !wanted(view); view = house.view()) {
    const leg = house.leg();
    if (view.state === "over") return;
    if (view.state === "asked") house.buy(true);
    else if (leg) house.report(play(leg.record, leg.characters, leg.mostRounds));
    else house.slice(1000);
  }
}

/** A tournament played until it is as wanted, and wallet and contest as they are kept then. */
export function tournament(
  story: Story,
  wanted: (view: contests.ContestView) => boolean = () => true,
): { house: contests.House; texts: Record<string, string> } {
  contests.initSync({ module: readFileSync("www/pkg/contest/istaka_bg.wasm") });
  const { day, start } = story;
  const house = new contests.House(null, day);
  house.enter("turkish", `table ${day} ${start}`, { day, minute: start - 9 }, "");
  playOn(house, story, wanted);
  const contest = { begun: enteredAt(story).toISOString(), starts: null };
  const text = house.saveContest() ?? "";
  const kept = writtenContest({ ...contest, text });
  return { house, texts: { "istaka.wallet": house.saveWallet(), "istaka.contest": kept } };
}

/** Opens the page with texts that an earlier visit has kept. */
export async function visitWith(page: Page, texts: Record<string, string>): Promise<void> {
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem("kept")) return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    sessionStorage.setItem("kept", "true");
  }, texts);
  await open(page, "");
}

/** The same on the day of a tournament, and looks what can be played. */
export async function comeBack(
  page: Page,
  texts: Record<string, string>,
  story: Story,
): Promise<void> {
  await page.clock.setFixedTime(enteredAt(story));
  await visitWith(page, texts);
  await choose(page, "lobby");
}

/** Waits until the player sits at a table of a contest, and it is his turn. */
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
