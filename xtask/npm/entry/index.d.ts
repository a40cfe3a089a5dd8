/// <reference lib="esnext.disposable" />
import type { InitInput, InitOutput } from "./istaka.js";

export * from "./istaka.js";

/** Loads the engine; nothing can be asked before. It may be told where the wasm is. */
export default function init(from?: {
  module_or_path: InitInput | Promise<InitInput>;
}): Promise<InitOutput>;
