// Times the bots in wasm: node bots.mjs <kernel.wasm>, after `cargo xtask wasm`
import { readFileSync } from "node:fs";
import { Game, initSync } from "../../www/pkg/istaka/istaka.js";
import { start } from "./start.mjs";

const LEVELS = ["beginner", "easy", "medium", "hard", "expert"];

/** Rounds are played for about so long, and moves made. */
const SECONDS = 3;

/** CPU seconds of `run`: whatever else runs on the machine hardly counts. */
function seconds(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Rounds a second between four bots of a level: the most and the middle of some runs. */
function rounds(kernel, level) {
  kernel.seat(level);
  let count = 1;
  while (seconds(() => kernel.rounds(1, count)) < 0.2) count *= 2;
  const rates = [];
  for (let from = 1; rates.length < SECONDS * 5; from += count) {
    rates.push(count / seconds(() => kernel.rounds(from, count)));
  }
  rates.sort((a, b) => b - a);
  return { most: rates[0], middle: rates[rates.length >> 1] };
}

/** CPU milliseconds of each move of these bots, as the page asks for them, in order of length. */
function moves(rules, characters) {
  const times = [];
  const end = performance.now() + SECONDS * 1000;
  for (let seed = 1; performance.now() < end; seed++) {
    const game = new Game({ rules, seed: `${seed}`, bots: [0, 1, 2, 3], characters });
    game.deal();
    for (let open = true; open; ) {
      times.push(seconds(() => game.botMove()) * 1000);
      open = game.view(0).table.turn !== null;
    }
    game.free();
  }
  return times.sort((a, b) => a - b);
}

function print(what, times) {
  const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(3);
  console.log(
    `${what}: ${times.length} moves, middle ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ` +
      `longest ${at(1)} ms`,
  );
}

const kernel = await start(readFileSync(process.argv[2]));
for (const [index, level] of LEVELS.entries()) {
  const { most, middle } = rounds(kernel, index);
  console.log(`${level}: ${most.toFixed(0)} rounds a second at most, middle ${middle.toFixed(0)}`);
}

const RULES = ["turkish", "rummi80 players=4", "rummi80 players=2", "yuzbir", "yuzbir players=2"];

const { memory } = initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
for (const rules of RULES) {
  for (const level of LEVELS) print(`${rules}, ${level}`, moves(rules, Array(4).fill(level)));
}
console.log(`memory ${(memory.buffer.byteLength / 2 ** 20).toFixed(2)} MiB`);
