/**
 * The sounds, computed: a struck thing rings in a few modes, each a sine that dies away, after a
 * click of noise from the stroke. Wood and tiles are dry, so a sound lasts a fraction of a second.
 */

import type { Cue } from "../games/cues";

/**
 * A mode: its pitch in hertz, or for a bar as a multiple of the bar's own; the seconds in which it
 * falls to a third; and its share of the sound.
 */
type Mode = readonly [pitch: number, decay: number, share: number];

interface Body {
  readonly modes: readonly Mode[];
  /** The click: seconds in which it falls to a third, and its share. */
  readonly click: readonly [decay: number, share: number];
}

interface Stroke {
  readonly body: Body;
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  /** From 0 to 1. */
  readonly force: number;
  /** The factor of the pitches, as no two tiles sound alike; for a bar its pitch in hertz. */
  readonly pitch: number;
}

const TILE_ON_TILE: Body = {
  modes: [
    [1180, 0.012, 0.5],
    [2350, 0.009, 0.8],
    [3620, 0.006, 0.45],
    [5200, 0.004, 0.25],
  ],
  click: [0.0016, 0.5],
};
const TILE_ON_WOOD: Body = {
  modes: [
    [310, 0.02, 0.8],
    [745, 0.015, 0.6],
    [1420, 0.009, 0.4],
    [2600, 0.005, 0.2],
  ],
  click: [0.002, 0.35],
};
const KNUCKLE_ON_WOOD: Body = {
  modes: [
    [172, 0.034, 1],
    [388, 0.024, 0.5],
    [690, 0.013, 0.2],
  ],
  click: [0.003, 0.12],
};
/** A bar of any length; the stroke has its pitch. */
const WOODEN_BAR: Body = {
  modes: [
    [1, 0.085, 1],
    [3.93, 0.03, 0.28],
    [9.2, 0.01, 0.08],
  ],
  click: [0.0015, 0.1],
};

/** In hertz: C, the fifth and the octave above, and the third above that for a bigger win. */
const RISE = [523.25, 783.99, 1046.5];
const HIGHER = [...RISE, 1318.51];

const STROKES: Readonly<Record<Cue, readonly Stroke[]>> = {
  deal: Array.from({ length: 11 }, (_, i) => ({
    body: TILE_ON_WOOD,
    at: i * 0.042 + (i % 3) * 0.006,
    force: 0.3 + 0.12 * (i % 4),
    pitch: 1 + 0.07 * ((i * 5) % 4),
  })),
  wood: [{ body: TILE_ON_WOOD, at: 0, force: 0.6, pitch: 1 }],
  tile: [
    { body: TILE_ON_TILE, at: 0, force: 0.75, pitch: 1 },
    // The tile touches down with one edge, then lies.
    { body: TILE_ON_TILE, at: 0.031, force: 0.22, pitch: 1.12 },
  ],
  knock: [
    { body: KNUCKLE_ON_WOOD, at: 0, force: 0.5, pitch: 1 },
    { body: KNUCKLE_ON_WOOD, at: 0.15, force: 0.62, pitch: 1.03 },
  ],
  win: rising(RISE, 0.115),
  grand: rising(HIGHER, 0.085),
};

/** Returns strokes on bars, one after the other and each a little harder. */
function rising(pitches: readonly number[], step: number): Stroke[] {
  return pitches.map((pitch, i) => ({
    body: WOODEN_BAR,
    at: i * step,
    force: 0.5 + 0.08 * i,
    pitch,
  }));
}

/** Seconds from the last stroke until the sound has died away. */
const TAIL: Readonly<Record<Cue, number>> = {
  deal: 0.09,
  wood: 0.11,
  tile: 0.07,
  knock: 0.17,
  win: 0.33,
  grand: 0.33,
};

/** The loudest sample: well below 1, so that nothing is ever clipped. */
const LOUDEST = 0.6;

/** Computes a sound as samples between -1 and 1. */
export function samples(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const strokes = STROKES[cue];
  const last = strokes.at(-1)?.at ?? 0;
  const sound = new Float32Array(Math.ceil((last + TAIL[cue]) * rate));
  for (const stroke of strokes) strike(sound, rate, stroke);
  for (let i = 0; i < sound.length; i += 1) sound[i] = soften(sound[i] ?? 0);
  fadeOut(sound, rate);
  return sound;
}

function strike(sound: Float32Array, rate: number, { body, at, force, pitch }: Stroke): void {
  const start = Math.round(at * rate);
  const total = body.modes.reduce((sum, [, , share]) => sum + share, 0);
  // Sets in over half a millisecond, as a sudden start would crack.
  const onset = (i: number): number => force * Math.min(1, i / rate / 0.0005);
  const noise = noises();
  const [fall, loud] = body.click;
  const shrink = Math.exp(-1 / (fall * rate));
  let click = loud;
  for (let i = 0; start + i < sound.length; i += 1) {
    sound[start + i] = (sound[start + i] ?? 0) + onset(i) * click * noise();
    click *= shrink;
  }
  for (const [tone, decay, share] of body.modes) {
    ring(sound, start, rate, [tone * pitch, decay, share / total], onset);
  }
}

/**
 * Adds a sine that dies away. Each sample is the height of a point on a spiral: the last point,
 * turned and moved inwards. This is several times faster than a sine and an exponential each.
 */
function ring(
  sound: Float32Array,
  start: number,
  rate: number,
  [pitch, decay, share]: Mode,
  onset: (i: number) => number,
): void {
  const angle = (2 * Math.PI * pitch) / rate;
  const shrink = Math.exp(-1 / (decay * rate));
  const [along, across] = [shrink * Math.cos(angle), shrink * Math.sin(angle)];
  let x = share;
  let y = 0;
  for (let i = 0; start + i < sound.length; i += 1) {
    sound[start + i] = (sound[start + i] ?? 0) + onset(i) * y;
    const before = x;
    x = along * before - across * y;
    y = across * before + along * y;
  }
}

/** Compresses loud samples to stay below the limit. */
function soften(value: number): number {
  return LOUDEST * Math.tanh(value / LOUDEST);
}

/** Fades out the last hundredth of a second. */
function fadeOut(sound: Float32Array, rate: number): void {
  const length = Math.min(sound.length, Math.round(rate / 100));
  for (let i = 0; i < length; i += 1) {
    const place = sound.length - 1 - i;
    sound[place] = (sound[place] ?? 0) * (i / length);
  }
}

/** Returns a generator of noise between -1 and 1, always the same. */
function noises(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return seed / 2 ** 31;
  };
}
