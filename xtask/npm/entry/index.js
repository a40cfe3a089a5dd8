/** The engine for browsers and bundlers; the wasm file is in the same folder. */

import wake from "./istaka.js";

export * from "./istaka.js";

/**
 * Loads the engine; call it before anything else. The argument may name the location of the wasm
 * file.
 */
export default function init(from) {
  return wake(from ?? { module_or_path: new URL("./istaka_bg.wasm", import.meta.url) });
}
