/** The elements as an ES module. */

import { start } from "./start";

start(
  { judge: () => import("./judge.js"), position: () => import("./position.js") },
  new URL(/* @vite-ignore */ ".", import.meta.url),
);
