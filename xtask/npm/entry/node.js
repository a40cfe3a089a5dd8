/** The engine for Node, which reads the wasm file from the package. */

import { readFile } from "node:fs/promises";
import { started } from "./started.js";

export * from "./istaka.js";
export { initSync } from "./started.js";

/** Loads the engine; call and await it before anything else. */
export default function init(from) {
  return started(from ?? readFile(new URL("WASM", import.meta.url)));
}
