/** The work of the main thread in each frame, read from a trace of Chromium. */

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: the start, and the processor time. */
  readonly ts: number;
  readonly tdur?: number;
  readonly dur?: number;
}

export interface Frames {
  readonly count: number;
  /**
   * Milliseconds that 95 of 100 frames stay below: the page's own code, and with style, layout and
   * paint.
   */
  readonly own: number;
  readonly all: number;
}

export function framesIn(events: readonly TraceEvent[]): Frames {
  const complete = events.filter(({ ph }) => ph === "X");
  const ticks = complete.filter(({ name }) => name === "FireAnimationFrame");
  const [first] = ticks;
  if (!first) throw new Error("nothing was painted");
  const main = complete.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const work = (names: readonly string[], from: number, to: number): number =>
    main
      .filter(({ name, ts }) => names.includes(name) && ts >= from && ts < to)
      .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
  const ends = ticks.map(({ ts, dur = 0 }) => ts + dur);
  const spans = ends.slice(1).map((end, i) => [ends[i] ?? end, end] as const);
  return {
    count: spans.length,
    own: percentile(
      spans.map(([from, to]) => work(["FireAnimationFrame", "EventDispatch"], from, to)),
    ),
    all: percentile(spans.map(([from, to]) => work(["ThreadControllerImpl::RunTask"], from, to))),
  };
}

function percentile(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
