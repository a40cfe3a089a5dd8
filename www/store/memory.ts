/**
 * Texts in memory, for as long as the page is open: in a frame that must not keep anything, and on
 * a page on which a lesson is played.
 */

import { SETTINGS } from "../settings/settings";
import type { Trouble } from "../state/state";
import type { Archive, News } from "./copies";
import { LESSONS } from "./lessons";
import { MISTAKES } from "./mistakes";
import type { Changes } from "./shelf";

/** The keys of the texts that a lesson, or a mistake tried again, shares with other visits. */
const SHARED = [SETTINGS, LESSONS, MISTAKES];

export class Memory implements Archive {
  readonly #texts = new Map<string, string>();
  readonly remembers = false;
  readonly refused = null;
  onTrouble: Archive["onTrouble"] = () => {};
  onLost: Archive["onLost"] = () => {};
  onNews: Archive["onNews"] = () => {};

  /** `kept` has the shared texts and knows the playing tab; without it, nothing is kept. */
  constructor(private readonly kept: Archive | null = null) {
    if (kept === null) return;
    kept.onTrouble = (trouble) => this.onTrouble(trouble);
    kept.onLost = () => this.onLost();
    kept.onNews = () => this.onNews();
  }

  get stored(): Promise<void> {
    return this.kept?.stored ?? Promise.resolve();
  }

  async open(): Promise<void> {
    await this.kept?.open();
  }

  async secure(): Promise<void> {
    await this.kept?.secure();
  }

  release(): void {
    this.kept?.release();
  }

  hearOf(news: News): boolean {
    return this.kept?.hearOf(news) ?? false;
  }

  isOurs(): boolean {
    return this.kept?.isOurs() ?? true;
  }

  /** Returns the other texts if they have this one. */
  #having(key: string): Archive | null {
    return SHARED.includes(key) ? this.kept : null;
  }

  read(key: string): string | null {
    const kept = this.#having(key);
    return kept ? kept.read(key) : (this.#texts.get(key) ?? null);
  }

  readSecond(key: string): string | null {
    return this.#having(key)?.readSecond(key) ?? null;
  }

  keys(): string[] {
    return [...this.#texts.keys()];
  }

  write(key: string, text: string): Trouble | null {
    const kept = this.#having(key);
    return kept ? kept.write(key, text) : this.change(new Map([[key, text]]));
  }

  remove(key: string): void {
    this.change(new Map([[key, null]]));
  }

  change(changes: Changes): Trouble | null {
    for (const [key, text] of changes)
      if (text === null) this.#texts.delete(key);
      else this.#texts.set(key, text);
    return null;
  }

  isHealed(): boolean {
    return false;
  }

  persist(): void {}

  putAsideDamaged(): void {}
}
