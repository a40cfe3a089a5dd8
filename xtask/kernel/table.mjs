// Times the solver of the table in wasm: node table.mjs <kernel.wasm>
import { readFileSync } from "node:fs";
import { start } from "./start.mjs";

const POSITIONS = 10_000;

const kernel = await start(readFileSync(process.argv[2]));
kernel.lay_out(POSITIONS);

/** Milliseconds of one play, the least of three: what else runs on the machine counts little. */
function time(position) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const begun = performance.now();
    kernel.best_play(position);
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

const times = Array.from({ length: POSITIONS }, (_, position) => time(position));
times.sort((a, b) => a - b);
const mean = times.reduce((sum, time) => sum + time) / POSITIONS;
const at = (part) => times[Math.floor((POSITIONS - 1) * part)];
console.log(
  `most tiles, in wasm                mean ${mean.toFixed(3)}, median ${at(0.5).toFixed(3)}, ` +
    `99 % ${at(0.99).toFixed(2)}, most ${at(1).toFixed(1)} ms`,
);
