/** The dev server sees a saved catalogue. */

import { createServer } from "vite";
import { expect, test, vi } from "vitest";
import { catalogues } from "./compile";

test("a saved catalogue is compiled again, and the page reloads", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [catalogues()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const { client } = server.environments;
  const sent = vi.spyOn(client.hot, "send");
  const words = "virtual:words/table/en";
  const isCompiled = () => Boolean(client.moduleGraph.getModuleById(words)?.transformResult);

  await client.transformRequest(words);
  server.watcher.emit("change", "src/lib.rs");
  expect(isCompiled()).toBe(true);
  expect(sent).not.toHaveBeenCalled();

  server.watcher.emit("change", "www/locales/en.ftl");
  expect(isCompiled()).toBe(false);
  expect(sent).toHaveBeenCalledWith({ type: "full-reload" });
  await server.close();
});
