// Times the solver of 101 Okey in wasm: node okey101.mjs <kernel.wasm>
import { readFileSync } from "node:fs";
import { start } from "./start.mjs";

const HANDS = 10_000;
const FEW = 500;

const kernel = await start(readFileSync(process.argv[2]));

/** Microseconds of one answer, the least of three: what else runs on the machine counts little. */
function time(ask, hand) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const begun = performance.now();
    ask(hand);
    least = Math.min(least, performance.now() - begun);
  }
  return 1000 * least;
}

/** Times a question about hands. Each was asked before, which fills the caches. */
function report(name, ask, hands) {
  for (let hand = 0; hand < hands; hand++) ask(hand);
  const times = Array.from({ length: hands }, (_, hand) => time(ask, hand));
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time) / hands;
  const at = (part) => times[Math.floor((hands - 1) * part)];
  console.log(
    `${name.padEnd(34)} mean ${mean.toFixed(2)}, median ${at(0.5).toFixed(2)}, ` +
      `99 % ${at(0.99).toFixed(1)}, most ${at(1).toFixed(0)} µs`,
  );
}

for (const wilds of [0, 1, 2]) {
  kernel.deal_22(HANDS, wilds);
  report(`greatest value, ${wilds} wild, in wasm`, kernel.greatest_value, HANDS);
  report(`all discards, ${wilds} wild, in wasm`, kernel.all_discards, FEW);
}
