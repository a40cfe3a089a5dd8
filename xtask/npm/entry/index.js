/** The engine for browsers and bundlers: its wasm file lies beside it. */

import wake from "./istaka.js";

export * from "./istaka.js";

/** Loads the engine; nothing can be asked before. It may be told where the wasm is. */
export default function init(from) {
  return wake(from ?? { module_or_path: new URL("./istaka_bg.wasm", import.meta.url) });
}
