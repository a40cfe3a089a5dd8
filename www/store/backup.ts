/**
 * Everything that is kept, as one file to take along, and such a file taken over: all of it or
 * nothing. A file may be anything; it is looked through before anything is changed. What is newer
 * here stays, unless the player says otherwise.
 */

import type { RemoteEngine } from "../engine/client";
import type { Trouble } from "../state";
import { CONTEST, chipsIn, contestIn, isNewerWallet, OVER, WALLET } from "./contests";
import type { Copies } from "./copies";
import { DIARY, mergedDiary } from "./daily-results";
import { LESSONS, mergedProgress } from "./lessons";
import { ASIDE, freeAside, MATCH, PAST, readingsOf, SUMMARY } from "./match";
import { mergedPuzzles, PUZZLES } from "./puzzle-results";
import { mergedRules, RULES } from "./rules";
import { SETTINGS } from "./settings";
import { isKept, isOfNoDate, isPlain, isWhole } from "./shelves";
import { SINCE } from "./summary";

/** The version of the file. */
const VERSION = 1;

/**
 * In bytes of a file, and in letters of its text, which are never more: larger ones are not opened.
 * All that a browser keeps for the game is smaller.
 */
export const LARGEST = 24 * 2 ** 20;

/** A file with more texts is none that this page has written. */
const MOST_TEXTS = 4000;

/** A moment as it stands in a key, be there such a date or not. */
const MOMENT = /\.\d{4}-\d\d-\d\dT[\d:.]{12}Z$/;

/** Texts of which both can be had: what is here, and what only the file has. */
const MERGED = new Map<string, (here: string | null, text: string) => Merged>([
  [DIARY, mergedDiary],
  [PUZZLES, mergedPuzzles],
  [LESSONS, mergedProgress],
  [RULES, mergedRules],
]);

/** Names of these parts. */
const PARTS = new Map<string, Part>([
  [DIARY, "days"],
  [PUZZLES, "puzzles"],
  [LESSONS, "lessons"],
  [RULES, "rules"],
]);

/** What is here and in a file as one text. */
interface Merged {
  readonly text: string;
  /** How many the file adds. */
  readonly added: number;
  /** Number of those in the file for which there is no room here. */
  readonly left?: number;
}

/** Counts what one text has and the other has not. */
function wanted({ added, left = 0 }: Merged): number {
  return added + left;
}

/** Why a file is not taken. */
export type Unusable = "large" | "foreign" | "later" | "damaged";

/** Parts of a file besides settings and matches. */
export type Part =
  | "chips"
  | "contest"
  | "contests"
  | "days"
  | "puzzles"
  | "lessons"
  | "rules"
  | "results"
  | "since";

/** How many there are of each. */
type Counts = Readonly<Partial<Record<Part, number>>>;

/** What is in a file, and what taking it over does here. */
export interface Contents {
  /** What is to be written. */
  readonly changes: ReadonlyMap<string, string>;
  /** What the file has in place of what is newer here. */
  readonly instead: ReadonlyMap<string, string>;
  readonly settings: boolean;
  /** Matches in it that can be read. */
  readonly matches: number;
  /** Texts that cannot be read here, which come to those put aside. */
  readonly aside: number;
  /** Matches of the same names that give way. */
  readonly replacedMatches: number;
  /** What else it brings; of chips, how many there are. */
  readonly brings: Counts;
  /** The chips here; null where there are none yet. */
  readonly ownChips: number | null;
  /** Counts of what is newer here and stays, and of the file's rules for which there is no room. */
  readonly stays: Counts & { readonly matches?: number; readonly room?: number };
}

/** All that is kept, as the text of a file. */
export function bundle(device: Pick<Copies, "keys" | "read">, date: Date): string {
  const keys = device.keys().filter(isKept).sort();
  const texts = Object.fromEntries(keys.map((key) => [key, device.read(key) ?? ""]));
  return `${JSON.stringify({ istaka: VERSION, date: date.toISOString(), texts }, null, 1)}\n`;
}

type Here = Pick<Copies, "keys" | "read">;
type Reader = Pick<RemoteEngine, "read" | "readWallet">;

/** Looks through a file; nothing is changed. */
export async function unbundle(
  text: string,
  device: Here,
  engine: Reader,
): Promise<Contents | Unusable> {
  const texts = textsIn(text);
  if (typeof texts === "string") return texts;
  const isDamaged = ([key, text]: [string, string]) => isPlain(key) && !isWhole(key, text);
  if (texts.some(isDamaged)) return "damaged";
  const opened = new Opened(device, engine);
  // A contest has been paid for from the wallet beside it.
  const order = [...texts].sort(
    ([one], [other]) => Number(other === WALLET) - Number(one === WALLET),
  );
  for (const [key, text] of order) await opened.look(key, text);
  return opened.contents;
}

/** Takes a file over, also over what is newer here. Why not, if so: then nothing has changed. */
export function takeOver(
  { changes, instead }: Contents,
  device: Pick<Copies, "change">,
  all = false,
): Trouble | null {
  return device.change(all ? new Map([...changes, ...instead]) : changes);
}

/** A file that is looked through, text by text. */
class Opened {
  readonly #changes = new Map<string, string>();
  readonly #instead = new Map<string, string>();
  readonly #counts = { matches: 0, aside: 0, replacedMatches: 0 };
  readonly #brings: Partial<Record<Part, number>> = {};
  readonly #stays: Partial<Record<Part | "matches" | "room", number>> = {};

  constructor(
    private readonly device: Here,
    private readonly engine: Reader,
  ) {}

  get contents(): Contents {
    return {
      changes: this.#changes,
      instead: this.#instead,
      ...this.#counts,
      settings: this.#changes.has(SETTINGS),
      brings: this.#brings,
      ownChips: chipsIn(this.device.read(WALLET) ?? ""),
      stays: this.#stays,
    };
  }

  async look(key: string, text: string): Promise<void> {
    const merged = MERGED.get(key);
    if (key === SINCE) this.#addNew(key, text, "since");
    else if (merged) this.#merge(key, text, merged);
    else if (isPlain(key)) this.#add(key, text);
    else if (isOfNoDate(key)) this.#putAside(text);
    else if (key === WALLET) await this.#lookAtWallet(text);
    else if (key === CONTEST || key.startsWith(OVER)) this.#lookAtContest(key, text);
    // The one here is made of the record here, and anew where that is another.
    else if (key.startsWith(SUMMARY)) this.#addNew(key, this.device.read(key) ?? text, "results");
    else if (key.startsWith(ASIDE)) this.#putAside(text, key);
    else await this.#lookAtMatch(key, text);
  }

  #add(key: string, text: string): boolean {
    const here = this.device.read(key);
    if (here === text) return false;
    // What cannot be read here is not written over.
    if (here !== null && !isPlain(key) && !isWhole(key, here)) this.#putAside(here);
    this.#changes.set(key, text);
    return true;
  }

  /** What is counted, or was found out, here stays so. */
  #addNew(key: string, text: string, part: Part): void {
    const here = this.device.read(key);
    if (here === text) return;
    (here === null ? this.#changes : this.#instead).set(key, text);
    this.#count(here === null ? this.#brings : this.#stays, part);
  }

  #merge(key: string, text: string, merge: (here: string | null, text: string) => Merged): void {
    const here = this.device.read(key);
    const part = PARTS.get(key) ?? "days";
    const { text: both, added, left = 0 } = merge(here, text);
    if (both !== here) this.#changes.set(key, both);
    if (added > 0) this.#brings[part] = added;
    const own = here === null ? 0 : wanted(merge(text, here));
    if (own > 0) this.#stays[part] = own;
    if (left > 0) this.#stays.room = left;
    if (own + left > 0) this.#instead.set(key, text);
  }

  async #lookAtWallet(text: string): Promise<void> {
    const here = this.device.read(WALLET);
    if (here === text) return;
    // A contest that is played here has been paid for from the wallet here.
    if (this.device.read(CONTEST) !== null) {
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
    const here = this.device.read(key);
    if (here === text) return;
    // Whoever is in a contest here goes on with that.
    if (contestIn(text) === null || (key === CONTEST && here !== null)) {
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
    const [reading] = readingsOf(text);
    if (!reading || reading.damaged || !(await this.#isMatch(reading.kept.match)))
      return this.#putAside(text);
    const { begun, match } = reading.kept;
    // The match at the other table comes to those that can be gone on with.
    const to = key === MATCH ? PAST + begun : key;
    const atTable = readingsOf(this.device.read(MATCH) ?? "")[0]?.kept;
    const isHere = atTable !== undefined && PAST + atTable.begun === to;
    const here = this.device.read(to);
    const other = here !== null && isWhole(to, here) ? readingsOf(here)[0]?.kept : undefined;
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

  /** Whether the engine can play it again. */
  async #isMatch(match: string): Promise<boolean> {
    const answer = await this.engine.read(match).catch(() => null);
    return answer?.ok === true;
  }

  #putAside(text: string, key?: string): void {
    const here = key === undefined ? null : this.device.read(key);
    if (here === text) return;
    const taken = [...this.device.keys(), ...this.#changes.keys()];
    this.#changes.set(key !== undefined && here === null ? key : freeAside(taken), text);
    this.#counts.aside += 1;
  }

  #count<Name extends string>(counts: Partial<Record<Name, number>>, part: Name): void {
    counts[part] = (counts[part] ?? 0) + 1;
  }
}

/** The texts of a file under their keys, or why there are none. */
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

/** Whether a file may have such a key: only those that this page, or an earlier one, writes. */
function isKnown(key: string): boolean {
  return isKept(key) || (isOfNoDate(key) && MOMENT.test(key));
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
