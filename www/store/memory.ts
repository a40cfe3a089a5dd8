/**
 * Texts in memory, for as long as the page is open: in a frame that must not keep anything, and on
 * a page on which a lesson is played.
 */

import { SETTINGS } from "../settings/settings";
import type { Trouble } from "../state/state";
import { Copies, type News } from "./copies";
import { LESSONS } from "./lessons";
import type { Changes } from "./shelf";

/** The keys of the texts that a lesson shares with other visits. */
const SHARED = [SETTINGS, LESSONS];

export class Memory extends Copies {
  readonly #texts = new Map<string, string>();

  /** `copies` have the shared texts and know the playing tab; without them, nothing is kept. */
  constructor(private readonly copies: Copies | null = null) {
    super();
    if (copies === null) return;
    copies.onTrouble = (trouble) => this.onTrouble(trouble);
    copies.onLost = () => this.onLost();
    copies.onNews = () => this.onNews();
  }

  override get remembers(): boolean {
    return false;
  }

  override get stored(): Promise<void> {
    return this.copies?.stored ?? super.stored;
  }

  override async open(): Promise<void> {
    await this.copies?.open();
  }

  override async secure(): Promise<void> {
    await this.copies?.secure();
  }

  override release(): void {
    this.copies?.release();
  }

  override hearOf(news: News): boolean {
    return this.copies?.hearOf(news) ?? false;
  }

  override isOurs(): boolean {
    return this.copies?.isOurs() ?? true;
  }

  #copiesOf(key: string): Copies | null {
    return SHARED.includes(key) ? this.copies : null;
  }

  override read(key: string): string | null {
    const copies = this.#copiesOf(key);
    return copies ? copies.read(key) : (this.#texts.get(key) ?? null);
  }

  override readSecond(key: string): string | null {
    return this.#copiesOf(key)?.readSecond(key) ?? null;
  }

  override keys(): string[] {
    return [...this.#texts.keys()];
  }

  override write(key: string, text: string): Trouble | null {
    const copies = this.#copiesOf(key);
    return copies ? copies.write(key, text) : this.change(new Map([[key, text]]));
  }

  override remove(key: string): void {
    this.change(new Map([[key, null]]));
  }

  override change(changes: Changes): Trouble | null {
    for (const [key, text] of changes)
      if (text === null) this.#texts.delete(key);
      else this.#texts.set(key, text);
    return null;
  }

  override persist(): void {}

  override putAsideDamaged(): void {}
}
