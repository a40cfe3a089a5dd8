/** The pauses in the turns of bots are short, and after a while the table offers to hurry. */

import { expect, it, vi } from "vitest";
import { playTurn, sit, useTable } from "./table.double";

/** Rounds of each game; many more in the long run of the tests. */
const ROUNDS = process.env.ISTAKA_ALL ? 70 : 2;

const storage = useTable();

/** Milliseconds of the clock of the test. */
const clock = () => Number(vi.getMockedSystemTime());

it.each(["turkish", "yuzbir", "yuzbir_hizli", "rummi80"])(
  "three bots of %s take six seconds, and no turn three",
  async (rules) => {
    const lags: boolean[] = [];
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      // A number does not replace the match of an earlier visit.
      storage.texts.clear();
      vi.clearAllTimers();
      const table = await sit({ seed: `${seed}` }, { rules });
      const { store } = table;
      const round = () => store.state.game?.table;
      await table.turn();
      expect(round()?.turn, `a new round of ${rules}, seed ${seed}`).not.toBeNull();
      while (round()?.turn !== null) {
        if (round()?.turn === round()?.seat) await playTurn(table);
        const own = clock();
        let [begun, mover] = [own, round()?.turn];
        for (;;) {
          const now = round();
          if (!now || now.turn === null || now.ownTurn) break;
          await vi.advanceTimersToNextTimerAsync();
          lags.push(store.state.lags);
          if (round()?.turn === mover) continue;
          const turn = clock() - begun;
          expect(turn, `a turn of ${rules}, seed ${seed}`).toBeLessThan(3000);
          [begun, mover] = [clock(), round()?.turn];
        }
        expect(clock() - own, `${rules}, seed ${seed}`).toBeLessThan(6000);
      }
      expect(store.state.lags, "nothing is offered at the end").toBe(false);
    }
    if (/^yuzbir/.test(rules)) expect(lags, "offers to speed them up").toContain(true);
  },
);
