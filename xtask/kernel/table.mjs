// Times the solver of the table in wasm: node table.mjs <kernel.wasm>
import { readFileSync } from "node:fs";
import { start } from "./start.mjs";

const POSITIONS = 10_000;
const PLAYED = 2_500;

const kernel = await start(readFileSync(process.argv[2]));

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

/** Times the best play on each of the positions that have been laid out. */
function report(name, positions) {
  const times = Array.from({ length: positions }, (_, position) => time(position));
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time) / positions;
  const at = (part) => times[Math.floor((positions - 1) * part)];
  console.log(
    `${name.padEnd(34)} mean ${mean.toFixed(3)}, median ${at(0.5).toFixed(3)}, ` +
      `99 % ${at(0.99).toFixed(2)}, most ${at(1).toFixed(1)} ms`,
  );
}

kernel.lay_out(POSITIONS);
report("most tiles, in wasm", POSITIONS);
kernel.lay_out_thirteen(POSITIONS);
report("most tiles, 13 numbers, in wasm", POSITIONS);
kernel.lay_out_played(PLAYED);
report("most tiles, between bots, in wasm", PLAYED);
