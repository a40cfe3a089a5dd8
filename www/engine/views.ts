/** The engine's types. */

import type * as istaka from "../pkg/istaka/istaka";
import type * as judge from "../pkg/judge/istaka";

export type * from "../pkg/istaka/istaka";
export type {
  AnyJudgement,
  DecisionView,
  Disguised,
  Exercise,
  Grade,
  Habit,
  Judgement,
  LongestPosition,
  Luck,
  Okey101Facts,
  OkeyFacts,
  PositionFault,
  PositionFaultCode,
  PositionView,
  Practice,
  Ranked,
  RummiFacts,
  Skill,
  Strength,
  WhyView,
  WorthUnit,
} from "../pkg/judge/istaka";
export type {
  CardView,
  ConflictView,
  EntryFault,
  EntryForm,
  ParagraphView,
  RuleSetView,
  RulesView,
  RuleTextView,
  ScoreView,
  SettingView,
  WayOutView,
} from "../pkg/rules/istaka";

/** The match after an action. */
export type Done = istaka.Done<istaka.EventView, istaka.GameView>;
/** The match after the end of a turn whose time was up. */
export type TimedOut = istaka.TimedOut<istaka.EventView, istaka.GameView>;
type Review<Decision> = Decision extends judge.DecisionView ? judge.ReviewView<Decision> : never;
/** A finished round of one of the games, looked back on. */
export type ReviewView = Review<judge.DecisionView>;
