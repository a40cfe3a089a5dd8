/** Finished contests, with the rounds that the player has played in them. */

import type { RemoteContests } from "../engine/client";
import type { KeptView, PastView } from "../pkg/istaka/istaka";
import { numberOf, OVER, overShelf } from "../store/contests";
import type { Copies } from "../store/copies";

export class Archive {
  /** The moments at which contests with kept rounds were begun, by their numbers. */
  #kept: ReadonlyMap<string, string> = new Map();
  /** The finished contest that is shown. */
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

  /** Returns the moment at which a contest was begun; null if its rounds are not kept. */
  begunOf({ id }: PastView): string | null {
    return this.#kept.get(id) ?? null;
  }

  /** Reads a contest to show. Resolves to false if that fails. */
  async show(begun: string): Promise<boolean> {
    const { value } = overShelf.recall(this.copies, OVER + begun);
    if (value === null) return false;
    const read = await this.engine.read(value.text);
    this.shown = read.ok ? read.value : null;
    return this.shown !== null;
  }
}
