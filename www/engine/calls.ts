/**
 * Functions of a worker, called from the page as promises. What a library does for this weighs
 * three kilobytes of the first visit, in channels and proxies that are not needed here.
 */

type Functions<T> = { [Name in keyof T]: (...args: never[]) => unknown };

/** The same functions, seen from the other thread. */
export type Remote<T extends Functions<T>> = {
  readonly [Name in keyof T]: (
    ...args: Parameters<T[Name]>
  ) => Promise<Awaited<ReturnType<T[Name]>>>;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: unknown[];
}

type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string };

/** In the worker: answers every call with what the function of that name returns. */
export function serve<T extends Functions<T>>(functions: T): void {
  const answer = async ({ id, name, args }: Call): Promise<Answer> => {
    try {
      return { id, value: await functions[name as keyof T](...(args as never[])) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  };
  addEventListener("message", async ({ data }: MessageEvent<Call>) => {
    postMessage(await answer(data));
  });
}

/** On the page: functions that ask the worker. A call rejects if the function there throws. */
export function remote<T extends Functions<T>>(worker: Worker): Remote<T> {
  const waiting = new Map<number, (answer: Answer) => void>();
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  let calls = 0;
  const ask =
    (name: string) =>
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = ++calls;
        waiting.set(id, (answer) => {
          if ("failure" in answer) reject(new Error(answer.failure));
          else resolve(answer.value);
        });
        worker.postMessage({ id, name, args });
      });
  // Without `then` it is no promise, and can be awaited like any other value.
  const get = (_: object, name: string) => (name === "then" ? undefined : ask(name));
  return new Proxy({}, { get }) as Remote<T>;
}
