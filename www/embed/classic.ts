/** The elements as a classic script, which a page can load from any host without CORS. */

import { start } from "./start";

/** The address of this script, beside which the modules lie that are loaded on demand. */
const script = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

function beside(name: string): string {
  return new URL(`${name}.js`, script).href;
}

export const wasmUrl = start(
  {
    engine: () => import(/* @vite-ignore */ beside("engine")),
    judge: () => import(/* @vite-ignore */ beside("judge")),
    placed: () => import(/* @vite-ignore */ beside("placed")),
    position: () => import(/* @vite-ignore */ beside("position")),
    puzzles: () => import(/* @vite-ignore */ beside("puzzles")),
  },
  script,
);
