import { defineConfig } from "astro/config";
import { remarkOkey } from "istaka/markdown";

export default defineConfig({
  markdown: { remarkPlugins: [[remarkOkey, { lang: "en" }]] },
});
