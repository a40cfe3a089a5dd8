/** Texts that are kept under keys, as those see them who read and write them. */

import type { Trouble } from "../state";
import type { Changes } from "./database";

export interface Texts {
  /** The keys of all of them. */
  keys(): string[];
  /** Null where nothing is kept. */
  read(key: string): string | null;
  /** The copy that has given way to the one that is read, should that turn out to be damaged. */
  readSecond(key: string): string | null;
  /** Why it is not kept, if so. */
  write(key: string, text: string): Trouble | null;
  /** Writes and forgets all or nothing. Why not, if so. */
  change(changes: Changes): Trouble | null;
  /** Whether no other tab has taken the game over. */
  isOurs(): boolean;
}
