/** Asks an engine in a worker: its functions and the methods of its matches answer with promises. */

import { IstakaError } from "../istaka/istaka.js";

/** Names that are no questions: a promise would ask the first, tools ask symbols. */
const isAsked = (name) => typeof name === "string" && name !== "then";

/**
 * Resolves to the engine behind a port as soon as it is loaded. `wasm` is its address or its bytes,
 * where the worker does not find it.
 */
export async function connected(port, wasm) {
  const asked = new Map();
  let last = 0;
  let stopped = null;
  const stop = (error) => {
    stopped ??= error;
    for (const { reject } of asked.values()) reject(stopped);
    asked.clear();
  };
  const ask = (match, name, args) =>
    new Promise((resolve, reject) => {
      if (stopped) throw stopped;
      last += 1;
      port.post({ id: last, match, name, args });
      asked.set(last, { resolve, reject });
    });
  const of = (match, own) =>
    new Proxy(own, {
      get: (_, name) => {
        if (!isAsked(name)) return undefined;
        return own[name] ?? ((...args) => ask(match, name, args));
      },
    });
  port.listen(({ id, value, match, error }) => {
    const { resolve, reject } = asked.get(id) ?? {};
    asked.delete(id);
    if (error) reject?.(error.code ? new IstakaError(error.message, error) : new Error(error.message));
    else resolve?.(match === undefined ? value : of(match, {}));
  });
  port.fail((cause) => {
    const code = "notLoaded";
    stop(new IstakaError(`the worker has stopped: ${cause}`, { code }));
  });
  const close = () => {
    stop(new IstakaError("the worker has been closed", { code: "freed" }));
    port.close();
  };
  try {
    await ask(null, "default", [wasm instanceof URL ? wasm.href : wasm]);
  } catch (error) {
    port.close();
    throw error;
  }
  return of(null, { close });
}
