/// <reference lib="esnext.disposable" />
import type { InitInput, InitOutput } from "./istaka.js";

export * from "./istaka.js";

/**
 * Loads the engine; call it before anything else. The argument may name the location of the wasm
 * file.
 */
export default function init(from?: {
  module_or_path: InitInput | Promise<InitInput>;
}): Promise<InitOutput>;
