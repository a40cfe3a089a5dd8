/** The engine for Node, which reads the wasm file from beside it. */

import { readFile } from "node:fs/promises";
import wake from "./istaka.js";

export * from "./istaka.js";

/** Loads the engine; nothing can be asked before. It may be told where the wasm is. */
export default async function init(from) {
  const file = () => readFile(new URL("./istaka_bg.wasm", import.meta.url));
  return wake(from ?? { module_or_path: await file() });
}
