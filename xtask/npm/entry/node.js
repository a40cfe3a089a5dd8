/** The engine for Node, which reads the wasm file from the same folder. */

import { readFile } from "node:fs/promises";
import wake from "./istaka.js";

export * from "./istaka.js";

/**
 * Loads the engine; call it before anything else. The argument may name the location of the wasm
 * file.
 */
export default async function init(from) {
  const file = () => readFile(new URL("./istaka_bg.wasm", import.meta.url));
  return wake(from ?? { module_or_path: await file() });
}
