/** The review of a round of table rummy: the best play of each turn, and that of an Expert. */

import { say } from "../../../locales/messages";
import { decimal } from "../../../panels/numbers";
import type { RummiDecisionView as DecisionView, RummiKeeping } from "../../../pkg/judge/istaka";
import type { Wilds } from "../../../state/faces";
import {
  type DecisionText,
  type GameReview,
  type Grading,
  LUCK_IN_TILES,
  pointsOf,
} from "../../review";
import { instead } from "./why";

/** Tiles per decision, between those of the levels: 1.23, 0.62, 0.41, 0 and 0. */
const GRADING: Grading = [0.05, 0.2, 0.5, 0.9];

export function review(): GameReview {
  return {
    ...LUCK_IN_TILES,
    decision: (decision, round) => told(decision as DecisionView, round),
    luck: ({ draws, helped, expected }) =>
      say("review-jokers-why", { draws, helped, expected: decimal(expected) }),
    skill: ({ decisions, right, lost }) =>
      say(right === decisions ? "review-skill-all" : "review-laid-why", { decisions, right, lost }),
    habit: (mistake) => say(`review-laid-habit-${mistake}`),
    grading: GRADING,
    cost: tiles,
    curve: (decisions) => ({
      title: say("review-laid-curve"),
      points: pointsOf(decisions, ({ lost }) => lost),
      range: [0, 4],
      said: (count) => decimal(count),
    }),
    note: say("review-laid-note"),
  };
}

function told(decision: DecisionView, round: Wilds): DecisionText {
  const { turn, laid, most, expert, lost, mistake, keeping } = decision;
  const waits = expert === 0;
  const best = say(waits ? "review-laid-waits" : "review-laid-expert", { count: expert });
  return {
    title: [say("review-turn", { turn, what: say("review-laid-did", { count: laid }) })],
    cost: mistake ? tiles(lost) : "",
    lines: [...(mistake || waits ? [[best]] : []), ...(keeping ? [[keeps(keeping)]] : [])],
    body: instead(most, round),
  };
}

/** The worth of laying nothing. */
function keeps({ wins, within }: RummiKeeping): string {
  return say("review-laid-keeps", { wins, within });
}

function tiles(count: number): string {
  return say("review-laid-cost", { count });
}
