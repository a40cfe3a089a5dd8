/**
 * Something that is fetched when it is first asked for, and once only. Where the network fails,
 * whoever asks next tries again.
 */
export class Fetched<T> {
  #here: T | null = null;
  #coming: Promise<T | null> | null = null;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Null until it is there. */
  get here(): T | null {
    return this.#here;
  }

  /** Null where it could not be fetched. */
  get(): Promise<T | null> {
    this.#coming ??= this.#begin();
    return this.#coming;
  }

  async #begin(): Promise<T | null> {
    this.#here = await this.fetch().catch(() => null);
    if (this.#here === null) this.#coming = null;
    return this.#here;
  }
}
