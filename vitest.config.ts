/** The tests that need no browser: those of the page and of the engine as a package. */

import { defineConfig } from "vitest/config";
import { chosenWords } from "./www/embed/build.ts";
import { catalogues } from "./www/locales/compile.ts";

export default defineConfig({
  plugins: [catalogues(), chosenWords()],
  test: {
    // A worker takes longer to start as a process.
    pool: "threads",
    // One less than there are cores by default, which of two leaves one idle.
    maxWorkers: "100%",
    // Some reckon for seconds, and beside other work for thirty times that.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ["tests/api/**/*.test.ts", "www/**/*.test.ts"],
  },
});
