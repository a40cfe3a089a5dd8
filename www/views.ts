/**
 * What the engines say, as far as the page asks it of any game. Each game is a module of its own; a
 * view is that of one of them, and `game` says of which.
 */

import type * as okey from "./pkg/okey/istaka";
import type * as rummi from "./pkg/rummi/istaka";

export type {
  BotsView,
  CardView,
  CharacterName,
  CharacterView,
  Color,
  Counts,
  Direction,
  Level,
  LongestRecord,
  LongestRules,
  LongestRulesName,
  LongestWord,
  LuckView,
  MeldKind,
  MeldView,
  Order,
  PlacingView,
  RuleSetView,
  SideView,
  SkillView,
  SortedView,
  Source,
  TileView,
  Undo,
  UnitsView,
} from "./pkg/okey/istaka";

export type GameName = okey.GameName | rummi.GameName;
export type Ending = okey.Ending | rummi.Ending;
export type GameView = okey.GameView | rummi.GameView;
export type RoundView = okey.RoundView | rummi.RoundView;
export type EventView = okey.EventView | rummi.EventView;
export type RoundSummaryView = Omit<okey.RoundSummaryView, "ending"> & { ending: Ending };
export type SheetRow = okey.SheetRow | rummi.SheetRow;
export type HintView = okey.HintView | rummi.HintView;
export type WhyView = okey.WhyView | rummi.WhyView;
export type ReviewView = okey.ReviewView<okey.DecisionView> | rummi.ReviewView<rummi.DecisionView>;
export type RuleTextView = okey.RuleTextView | rummi.RuleTextView;
export type ParagraphView = okey.ParagraphView | rummi.ParagraphView;
export type RulesView = okey.RulesView | rummi.RulesView;
export type ConflictView = okey.ConflictView | rummi.ConflictView;
export type Preset = okey.Preset | rummi.Preset;
export type Setting = okey.Setting | rummi.Setting;
export type WayOutView = okey.WayOutView | rummi.WayOutView;
export type SettingView = okey.SettingView | rummi.SettingView;
export type ConflictCode = okey.ConflictCode | rummi.ConflictCode;
export type ErrorCode = okey.ErrorCode | rummi.ErrorCode;
export type IstakaError = okey.IstakaError | rummi.IstakaError;
export type SeriesView = okey.SeriesView | rummi.SeriesView;
export type RebuildView = okey.RebuildView | rummi.RebuildView;
