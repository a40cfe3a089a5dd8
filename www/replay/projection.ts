/**
 * A film as it is shown: the moment that was asked for last, once the engine has answered, and
 * those after it while the film is played.
 */

import { answered } from "../engine/calls";
import type { Film, Scene } from "./film";
import type { At } from "./link";

/** What is told of it. */
export interface Listener {
  /** Another moment is to be seen; `before` is what was to be seen until then. */
  shown(scene: Scene, before: Scene | null): void;
  /** It was played to the end of the round. */
  ended(): void;
  /** The engine has stopped: nothing is to be seen any more. */
  failed(): void;
}

export class Projection<Shown extends Pick<Film, "scene" | "shots" | "within"> = Film> {
  /** What is to be seen; null before the first answer. */
  #scene: Scene | null = null;
  /** What was asked for last. */
  #wanted: At = { round: 0, actions: 0 };
  /** What waits for the next moment to be shown, or shows it; null where the film is not played. */
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(
    readonly film: Shown,
    private readonly listener: Listener,
    /** Milliseconds from one moment to the next. */
    private readonly pause: () => number,
  ) {}

  get scene(): Scene | null {
    return this.#scene;
  }

  get wanted(): At {
    return this.#wanted;
  }

  get playing(): boolean {
    return this.#timer !== null;
  }

  /** Shows another moment. Whoever goes himself no longer wants the film to be played. */
  jump(to: At): Promise<void> {
    this.stop();
    return this.#go(to);
  }

  /** Plays on from here, or from the beginning of the round where it is at its end. */
  play(): void {
    this.stop();
    if (this.#isAtEnd) void this.#go({ round: this.#wanted.round, actions: 0 });
    this.#follow();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Nothing is told of it any more. */
  close(): void {
    this.stop();
    this.#closed = true;
  }

  /** Of several moments that are asked for while the engine answers the last one is shown. */
  async #go(to: At): Promise<void> {
    const wanted = this.film.within(to);
    this.#wanted = wanted;
    const scene = await answered(this.film.scene(wanted));
    if (this.#closed || wanted !== this.#wanted) return;
    const before = this.#scene;
    this.#scene = scene;
    if (scene) return this.listener.shown(scene, before);
    this.stop();
    this.listener.failed();
  }

  #follow(): void {
    const timer = setTimeout(async () => {
      const { round, actions } = this.#wanted;
      await this.#go({ round, actions: actions + 1 });
      // It may have been stopped meanwhile, and even be played again.
      if (this.#timer !== timer) return;
      if (!this.#isAtEnd) return this.#follow();
      this.stop();
      this.listener.ended();
    }, this.pause());
    this.#timer = timer;
  }

  get #isAtEnd(): boolean {
    const { round, actions } = this.#wanted;
    return actions === (this.film.shots[round]?.actions ?? 0);
  }
}
