/**
 * What a page keeps on which a lesson is played. The player's match and all that belongs to it stay
 * on the device as they are: the match of the lesson is in memory, and its text with the progress.
 */

import { ShortMemory } from "../embedded";
import type { Trouble } from "../state";
import { Copies } from "../store/copies";
import { lessonsShelf, type Progress, recallProgress } from "../store/lessons";
import { MATCH } from "../store/match";
import { SETTINGS } from "../store/settings";
import type { Changes } from "../store/shelf";

export class LessonDevice extends ShortMemory {
  readonly #own = new Copies();

  constructor() {
    super();
    this.#own.onTrouble = (trouble) => this.onTrouble(trouble);
    this.#own.onLost = () => this.onLost();
    this.#own.onAside = () => this.onAside();
  }

  get progress(): Progress {
    return recallProgress(this.#own);
  }

  set progress(progress: Progress) {
    lessonsShelf.keep(this.#own, progress);
  }

  override get stored(): Promise<void> {
    return this.#own.stored;
  }

  override open(): Promise<void> {
    return this.#own.open();
  }

  override secure(): Promise<void> {
    return this.#own.secure();
  }

  override release(): void {
    this.#own.release();
  }

  override hearOfAside(): boolean {
    return this.#own.hearOfAside();
  }

  override isOurs(): boolean {
    return this.#own.isOurs();
  }

  override read(key: string): string | null {
    return key === SETTINGS ? this.#own.read(key) : super.read(key);
  }

  override readSecond(key: string): string | null {
    return key === SETTINGS ? this.#own.readSecond(key) : null;
  }

  override write(key: string, text: string): Trouble | null {
    return key === SETTINGS ? this.#own.write(key, text) : super.write(key, text);
  }

  override change(changes: Changes): Trouble | null {
    super.change(changes);
    const match = changes.get(MATCH);
    const { done, at } = this.progress;
    if (match && at) this.progress = { done, at: { ...at, match } };
    return null;
  }
}
