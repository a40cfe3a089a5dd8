/**
 * The engine's types for the games that the page plays; `game` in a view tells which. The engine
 * may know more games.
 */

import type * as istaka from "../pkg/istaka/istaka";

export type * from "../pkg/istaka/istaka";

/** The games that the page plays, with the types of each. */
interface Played {
  okey: {
    view: istaka.OkeyGameView;
    event: istaka.OkeyEvent;
    hint: istaka.OkeyHint;
    why: istaka.OkeyWhyView;
    decision: istaka.OkeyDecisionView;
    ending: istaka.OkeyEnding;
  };
  rummi: {
    view: istaka.RummiGameView;
    event: istaka.RummiEvent;
    hint: istaka.RummiHint;
    why: istaka.Missed;
    decision: istaka.RummiDecisionView;
    ending: istaka.RummiEnding;
  };
  okey101: {
    view: istaka.Okey101GameView;
    event: istaka.Okey101Event;
    hint: istaka.Okey101Hint;
    why: istaka.Okey101WhyView;
    decision: istaka.Okey101DecisionView;
    ending: istaka.Okey101Ending;
  };
}

/** A game that the page plays. */
export type GameName = keyof Played;
/** A match seen from one seat. */
export type GameView = Played[GameName]["view"];
/** A round seen from one seat. */
export type RoundView = NonNullable<GameView["table"]>;
/** A round of the score sheet. */
export type SheetRow = GameView["sheet"][number];
/** A public event. */
export type EventView = Played[GameName]["event"];
/** The best action of a player, with its reason. */
export type HintView = Played[GameName]["hint"];
/** The explanation of a turn. */
export type WhyView = Played[GameName]["why"];
/** A decision in the review of a round. */
export type DecisionView = Played[GameName]["decision"];
/** A set of rules with all settings. */
export type RulesView = istaka.RulesView & { readonly game: GameName };
/** The match after an action. */
export type Done = istaka.Done<EventView, GameView>;
/** The match after the end of a turn whose time was up. */
export type TimedOut = istaka.TimedOut<EventView, GameView>;
/** The ending of a round. */
export type Ending = Played[GameName]["ending"];
/** A finished round of one of the games, looked back on. */
export type ReviewView = {
  [Name in GameName]: istaka.ReviewView<Played[Name]["decision"]>;
}[GameName];
