/** At build time: scripts in files of their own, which run before the modules of the page. */

import type { Plugin } from "vite";

/** Writes a script beside the page; the dev server makes it anew for each request. */
export function scriptFile(
  fileName: string,
  script: () => Promise<string>,
): Pick<Plugin, "configureServer" | "generateBundle"> {
  return {
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(await script());
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await script() });
    },
  };
}
