/** What somebody is told who is shown how to play: the three steps of the hint for his turn. */

import { seatName } from "../../locales/messages";
import type { Lesson } from "../../panels/lesson";
import { hintAt } from "./hint";
import type { RummiState } from "./state";

const STEPS = [1, 2, 3] as const;

export function lessonOf({ game, hint }: RummiState): Lesson {
  const table = game?.table;
  if (!game || !table || table.turn === null) return { steps: [], waiting: null };
  const { turn, seat } = table;
  if (turn === seat) {
    const given = hint?.given;
    return { steps: given ? STEPS.map((step) => hintAt(given, step, game)) : [], waiting: null };
  }
  return { steps: [], waiting: { id: "rummi-lesson-wait", args: { name: seatName(turn) } } };
}
