/** What somebody is told who is shown how to play: the three steps of the hint for his turn. */

import { seatName } from "../../locales/messages";
import type { Lesson } from "../../panels/lesson";
import { hintAt } from "./hint";
import type { OkeyState } from "./state";

const STEPS = [1, 2, 3] as const;

export function lessonOf({ game, hint }: OkeyState): Lesson {
  const table = game?.table;
  if (!game || !table || table.turn === null) return { steps: [], waiting: null };
  const { turn, seat, previous } = table;
  if (turn === seat) {
    const given = hint?.given;
    return { steps: given ? STEPS.map((step) => hintAt(given, step, game)) : [], waiting: null };
  }
  const args = { name: seatName(turn), previous: seatName(previous) };
  return { steps: [], waiting: { id: "lesson-wait", args } };
}
