import { defineConfig } from "vitest/config";
import { catalogues } from "./www/locales/compile.ts";

export default defineConfig({
  plugins: [catalogues()],
  test: { include: ["tests/api/**/*.test.ts", "www/**/*.test.ts"] },
});
