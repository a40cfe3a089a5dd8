/**
 * Saves everything that is kept as one file, and restores a file as a whole or not at all. A file
 * can hold anything: it is checked before anything is changed. Newer texts here stay, unless the
 * player decides otherwise.
 */

import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import { SETTINGS } from "../settings/settings";
import type { Trouble } from "../state/state";
import { CONTEST, chipsIn, contestShelf, isNewerWallet, OVER, WALLET } from "./contests";
import { ASIDE, freeAside, MATCH, matchShelf, PAST, SUMMARY } from "./match";
import { isSealed } from "./seal";
import { type Part, parsed, type Shelf, type Texts } from "./shelf";
import { isOfNoDate, isPlain, isSaved, isWhole, shelfOf } from "./shelves";
import { SINCE } from "./summary";

const VERSION = 1;

/**
 * Most bytes of a file, and so most letters of its text. Everything that a browser keeps for the
 * game is smaller.
 */
export const LARGEST = 24 * 2 ** 20;

/** Most texts in a file; this page never writes more. */
const MOST_TEXTS = 4000;

/** The moment at the end of a key, even of an impossible date. */
const MOMENT = /\.\d{4}-\d\d-\d\dT[\d:.]{12}Z$/;

/** The reasons to refuse a file. */
export type Unusable = "large" | "foreign" | "later" | "damaged";

type Counts = Readonly<Partial<Record<Part, number>>>;

/** The contents of a file, and the changes that restore it. */
export interface Contents {
  readonly changes: ReadonlyMap<string, string>;
  /** The texts of the file that are older than those here, to restore them all the same. */
  readonly instead: ReadonlyMap<string, string>;
  readonly settings: boolean;
  /** Number of matches that are added. */
  readonly matches: number;
  /** Number of texts that cannot be read and are put aside. */
  readonly aside: number;
  /** Number of matches here that are replaced. */
  readonly replacedMatches: number;
  /** Numbers of other items that are added; of chips, their total. */
  readonly brings: Counts;
  /** The chips here; null if there is no wallet yet. */
  readonly ownChips: number | null;
  /** Numbers of newer items that stay, and of the file's rules for which there is no room. */
  readonly stays: Counts & { readonly matches?: number; readonly room?: number };
}

/** Returns everything that is kept as the text of a file. */
export function backup(texts: Pick<Texts, "keys" | "read">, date: Date): string {
  const keys = texts.keys().filter(isSaved).sort();
  const all = Object.fromEntries(keys.map((key) => [key, texts.read(key) ?? ""]));
  const file = { istaka: VERSION, date: date.toISOString(), texts: all };
  return `${JSON.stringify(file, null, 1)}\n`;
}

type Here = Pick<Texts, "keys" | "read">;
type Reader = Pick<RemoteEngine, "read" | "readWallet">;

/** Checks a file; nothing is changed. */
export async function openBackup(
  text: string,
  here: Here,
  engine: Reader,
): Promise<Contents | Unusable> {
  const texts = textsIn(text);
  if (typeof texts === "string") return texts;
  const isDamaged = ([key, text]: [string, string]) => isPlain(key) && !isWhole(key, text);
  if (texts.some(isDamaged)) return "damaged";
  const opened = new Opened(here, engine);
  // A contest has been paid for from the wallet beside it.
  const order = [...texts].sort(
    ([one], [other]) => Number(other === WALLET) - Number(one === WALLET),
  );
  for (const [key, text] of order) await opened.look(key, text);
  return opened.contents;
}

/** Restores a file, with `all` also over newer texts. Returns the reason if nothing was changed. */
export function restore(
  { changes, instead }: Contents,
  texts: Pick<Texts, "change">,
  all = false,
): Trouble | null {
  return texts.change(all ? new Map([...changes, ...instead]) : changes);
}

/** Checks a file text by text, and collects the changes. */
class Opened {
  readonly #changes = new Map<string, string>();
  readonly #instead = new Map<string, string>();
  readonly #counts = { matches: 0, aside: 0, replacedMatches: 0 };
  readonly #brings: Partial<Record<Part, number>> = {};
  readonly #stays: Partial<Record<Part | "matches" | "room", number>> = {};

  constructor(
    private readonly texts: Here,
    private readonly engine: Reader,
  ) {}

  get contents(): Contents {
    return {
      changes: this.#changes,
      instead: this.#instead,
      ...this.#counts,
      settings: this.#changes.has(SETTINGS),
      brings: this.#brings,
      ownChips: chipsIn(this.texts.read(WALLET) ?? ""),
      stays: this.#stays,
    };
  }

  async look(key: string, text: string): Promise<void> {
    const shelf = shelfOf(key);
    const { merge, part } = shelf?.format ?? {};
    if (key === SINCE) this.#addNew(key, text, "since");
    else if (shelf && merge && part) this.#merge(key, text, shelf, part);
    else if (isPlain(key)) this.#add(key, text);
    else if (isOfNoDate(key)) this.#putAside(text);
    else if (key === WALLET) await this.#lookAtWallet(text);
    else if (key === CONTEST || key.startsWith(OVER)) this.#lookAtContest(key, text);
    // A summary here belongs to the record here.
    else if (key.startsWith(SUMMARY)) this.#addNew(key, this.texts.read(key) ?? text, "results");
    else if (key.startsWith(ASIDE)) this.#putAside(text, key);
    else await this.#lookAtMatch(key, text);
  }

  #add(key: string, text: string): boolean {
    const here = this.texts.read(key);
    if (here === text) return false;
    // A text here that cannot be read is not overwritten.
    if (here !== null && !isPlain(key) && !isWhole(key, here)) this.#putAside(here);
    this.#changes.set(key, text);
    return true;
  }

  /** Adds a text only if there is none here. */
  #addNew(key: string, text: string, part: Part): void {
    const here = this.texts.read(key);
    if (here === text) return;
    (here === null ? this.#changes : this.#instead).set(key, text);
    this.#count(here === null ? this.#brings : this.#stays, part);
  }

  #merge(key: string, text: string, shelf: Shelf<unknown>, part: Part): void {
    const here = this.texts.read(key);
    const { value, added, left = 0 } = shelf.merge(here, text);
    if (value !== here) this.#changes.set(key, value);
    if (added > 0) this.#brings[part] = added;
    const own = here === null ? null : shelf.merge(text, here);
    const stays = own === null ? 0 : own.added + (own.left ?? 0);
    if (stays > 0) this.#stays[part] = stays;
    if (left > 0) this.#stays.room = left;
    if (stays + left > 0) this.#instead.set(key, text);
  }

  async #lookAtWallet(text: string): Promise<void> {
    const here = this.texts.read(WALLET);
    if (here === text) return;
    // A contest that is played here has been paid for from the wallet here.
    if (this.texts.read(CONTEST) !== null) {
      this.#stays.chips = chipsIn(text) ?? 0;
      return;
    }
    // The chips here stay where those in the file cannot be read.
    const wallet = await this.engine.readWallet(text);
    if (!wallet.ok) return this.#putAside(text);
    if (here !== null && isWhole(WALLET, here) && !isNewerWallet(text, here)) {
      this.#instead.set(WALLET, text);
      this.#stays.chips = chipsIn(text) ?? 0;
      return;
    }
    this.#add(WALLET, text);
    this.#brings.chips = chipsIn(text) ?? 0;
  }

  #lookAtContest(key: string, text: string): void {
    const here = this.texts.read(key);
    if (here === text) return;
    // A contest that is played here goes on.
    if (!contestShelf.isWhole(text) || (key === CONTEST && here !== null)) {
      this.#putAside(text);
      return;
    }
    const part = key === CONTEST ? "contest" : "contests";
    const stays = key === CONTEST ? this.#instead.has(WALLET) : here !== null && isWhole(key, here);
    if (stays) this.#instead.set(key, text);
    else this.#add(key, text);
    this.#count(stays ? this.#stays : this.#brings, part);
  }

  async #lookAtMatch(key: string, text: string): Promise<void> {
    const reading = matchShelf.read(text);
    // The engine judges records of other versions.
    if (!reading || !isSealed(text) || !(await this.#isMatch(reading.value.match)))
      return this.#putAside(text);
    const { begun, match } = reading.value;
    // The match at the table of the file joins those that have left the table.
    const to = key === MATCH ? PAST + begun : key;
    const atTable = matchShelf.read(this.texts.read(MATCH) ?? "")?.value;
    const isHere = atTable !== undefined && PAST + atTable.begun === to;
    const here = this.texts.read(to);
    const other = here !== null && isWhole(to, here) ? matchShelf.read(here)?.value : undefined;
    const furthest = Math.max(other?.match.length ?? -1, isHere ? atTable.match.length : -1);
    if (here === text || (isHere && atTable.match === match)) return;
    if (match.length <= furthest) {
      this.#instead.set(to, text);
      this.#count(this.#stays, "matches");
      return;
    }
    this.#add(to, text);
    this.#counts.matches += 1;
    if (here !== null) this.#counts.replacedMatches += 1;
  }

  /** Returns true if the engine can replay the record. */
  async #isMatch(match: string): Promise<boolean> {
    const answer = await answered(this.engine.read(match));
    return answer?.ok === true;
  }

  #putAside(text: string, key?: string): void {
    const here = key === undefined ? null : this.texts.read(key);
    if (here === text) return;
    const taken = [...this.texts.keys(), ...this.#changes.keys()];
    this.#changes.set(key !== undefined && here === null ? key : freeAside(taken), text);
    this.#counts.aside += 1;
  }

  #count<Name extends string>(counts: Partial<Record<Name, number>>, part: Name): void {
    counts[part] = (counts[part] ?? 0) + 1;
  }
}

/** Returns the texts of a file by their keys, or the reason if it is refused. */
function textsIn(text: string): [string, string][] | Unusable {
  if (text.length > LARGEST) return "large";
  const data = parsed(text) as { istaka?: unknown; texts?: unknown } | null | undefined;
  if (data === undefined) return "foreign";
  if (typeof data !== "object" || data === null || !("istaka" in data)) return "foreign";
  if (typeof data.istaka === "number" && data.istaka > VERSION) return "later";
  const { texts } = data;
  const isObject = typeof texts === "object" && texts !== null && !Array.isArray(texts);
  if (data.istaka !== VERSION || !isObject) return "damaged";
  const all = Object.entries(texts);
  const fits = ([key, one]: [string, unknown]) => isKnown(key) && typeof one === "string";
  return all.length <= MOST_TEXTS && all.every(fits) ? all : "damaged";
}

/** Returns true for keys that this page, or an earlier one, writes. */
function isKnown(key: string): boolean {
  return isSaved(key) || (isOfNoDate(key) && MOMENT.test(key));
}
