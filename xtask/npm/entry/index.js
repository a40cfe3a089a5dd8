/** The engine for browsers and bundlers, which find the wasm file by the address below. */

import { started } from "./started.js";

export * from "./istaka.js";
export { initSync } from "./started.js";

/** Loads the engine; call and await it before anything else. */
export default function init(from) {
  return started(from ?? new URL("WASM", import.meta.url));
}
