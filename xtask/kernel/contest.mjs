// Times the tables of bots in a contest in wasm: node contest.mjs, after `cargo xtask wasm`
import { readFileSync } from "node:fs";
import { Contests, Game, initSync } from "../../www/pkg/istaka/istaka.js";

/** Milliseconds of engine work between two messages of the page. */
const SLICE = 20;

/** Contests to be held. */
const CONTESTS = 5;

const { memory } = initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });

/** CPU milliseconds so far: whatever else runs on the machine hardly counts. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The player's fixture as a bot plays it, by `level`. */
function own(fixture, level) {
  const characters = fixture.characters.map((one) => one || level);
  const game = Game.load(fixture.record, { bots: [0, 1, 2, 3], characters });
  game.deal();
  while (game.view().table.turn !== null) game.botMove();
  return game;
}

/** CPU milliseconds of every slice of a tournament of 64, and by round how long all others took. */
function hold(day, slices, rounds) {
  const contests = new Contests(null, day);
  contests.enter("turkish", `table ${day} 1200`, { day, minute: 1190 }, "Ayşe");
  for (;;) {
    const { state } = contests.view();
    if (state === "over") break;
    if (state === "playing" && contests.view().tables.length > 1) {
      // The player has not moved yet: all others play their round.
      const begin = cpu();
      for (let more = true; more; ) {
        const before = cpu();
        more = contests.slice(SLICE).more;
        slices.push(cpu() - before);
      }
      rounds.push({ tables: contests.view().tables.length, time: cpu() - begin });
    }
    if (state === "playing") contests.report(own(contests.fixture(), "hard"));
    else if (state === "asked") contests.buy(true);
    else contests.slice(SLICE);
  }
  return contests.saveContest().length;
}

const [slices, rounds, texts] = [[], [], []];
for (let at = 0; at < CONTESTS; at++) texts.push(hold(20261124 + at, slices, rounds));

function print(what, times) {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(1);
  console.log(
    `${what}: ${times.length}, middle ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ` +
      `longest ${at(1)} ms`,
  );
}

print(`slices of ${SLICE} ms`, slices);
const all = rounds.filter(({ tables }) => tables === 16);
print(
  "rounds at the 15 tables of bots among 64",
  all.map(({ time }) => time),
);
print(
  "rounds at any number of tables",
  rounds.map(({ time }) => time),
);
console.log(`longest text ${Math.max(...texts)} letters`);
console.log(`memory ${(memory.buffer.byteLength / 2 ** 20).toFixed(2)} MiB`);
