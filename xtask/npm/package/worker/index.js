/** The engine in a worker of the browser. */

import { connected } from "./remote.js";

/** Starts a worker, or takes one that runs `istaka/worker/worker.js`, and loads its engine. */
export function connect({ worker = started(), wasm } = {}) {
  const port = {
    post: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener("message", ({ data }) => hear(data)),
    fail: (hear) => worker.addEventListener("error", ({ message }) => hear(message)),
    close: () => worker.terminate(),
  };
  return connected(port, wasm);
}

function started() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
