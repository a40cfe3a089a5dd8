/// <reference lib="esnext.disposable" />
import type { InitInput } from "./istaka.js";

export * from "./istaka.js";

/**
 * Loads the engine; call and await it before anything else. The argument is needed only where the
 * package does not find its wasm file: the address of a copy, the bytes, or a compiled module.
 */
export default function init(
  from?: InitInput | Promise<InitInput> | { module_or_path: InitInput | Promise<InitInput> },
): Promise<void>;
