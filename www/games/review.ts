/** What a game says of a round looked back on. */

import type { TemplateResult } from "lit/html.js";
import type { Shows } from "../faces";
import type { Luck, ReviewView, Skill } from "../views";

/** What is told of a decision. */
export interface DecisionTold {
  /** What was done in which turn, in a few words. */
  readonly title: string;
  /** What the difference was worth; empty where it was worth nothing. */
  readonly cost: string;
  /** What an Expert would have done, and why. */
  readonly lines: readonly string[];
  /** What was held, and both ways in numbers. */
  readonly body: TemplateResult;
}

export interface GameReview {
  /** A decision; `round` knows its tiles. */
  decision(decision: ReviewView["decisions"][number], round: Shows): DecisionTold;
  /** What luck did, in a sentence. */
  luck(luck: Luck): string;
  /** What the decisions have lost, in sentences. */
  skill(skill: Skill): string;
  /** A mistake that is made again and again, in a few words. */
  habit(mistake: string): string;
  /** What something has lost, in a few words. */
  cost(lost: number): string;
  /** How what is lost is reckoned. */
  readonly note: string;
}
