/** The engine in a worker thread of Node. */

import { Worker } from "node:worker_threads";
import { connected } from "./remote.js";

/** Starts a worker, or takes one that runs `worker-node.js`, and loads its engine. */
export function connect({ worker = started(), wasm } = {}) {
  const port = {
    post: (message) => worker.postMessage(message),
    listen: (hear) => worker.on("message", hear),
    fail: (hear) => worker.on("error", hear),
    close: () => void worker.terminate(),
  };
  return connected(port, wasm);
}

function started() {
  return new Worker(new URL("./worker-node.js", import.meta.url));
}
