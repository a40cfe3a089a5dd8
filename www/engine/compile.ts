/** Fetches and compiles a module of the engine, once for all workers that run it. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  // The same mode as that of the preload: only then do all browsers use the preloaded response.
  const response = await fetch(url, { mode: "no-cors", credentials: "include" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
