import { markdownItOkey } from "istaka/markdown";

export default function (config) {
  config.amendLibrary("md", (md) => md.use(markdownItOkey, { lang: "en" }));
}
