import wake from "./istaka.js";

/** Loads the engine from its address or its bytes, or as `wasm-bindgen` takes them. */
export async function started(from) {
  const given = await from;
  const named = Object.getPrototypeOf(given) === Object.prototype;
  await wake(named ? given : { module_or_path: given });
}
