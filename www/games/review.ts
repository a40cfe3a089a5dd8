/** The texts of a game for reviews. */

import type { TemplateResult } from "lit/html.js";
import type { Luck, ReviewView, Skill } from "../engine/views";
import type { Digits } from "../panels/numbers";
import type { Shows } from "../state/faces";

/** The texts about a decision. */
export interface DecisionTold {
  /** The turn and the action, in a few words. */
  readonly title: string;
  /** The loss; empty if there is none. */
  readonly cost: string;
  /** The action of an Expert, and the reason. */
  readonly lines: readonly string[];
  /** The hand, and both actions in numbers. */
  readonly body: TemplateResult;
}

export interface GameReview {
  /** Describes a decision; `round` gives the faces of its tiles. */
  decision(decision: ReviewView["decisions"][number], round: Shows): DecisionTold;
  /** Describes the effect of luck in a sentence. */
  luck(luck: Luck): string;
  /** Describes the loss by decisions in sentences; `times` counts a mistake. */
  skill(skill: Skill, times: (mistake: string) => number): string;
  /** Names a repeated mistake in a few words. */
  habit(mistake: string): string;
  /** Formats a loss in a few words. */
  cost(lost: number): string;
  /** Explains how losses are computed. */
  readonly note: string;
  /** Decimals of luck; one if left out. */
  readonly digits?: Digits;
}
