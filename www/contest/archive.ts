/** The contests that are over: how they ended, and the rounds that the player has played in them. */

import type { Device } from "../device";
import { contestUnder, numberOf, OVER } from "../kept-contests";
import type { EntryView, KeptView } from "../pkg/contest/istaka";
import type { RemoteContests } from "./line";

/** How a contest ended. */
export interface Past {
  readonly entry: EntryView;
  /** What it cost the player. */
  readonly paid: number;
  /** When it was begun, where its rounds are kept. */
  readonly begun: string | null;
}

export class Archive {
  /** The latest first. */
  past: readonly Past[] = [];
  /** The one that is looked at. */
  shown: KeptView | null = null;

  constructor(
    private readonly device: Pick<Device, "keys" | "read" | "readSecond">,
    private readonly engine: () => RemoteContests | null,
  ) {}

  /** Reads what the wallet knows of them. */
  async begin(entries: readonly EntryView[]): Promise<void> {
    this.shown = null;
    const kept = this.#kept();
    const paid = new Map<string, number>();
    for (const { kind, contest, chips } of entries)
      if (kind === "pay") paid.set(contest, (paid.get(contest) ?? 0) + chips);
    this.past = entries
      .filter(({ kind }) => kind === "win")
      .map((entry) => ({
        entry,
        paid: paid.get(entry.contest) ?? 0,
        begun: kept.get(entry.contest) ?? null,
      }))
      .reverse();
  }

  /** Looks at one of them. Whether it could be read. */
  async show(begun: string): Promise<boolean> {
    const kept = contestUnder(OVER + begun, this.device);
    if (kept === null || kept === "damaged") return false;
    const read = await this.engine()?.read(kept.text);
    this.shown = read?.ok ? read.value : null;
    return this.shown !== null;
  }

  /** When the contests were begun that are kept, by their numbers. */
  #kept(): Map<string, string> {
    const found = new Map<string, string>();
    for (const key of this.device.keys().filter((key) => key.startsWith(OVER))) {
      const kept = contestUnder(key, this.device);
      const number = kept && kept !== "damaged" ? numberOf(kept) : null;
      if (number !== null) found.set(number, key.slice(OVER.length));
    }
    return found;
  }
}
