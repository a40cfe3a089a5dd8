/** The engine for Node, which reads the wasm file from the package. */

import { readFile } from "node:fs/promises";
import { started } from "./started.js";

export * from "./istaka.js";

/** Loads the engine; call and await it before anything else. */
export default async function init(from) {
  return started(from ?? (await readFile(new URL("WASM", import.meta.url))));
}
