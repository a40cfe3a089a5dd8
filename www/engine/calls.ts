/**
 * Calls functions of a worker from the page as promises, and reports when the worker has stopped.
 * A function of a part of the worker is called as `part.function`. A library for this would add
 * three kilobytes to the first visit, for channels and proxies that are not needed here.
 */

import { allowed } from "../base/allowed";

/** Functions as the other thread calls them: with promises of their results. */
export type Remote<T> = {
  readonly [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : Remote<T[Name]>;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: unknown[];
}

/** A worker's reply to a call. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly failure: string;
      /** True after a panic: later answers of the worker cannot be trusted. */
      readonly broken: boolean;
      /** True if the engine does not allow this call now, as for a match that is over. */
      readonly refused: boolean;
    };

/** Name of the call for the worker's lock, which every worker answers besides its functions. */
const HOLD = "hold";

/** Answers calls in the worker with the results of these functions. */
export function serve(functions: object): void {
  const reply = async ({ id, name, args }: Call): Promise<Reply> => {
    try {
      if (name === HOLD) return { id, value: await hold(String(args[0])) };
      return { id, value: await call(functions, name.split("."), args) };
    } catch (error) {
      const broken = error instanceof WebAssembly.RuntimeError;
      return { id, failure: String(error), broken, refused: isRefusal(error) };
    }
  };
  addEventListener("message", async ({ data }: MessageEvent<Call>) => {
    postMessage(await reply(data));
  });
}

/** Calls a function of an object, or of a part of it. */
function call(owner: object, [name = "", ...rest]: readonly string[], args: unknown[]): unknown {
  const found = (owner as Record<string, unknown>)[name];
  if (rest.length > 0) return call(found as object, rest, args);
  return (found as (...args: unknown[]) => unknown).apply(owner, args);
}

/**
 * Holds a lock until the worker ends, as no event tells the page of that.
 * Resolves to false without a lock: a page that is not served securely has none.
 */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const forever = (): Promise<never> => {
      resolve(true);
      return new Promise(() => {});
    };
    if (!navigator.locks) resolve(false);
    // A lock that was granted is never released.
    else void allowed(navigator.locks.request(name, forever)).then(() => resolve(false));
  });
}

/** The worker that was asked is gone. */
export class Stopped extends Error {}

/** The engine does not allow this call now, as for a match that is over. */
export class Refused extends Error {}

function isRefusal(error: unknown): boolean {
  return error instanceof Refused || (error instanceof Error && error.name === "IstakaError");
}

/**
 * Resolves to null, or the value given in its place, if the worker is gone or the call fails.
 * Reports failures that are no refusals.
 */
export function answered<T>(answer: Promise<T>): Promise<T | null>;
export function answered<T, U extends object | string | number | boolean>(
  answer: Promise<T>,
  otherwise: U,
): Promise<T | U>;
export function answered<T>(answer: Promise<T>, otherwise: unknown = null): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof Stopped || isRefusal(error))) reportError(error);
    return otherwise;
  });
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The page's connection to a worker; `open` starts another one if the last has stopped. */
export class Line<T> {
  /** A call rejects if the function throws in the worker, and with `Stopped` if there is none. */
  readonly functions: Remote<T>;
  /** Called when a ready worker stops, before its pending calls reject. */
  onStop: () => void = () => {};
  /** Counts the workers; a new one has none of the data of the one before. */
  generation = 0;
  #worker: Worker | null = null;
  #opening: Promise<void> | null = null;
  #ready = false;
  #calls = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly start: () => Worker,
    private readonly prepare: (functions: Remote<T>) => Promise<void>,
  ) {
    this.functions = remote((name, args) => this.#ask(name, args));
  }

  /** Starts a worker unless one runs. Rejects if it cannot be loaded. */
  open(): Promise<void> {
    if (this.#opening) return this.#opening;
    const opening = this.#begin().catch((error) => {
      // Another worker may have been started since.
      if (this.#opening === opening) this.#opening = null;
      throw error;
    });
    this.#opening = opening;
    return opening;
  }

  /** Ends the worker. */
  close(): void {
    this.#end(this.#worker);
  }

  async #begin(): Promise<void> {
    const worker = this.start();
    this.#worker = worker;
    this.generation++;
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener("error", () => this.#end(worker));
    try {
      await this.prepare(this.functions);
      this.#ready = true;
    } catch (error) {
      this.#end(worker);
      throw error;
    }
    void this.#watch(worker);
  }

  /** Waits for the worker's lock, which is released when the worker ends. */
  async #watch(worker: Worker): Promise<void> {
    const name = `istaka ${performance.timeOrigin} ${Math.random()}`;
    const held = await answered(this.#ask(HOLD, [name]));
    if (held) await allowed(navigator.locks.request(name, () => this.#end(worker)));
  }

  #ask(name: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#calls;
      this.#waiting.set(id, { resolve, reject });
      if (this.#worker) this.#worker.postMessage({ id, name, args });
      else this.#reject(new Stopped("The engine's worker does not run."));
    });
  }

  #hear(reply: Reply): void {
    const call = this.#waiting.get(reply.id);
    if ("failure" in reply && reply.broken) this.#end(this.#worker);
    else if ("failure" in reply) call?.reject(failureOf(reply));
    else call?.resolve(reply.value);
    this.#waiting.delete(reply.id);
  }

  #end(worker: Worker | null): void {
    if (!worker || worker !== this.#worker) return;
    worker.terminate();
    const wasReady = this.#ready;
    this.#worker = null;
    this.#opening = null;
    this.#ready = false;
    if (wasReady) this.onStop();
    this.#reject(new Stopped("The engine's worker has stopped."));
  }

  /** Rejects all pending calls. */
  #reject(why: Stopped): void {
    const calls = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of calls) reject(why);
  }
}

function failureOf({ failure, refused }: { failure: string; refused: boolean }): Error {
  return refused ? new Refused(failure) : new Error(failure);
}

/** Returns a proxy for functions and parts: a call passes its path and arguments to `ask`. */
function remote<T>(
  ask: (name: string, args: unknown[]) => Promise<unknown>,
  path: readonly string[] = [],
): Remote<T> {
  const target: unknown = new Proxy(() => {}, {
    apply: (_target, _this, args: unknown[]) => ask(path.join("."), args),
    // A `then` would make `await` take the proxy for a promise.
    get: (_target, name) => (name === "then" ? undefined : remote(ask, [...path, String(name)])),
  });
  return target as Remote<T>;
}
