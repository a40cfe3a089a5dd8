/** The elements as an ES module. */

import { start } from "./start";

export const wasmUrl = start(
  {
    engine: () => import("./engine.js"),
    judge: () => import("./judge.js"),
    placed: () => import("./placed.js"),
    position: () => import("./position.js"),
    puzzles: () => import("./puzzles.js"),
  },
  import.meta.url,
);
