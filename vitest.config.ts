/** The tests that need no browser: those of the page and of the engine as a package. */

import { defineConfig } from "vitest/config";
import { catalogues } from "./www/locales/compile.ts";

export default defineConfig({
  plugins: [catalogues()],
  // A worker takes longer to start as a process.
  test: { pool: "threads", include: ["tests/api/**/*.test.ts", "www/**/*.test.ts"] },
});
