/**
 * What is kept of contests for play chips: the wallet, which knows how each of them ended, the
 * contest that is being played, and the latest of those that are over. What the texts of contests
 * and wallets say is the engine's to read.
 */

import { isMoment, isTime } from "../calendar";
import type { Changes } from "./database";
import { isSealed, sealed, sumOf } from "./seal";
import type { Texts } from "./texts";

/** The play chips of this device. */
export const WALLET = "istaka.wallet";

/** The contest that is being played. */
export const CONTEST = "istaka.contest";

/** Followed by when a contest was begun that is over: the same text. */
export const OVER = "istaka.contest.";

/** So many contests stay that are over, of so many letters together. */
const MOST_OVER = 30;
const MOST_LETTERS = 1_000_000;

export interface SavedContest {
  /** When the player entered it: its name. */
  readonly begun: string;
  /** When it starts, in milliseconds; null where it has started. */
  readonly starts: number | null;
  /** The contest as the engine writes it. */
  readonly text: string;
}

type Source = Pick<Texts, "read" | "readSecond">;

/** A contest as it is kept. */
export function writtenContest({ begun, starts, text }: SavedContest): string {
  return sealed({ begun, starts, text });
}

/** The contest under a key, from a whole copy; "damaged" without one; null where there is none. */
export function contestUnder(key: string, device: Source): SavedContest | "damaged" | null {
  const copies = [device.read(key), device.readSecond(key)].filter((text) => text !== null);
  if (device.read(key) === null) return null;
  for (const text of copies) {
    const kept = contestIn(text);
    if (kept) return kept;
  }
  return "damaged";
}

/** Whether the player has entered a contest that had not begun when it was kept. */
export function isAwaited(device: Source): boolean {
  const kept = contestUnder(CONTEST, device);
  return kept !== null && kept !== "damaged" && kept.starts !== null;
}

/** An entry of a wallet, with what comes to it or goes. */
const ENTRY = /^\d+ (fill|pay \d+|win \d+) (\d+)\b/;

/** The sum of all lines of a wallet before it; earlier versions wrote none. */
const CHECK = /^check (\d+)$/m;

/**
 * Tells that a wallet is as it was written, as far as it says, and its entries come to its total;
 * all else in it is the engine's to read.
 */
export function isWholeWallet(text: string): boolean {
  const check = CHECK.exec(text);
  if (check && sumOf(text.slice(0, check.index)) !== Number(check[1])) return false;
  const [mark, begin = "", ...lines] = text.trimEnd().split("\n");
  const total = /^total (\d+)$/.exec(lines.at(-1) ?? "")?.[1];
  let chips = Number(/^chips (\d+) \d+$/.exec(begin)?.[1] ?? Number.NaN);
  for (const line of lines.slice(0, -1)) {
    const [, kind = "", amount = 0] = ENTRY.exec(line) ?? [];
    if (kind === "" && !/^(won|check) /.test(line)) return false;
    chips += kind.startsWith("pay") ? -amount : Number(amount);
  }
  return mark === "istaka-wallet 1" && total !== undefined && Number(total) === chips;
}

/** How many chips a wallet says there are; null where it says nothing. */
export function chipsIn(wallet: string): number | null {
  const total = /^total (\d+)$/m.exec(wallet)?.[1];
  return total === undefined ? null : Number(total);
}

/** Whether more has come to a wallet, or later, than to another one. */
export function isNewerWallet(wallet: string, other: string): boolean {
  const goesOn = wallet.startsWith(other.replace(/(check \d+\n)?total \d+\n$/, ""));
  return goesOn || lastDayIn(wallet) > lastDayIn(other);
}

/** The day on which something came to a wallet last, as in 20261124. */
function lastDayIn(wallet: string): number {
  const days = [...wallet.matchAll(/^(?:chips \d+ (\d+)$|(\d+) )/gm)];
  return Math.max(0, ...days.map(([, filled, day]) => Number(filled ?? day)));
}

/** Null where the text is not as it was written. */
export function contestIn(text: string): SavedContest | null {
  if (isSealed(text) !== true) return null;
  const { begun, starts = null, text: contest } = JSON.parse(text) as Partial<SavedContest>;
  const timed = starts === null || isTime(starts);
  if (!isMoment(begun) || !timed || typeof contest !== "string") return null;
  return { begun, starts, text: contest };
}

/** The number of a contest, by which the wallet knows it. */
export function numberOf({ text }: SavedContest): string | null {
  return /^seed (\d+)$/m.exec(text)?.[1] ?? null;
}

/**
 * What changes where a contest is over: it goes to those before it, of which the oldest give way.
 */
export function changesAtEnd(kept: SavedContest, device: Pick<Texts, "keys" | "read">): Changes {
  const text = writtenContest(kept);
  const keys = device.keys().filter((key) => key.startsWith(OVER));
  let letters = text.length;
  const gone = keys
    .sort()
    .reverse()
    .filter((key, place) => {
      letters += device.read(key)?.length ?? 0;
      return place >= MOST_OVER - 1 || letters > MOST_LETTERS;
    });
  return new Map<string, string | null>([
    ...gone.map((key) => [key, null] as const),
    [CONTEST, null],
    [OVER + kept.begun, text],
  ]);
}
