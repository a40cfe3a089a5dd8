/** Finished contests: how they ended, and the rounds that the player has played in them. */

import type { RemoteContests } from "../engine/client";
import type { KeptView, PastView } from "../pkg/istaka/istaka";
import { numberOf, OVER, overShelf } from "../store/contests";
import type { Copies } from "../store/copies";

export class Archive {
  /** When contests were begun whose rounds are kept, by their numbers. */
  #kept: ReadonlyMap<string, string> = new Map();
  /** The one that is shown. */
  shown: KeptView | null = null;

  constructor(
    private readonly copies: Pick<Copies, "keys" | "read" | "readSecond">,
    private readonly engine: RemoteContests,
  ) {}

  /** Finds the contests whose rounds are kept. */
  begin(): void {
    const found = new Map<string, string>();
    for (const key of this.copies.keys().filter((key) => key.startsWith(OVER))) {
      const { value } = overShelf.recall(this.copies, key);
      const number = value && numberOf(value);
      if (number !== null) found.set(number, key.slice(OVER.length));
    }
    this.#kept = found;
  }

  /** When this one was begun; null where its rounds are not kept. */
  begunOf({ id }: PastView): string | null {
    return this.#kept.get(id) ?? null;
  }

  /** Reads one of them to be shown. Whether it could be read. */
  async show(begun: string): Promise<boolean> {
    const { value } = overShelf.recall(this.copies, OVER + begun);
    if (value === null) return false;
    const read = await this.engine.read(value.text);
    this.shown = read.ok ? read.value : null;
    return this.shown !== null;
  }
}
