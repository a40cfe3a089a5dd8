/**
 * Functions of a worker, called from the page as promises, and word of it when the worker is gone.
 * A function of a part is called by the names of both, `part.function`.
 * What a library does for this weighs three kilobytes of the first visit, in channels and proxies
 * that are not needed here.
 */

/** The same functions, seen from the other thread. */
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

/** What a worker sends back for a call. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly failure: string;
      /** It has panicked: what it answers from now on cannot be trusted. */
      readonly broken: boolean;
    };

/** What the page asks of every worker besides its functions. */
const HOLD = "hold";

/** In the worker: answers every call with what the function of that name returns. */
export function serve(functions: object): void {
  const reply = async ({ id, name, args }: Call): Promise<Reply> => {
    try {
      if (name === HOLD) return { id, value: await hold(String(args[0])) };
      return { id, value: await call(functions, name.split("."), args) };
    } catch (error) {
      const broken = error instanceof WebAssembly.RuntimeError;
      return { id, failure: String(error), broken };
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
 * Holds a lock for as long as the worker lives: nothing else tells the page that it is gone.
 * Whether it does; a page that is not served safely has no locks.
 */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const forever = (): Promise<never> => {
      resolve(true);
      return new Promise(() => {});
    };
    if (!navigator.locks) resolve(false);
    else navigator.locks.request(name, forever).catch(() => resolve(false));
  });
}

/** The worker that was asked is gone. */
export class Stopped extends Error {}

/** Resolves to null if the worker is gone, or if it has failed otherwise, which is reported. */
export function answered<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof Stopped)) reportError(error);
    return null;
  });
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** On the page: the functions of a worker, which is replaced at the next call if it has stopped. */
export class Line<T> {
  /** A call rejects if the function throws in the worker, and with `Stopped` if there is none. */
  readonly functions: Remote<T>;
  /** Told when a worker has stopped that was ready, before its calls reject. */
  onStop: () => void = () => {};
  /** Counts the workers: what one has held the next one does not know. */
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

  /** Starts a worker, where none runs. Rejects when it cannot be loaded. */
  open(): Promise<void> {
    this.#opening ??= this.#begin().catch((error) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
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

  /** The lock that the worker holds is free when it is gone. */
  async #watch(worker: Worker): Promise<void> {
    const name = `istaka ${performance.timeOrigin} ${Math.random()}`;
    const held = await this.#ask(HOLD, [name]).catch(() => false);
    if (held) await navigator.locks.request(name, () => this.#end(worker)).catch(() => {});
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
    else if ("failure" in reply) call?.reject(new Error(reply.failure));
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

  /** No call that waits is answered any more. */
  #reject(why: Stopped): void {
    const calls = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of calls) reject(why);
  }
}

/** Functions that hand their name and arguments on, and parts that have such functions. */
function remote<T>(
  ask: (name: string, args: unknown[]) => Promise<unknown>,
  path: readonly string[] = [],
): Remote<T> {
  const target: unknown = new Proxy(() => {}, {
    apply: (_target, _this, args: unknown[]) => ask(path.join("."), args),
    // Without `then` it is no promise, and can be awaited like any other value.
    get: (_target, name) => (name === "then" ? undefined : remote(ask, [...path, String(name)])),
  });
  return target as Remote<T>;
}
