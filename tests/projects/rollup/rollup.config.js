// rollup copies the files of `new URL(…)` with a plugin only.

import resolve from "@rollup/plugin-node-resolve";
import { importMetaAssets } from "@web/rollup-plugin-import-meta-assets";

export default {
  input: "main.js",
  output: { dir: "dist", format: "es" },
  plugins: [resolve({ browser: true }), importMetaAssets()],
};
