/** The texts of a game for reviews. */

import type { TemplateResult } from "lit/html.js";
import type { Luck, ReviewView, Skill } from "../engine/views";
import { say } from "../locales/messages";
import { type Digits, decimal, gainedBy, printedCount } from "../panels/numbers";
import type { Wilds } from "../state/faces";
import type { Text } from "../state/text";

type Decision = ReviewView["decisions"][number];

/** The texts about a decision. */
export interface DecisionText {
  /** The turn and the action, in a few words. */
  readonly title: Text;
  /** The loss; empty if there is none. */
  readonly cost: string;
  /** The action of an Expert, and the reason. */
  readonly lines: readonly Text[];
  /** The hand, and both actions in numbers. */
  readonly body: TemplateResult;
}

/** A quantity through a round, with a value for each turn. */
export interface Curve {
  readonly title: string;
  readonly points: readonly Point[];
  /** Limits of the axis; values beyond them widen it. */
  readonly range: readonly [least: number, most: number];
  /** Formats a value. */
  said(value: number): string;
}

export interface Point {
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly value: number;
  /** The luck of its draw, in words, in games that know it. */
  readonly luck?: string;
}

/** The grades of a player's decisions, the best first. */
const GRADES = ["expert", "strong", "solid", "uneven", "learning"] as const;

export type Grade = (typeof GRADES)[number];

/** The highest loss per decision of each grade but the last. */
export type Grading = readonly [expert: number, strong: number, solid: number, uneven: number];

/** The decisions of a player, as a review tells of them. */
export type ToldSkill = Omit<Skill, "counted">;

export interface GameReview {
  /** Describes a decision; `round` gives the faces of its tiles. */
  decision(decision: Decision, round: Wilds): DecisionText;
  /** Describes the effect of luck in sentences. */
  luck(luck: Luck): string;
  /** Returns what luck gained beside chance, in the unit of the game. */
  gain(luck: Luck): number;
  /** Tells that in a few words. */
  gained(gain: number): string;
  /** Describes the loss by decisions in sentences; `times` counts a mistake. */
  skill(skill: ToldSkill, times: (mistake: string) => number): string;
  /**
   * The limits of the grades, between the average losses that bots of the levels have: one in the
   * middle of the grades plays like Medium.
   */
  readonly grading: Grading;
  /** Names a repeated mistake in a few words. */
  habit(mistake: string): string;
  /** Formats a loss in a few words. */
  cost(lost: number): string;
  /** Returns what the game can say about each turn of a round. */
  curve(decisions: readonly Decision[]): Curve;
  /** Explains how losses are computed. */
  readonly note: string;
  /** Decimals of luck; one if left out. */
  readonly digits?: Digits;
}

/** The luck of games that count it in tiles. */
export const LUCK_IN_TILES: Pick<GameReview, "gain" | "gained"> = {
  gain: (luck) => gainedBy(luck),
  gained: (gain) =>
    say("review-gained", { luck: decimal(gain, "signed"), count: printedCount(gain) }),
};

/** Returns the grade of decisions; null if there were none. */
export function gradeOf({ decisions, lost }: ToldSkill, grading: Grading): Grade | null {
  if (decisions === 0) return null;
  const at = grading.findIndex((most) => lost / decisions <= most);
  return GRADES[at] ?? "learning";
}

/** Returns the number of marks that stand for a grade, from 1 to 5. */
export function marksOf(grade: Grade): number {
  return GRADES.length - GRADES.indexOf(grade);
}

/** Returns the values of a round by turn, each of the last decision in it. */
export function pointsOf<D extends Decision>(
  decisions: readonly D[],
  valueIn: (decision: D) => number,
): Point[] {
  const values = new Map(decisions.map((decision) => [decision.turn, valueIn(decision)]));
  return [...values].map(([turn, value]) => ({ turn, value }));
}
