import wake, { IstakaError, initSync as wakeSync } from "./istaka.js";

/** Loads the engine from its address or its bytes, or as `wasm-bindgen` takes them. */
export async function started(from) {
  try {
    const given = await from;
    const named = Object.getPrototypeOf(given) === Object.prototype;
    await wake(named ? given : { module_or_path: given });
  } catch (cause) {
    throw notLoaded(cause);
  }
}

/** Loads the engine from its bytes or a compiled module. */
export function initSync(from) {
  try {
    return wakeSync(from);
  } catch (cause) {
    throw notLoaded(cause);
  }
}

function notLoaded(cause) {
  return new IstakaError(`the engine could not be loaded: ${cause}`, { code: "notLoaded", cause });
}
