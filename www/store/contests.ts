/**
 * Contests for play chips: the wallet with the results of all contests, the contest that is being
 * played, and the latest finished ones. The engine reads the texts of contests and wallets.
 */

import { isMoment } from "../base/calendar";
import { isSealed, sealed, sumOf } from "./seal";
import { type Changes, type Fields, fieldsIn, Shelf, type Texts } from "./shelf";

/** The play chips of this device. */
export const WALLET = "istaka.wallet";

/** The contest that is being played. */
export const CONTEST = "istaka.contest";

/** Followed by the moment at which a finished contest was begun. */
export const OVER = "istaka.contest.";

/** Most finished contests that are kept, and their letters together. */
const MOST_OVER = 30;
const MOST_LETTERS = 1_000_000;

export interface SavedContest {
  /** The moment at which the player entered it, which identifies it. */
  readonly begun: string;
  /** The contest in the format of the engine. */
  readonly text: string;
}

/** The contest that is being played. */
export const contestShelf = shelfAt(CONTEST);

/** The contests that are over. */
export const overShelf = shelfAt(OVER);

function shelfAt(key: string): Shelf<SavedContest> {
  return new Shelf<SavedContest>(key, {
    read: (text) => {
      const value = isSealed(text) ? contestOf(fieldsIn(text)) : null;
      return value && { value, whole: true };
    },
    write: ({ begun, text }) => sealed({ begun, text }),
    ...(key === CONTEST && { damaged: "waits" }),
  });
}

function contestOf({ begun, text }: Fields): SavedContest | null {
  return isMoment(begun) && typeof text === "string" ? { begun, text } : null;
}

/** The play chips, as text that the engine reads. */
export const walletShelf = new Shelf<string>(WALLET, {
  read: (text) => ({ value: text, whole: true }),
  write: (text) => text,
  isIntact: isWholeWallet,
  damaged: "waits",
});

/** An entry of a wallet with its amount. */
const ENTRY = /^\d+ (fill|pay \d+|win \d+) (\d+)\b/;

/** The checksum of all lines of a wallet before it. */
const CHECK = /^check (\d+)$/m;

/** Checks the checksum of a wallet and its total; the engine checks the rest. */
function isWholeWallet(text: string): boolean {
  const check = CHECK.exec(text);
  if (!check || sumOf(text.slice(0, check.index)) !== Number(check[1])) return false;
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

/** Returns the total of a wallet; null if it has none. */
export function chipsIn(wallet: string): number | null {
  const total = /^total (\d+)$/m.exec(wallet)?.[1];
  return total === undefined ? null : Number(total);
}

/** Returns true if a wallet continues another one, or has a later entry. */
export function isNewerWallet(wallet: string, other: string): boolean {
  const goesOn = wallet.startsWith(other.replace(/check \d+\ntotal \d+\n$/, ""));
  return goesOn || lastDayIn(wallet) > lastDayIn(other);
}

/** Returns the day of the last entry of a wallet, as in 20261124. */
function lastDayIn(wallet: string): number {
  const days = [...wallet.matchAll(/^(?:chips \d+ (\d+)$|(\d+) )/gm)];
  return Math.max(0, ...days.map(([, filled, day]) => Number(filled ?? day)));
}

/** Returns the number by which the wallet knows a contest. */
export function numberOf({ text }: SavedContest): string | null {
  return /^seed (\d+)$/m.exec(text)?.[1] ?? null;
}

/** Returns the changes at the end of a contest: it joins the finished ones, and old ones go. */
export function changesAtEnd(ended: SavedContest, texts: Pick<Texts, "keys" | "read">): Changes {
  const text = overShelf.format.write(ended);
  const keys = texts.keys().filter((key) => key.startsWith(OVER));
  let letters = text.length;
  const gone = keys
    .sort()
    .reverse()
    .filter((key, place) => {
      letters += texts.read(key)?.length ?? 0;
      return place >= MOST_OVER - 1 || letters > MOST_LETTERS;
    });
  return new Map<string, string | null>([
    ...gone.map((key) => [key, null] as const),
    [CONTEST, null],
    [OVER + ended.begun, text],
  ]);
}
