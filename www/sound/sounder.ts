/**
 * Plays the sounds of the table, one after the other and never two at once; vibrates briefly at the
 * player's turn if the device can.
 */

import { allowed } from "../base/allowed";
import { CUES, type Cue } from "../games/cues";
import type { GameUi } from "../games/game";
import type { State } from "../state/state";
import type { Finale } from "../table/finale";
import { samples } from "./voice";

/** Seconds of a tile's way; it sounds when it arrives. */
const WAY = 0.18;
/** Seconds that a sound may be late; a later one is left out unless it matters. */
const PATIENCE = 0.25;
/** Milliseconds of a vibration. */
const PULSE = 35;

/** Browsers let a page be heard only after one of these. */
const GESTURES = ["pointerup", "keydown"];

export class Sounder {
  #context: AudioContext | null = null;
  #buffers = new Map<Cue, AudioBuffer>();
  #state: State | null = null;
  /** The end of the last sound, by the clock of the context. */
  #free = 0;

  /** `game` returns the game that is played. */
  constructor(
    private readonly game: () => GameUi,
    signal: AbortSignal,
  ) {
    for (const gesture of GESTURES) {
      window.addEventListener(gesture, () => this.#wake(), { signal });
    }
    document.addEventListener("visibilitychange", () => this.#settle(), { signal });
    signal.addEventListener("abort", () => void this.#context?.close());
  }

  /** Plays the sounds of the change since the last call. */
  follow(state: State, travel: number): void {
    const before = this.#state;
    this.#state = state;
    if (!before) return;
    if (before.settings.sound !== state.settings.sound) this.#wake();
    const ui = this.game();
    const heard = ui.cues(before, state);
    // A tile dropped by hand arrives at once.
    const way = before.drag ? 0 : WAY * travel;
    const finale = heard.some(isFinish) && state.game ? ui.finale(state.game) : null;
    if (state.settings.sound && finale && travel > 0) this.#accompany(finale, travel);
    for (const cue of state.settings.sound ? heard : []) {
      this.#play(cue, finale && isFinish(cue) ? (finale.lit / 1000) * travel : way);
    }
    if (state.settings.vibration && heard.includes("knock")) pulse();
  }

  /** Plays a tile on wood for each meld as it is laid down. */
  #accompany({ melds }: Finale, travel: number): void {
    for (const { landed } of melds) this.#play("wood", (landed / 1000) * travel);
  }

  /** Opens the audio context if the settings want sound. */
  #wake(): void {
    if (!this.#state || this.#state.settings.sound) this.#context ??= this.#open();
    this.#settle();
  }

  /** Suspends or resumes the context, as settings and visibility ask. */
  #settle(): void {
    const context = this.#context;
    if (!context) return;
    const silent = document.hidden || this.#state?.settings.sound === false;
    // Some browsers refuse until the next gesture, which calls this again.
    if (silent) void allowed(context.suspend());
    else if (context.state !== "running") void allowed(context.resume());
  }

  #open(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    const context = new AudioContext({ latencyHint: "interactive" });
    // Computed one by one, as all at once would delay the first tap.
    for (const cue of CUES) setTimeout(() => this.#bufferOf(cue, context));
    return context;
  }

  #bufferOf(cue: Cue, context: AudioContext): AudioBuffer {
    const known = this.#buffers.get(cue);
    if (known) return known;
    const sound = samples(cue, context.sampleRate);
    const buffer = context.createBuffer(1, sound.length, context.sampleRate);
    buffer.copyToChannel(sound, 0);
    this.#buffers.set(cue, buffer);
    return buffer;
  }

  #play(cue: Cue, way: number): void {
    const context = this.#context;
    if (context?.state !== "running") return;
    const buffer = this.#bufferOf(cue, context);
    const wanted = context.currentTime + way;
    const start = Math.max(wanted, this.#free);
    const matters = cue === "knock" || isFinish(cue);
    if (start - wanted > PATIENCE && !matters) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start(start);
    this.#free = start + buffer.duration;
  }
}

function isFinish(cue: Cue): boolean {
  return cue === "win" || cue === "grand";
}

/** Vibrates, if the device can and the page was touched before. */
function pulse(): void {
  if (document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(PULSE);
}
