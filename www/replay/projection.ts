/**
 * Plays a film: shows the moment that was requested last, once the engine has answered, and while
 * playing the moments after it.
 */

import { answered } from "../engine/calls";
import type { At, Film, Scene } from "./film";

/** Receives the events of a projection. */
interface Listener {
  /** A moment is shown instead of `before`. */
  shown(scene: Scene, before: Scene | null): void;
  /** The film has reached the end of the round. */
  ended(): void;
  /** The engine has stopped; nothing is shown any more. */
  failed(): void;
}

export class Projection<Shown extends Pick<Film, "scene" | "shots" | "within"> = Film> {
  /** The moment shown; null before the first answer. */
  #scene: Scene | null = null;
  /** The moment requested last. */
  #wanted: At = { round: 0, actions: 0 };
  /** The timer of the next moment; null while the film is not playing. */
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

  /** Shows another moment and stops playing. */
  jump(to: At): Promise<void> {
    this.stop();
    return this.#go(to);
  }

  /** Plays from here, or from the beginning of the round if it is at its end. */
  play(): void {
    this.stop();
    if (this.#isAtEnd) void this.#go({ round: this.#wanted.round, actions: 0 });
    this.#follow();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Stops reporting. */
  close(): void {
    this.stop();
    this.#closed = true;
  }

  /** Shows a moment, unless another one is requested before the engine answers. */
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
      // Playing may have been stopped meanwhile, and even started again.
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
