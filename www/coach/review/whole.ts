/** Sums of all reviewed rounds: luck, losses, and recurring mistakes. */

import type { Habit, Luck, ReviewView } from "../../engine/views";
import type { ToldSkill } from "../../games/review";
import { type Digits, printed } from "../../panels/numbers";
import { habitsIn } from "../../store/habits";

interface Whole {
  readonly luck: Luck;
  readonly skill: ToldSkill;
  /** Sorted by cost, the highest first. */
  readonly habits: readonly Habit<string>[];
}

const NO_LUCK: Luck = { draws: 0, helped: 0, expected: 0, points: 0 };

export function luckOf({ luck, seat }: ReviewView): Luck {
  return luck[seat] ?? NO_LUCK;
}

export function together(reviews: readonly ReviewView[], digits?: Digits): Whole {
  const luck = { ...NO_LUCK };
  const skill: ToldSkill = { decisions: 0, right: 0, lost: 0 };
  for (const review of reviews) {
    const { draws, helped, expected, points } = luckOf(review);
    luck.draws += draws;
    luck.helped += helped;
    luck.points += points;
    // Adds the rounded numbers that are shown, so that the rounds add up to the sum.
    luck.expected += printed(expected, digits);
    skill.decisions += review.skill.decisions;
    skill.right += review.skill.right;
    skill.lost += review.skill.lost;
  }
  return { luck, skill, habits: habitsIn(reviews) };
}
