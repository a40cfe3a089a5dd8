/** The tests that need no browser: those of the page and of the engine as a package. */

import { defineConfig } from "vitest/config";
import { catalogues } from "./www/locales/compile.ts";

export default defineConfig({
  plugins: [catalogues()],
  test: { include: ["tests/api/**/*.test.ts", "www/**/*.test.ts"] },
});
