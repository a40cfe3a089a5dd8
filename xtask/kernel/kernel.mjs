// Times the solver in wasm: node kernel.mjs <kernel.wasm> [<without the twin> <without the solver>]
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { start } from "./start.mjs";

const HANDS = 20_000;
const [, , path, withSolver, without] = process.argv;
const bytes = readFileSync(path);

/** CPU nanoseconds of `run`, the least and the middle of nine runs. */
function time(run, calls, rounds = 9) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    times.push(((user + system) * 1000) / calls);
  }
  times.sort((a, b) => a - b);
  return { least: times[0], middle: times[rounds >> 1] };
}

function print(name, { least, middle }) {
  const write = (ns) => (ns < 1000 ? `${ns.toFixed(0)} ns` : `${(ns / 1000).toFixed(2)} µs`);
  console.log(`${name.padEnd(34)} least ${write(least)}, middle ${write(middle)}`);
}

const cold = await start(bytes);
cold.deal(1, 15);
const pages = cold.memory.buffer.byteLength;
const begun = performance.now();
cold.set_up();
const ready = performance.now();
cold.analyse();
const first = performance.now();
const memory = (cold.memory.buffer.byteLength - pages) / 2 ** 20;
console.log(`set-up ${(ready - begun).toFixed(2)} ms, ${memory.toFixed(2)} MiB`);
console.log(`first analysis ${(first - ready).toFixed(2)} ms`);

const kernel = await start(bytes);
kernel.set_up();
kernel.deal(HANDS, 14);
for (let warm = 0; warm < 5; warm++) kernel.deficiency();
const solver = time(() => kernel.deficiency(), HANDS);
print("deficiency, random 14 tiles", solver);
const NAIVE = 100;
const twin = time(() => kernel.naive(NAIVE), NAIVE, 3);
print("the naive twin", twin);
console.log(`the twin takes ${(twin.least / solver.least).toFixed(0)} times as long`);
kernel.deal(HANDS / 10, 15);
for (let warm = 0; warm < 5; warm++) kernel.analyse();
print("analysis, random 15 tiles", time(() => kernel.analyse(), HANDS / 10));
print("the same, best discards only", time(() => kernel.analyse_best(), HANDS / 10));

if (without) {
  const whole = gzipSync(readFileSync(withSolver), { level: 9 }).length;
  const rest = gzipSync(readFileSync(without), { level: 9 }).length;
  console.log(`solver ${((whole - rest) / 1000).toFixed(1)} kB gzip`);
}
