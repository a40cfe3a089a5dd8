/** Sums of all reviewed rounds: luck, losses, and recurring mistakes. */

import type { Luck, ReviewView } from "../../engine/views";
import type { ToldSkill } from "../../games/review";
import { type Digits, printed } from "../../panels/numbers";

/** A kind of mistake, its count and its total cost. */
export interface Habit {
  readonly mistake: string;
  readonly times: number;
  readonly lost: number;
}

interface Whole {
  readonly luck: Luck;
  readonly skill: ToldSkill;
  /** Sorted by cost, the highest first. */
  readonly habits: readonly Habit[];
}

const NO_LUCK: Luck = { draws: 0, helped: 0, expected: 0, points: 0 };

export function luckOf({ luck, seat }: ReviewView): Luck {
  return luck[seat] ?? NO_LUCK;
}

export function together(reviews: readonly ReviewView[], digits?: Digits): Whole {
  const luck = { ...NO_LUCK };
  const skill: ToldSkill = { decisions: 0, right: 0, lost: 0 };
  const habits = new Map<string, Habit>();
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
    for (const { mistake, lost } of review.decisions) {
      if (mistake === null) continue;
      const { times, lost: before } = habits.get(mistake) ?? { times: 0, lost: 0 };
      habits.set(mistake, { mistake, times: times + 1, lost: before + lost });
    }
  }
  const dearest = [...habits.values()].sort((one, other) => other.lost - one.lost);
  return { luck, skill, habits: dearest };
}
