/** The judge of positions and finished rounds, off the main thread: the page never waits for it. */

import init, * as istaka from "../pkg/judge/istaka";
import { serve } from "./calls";
import { type Answer, answer } from "./refusal";
import type {
  AnyJudgement,
  AtView,
  Disguised,
  Exercise,
  GameName,
  PositionView,
  Practice,
  ReviewView,
  Skill,
  Strength,
  WhyView,
} from "./views";

/** An event of a round, counted from 0. */
export interface EventAt {
  readonly round: number;
  readonly event: number;
}

/** A position as far as a text tells it, and a first judgement of a whole one. */
export interface ReadPosition {
  readonly view: PositionView;
  readonly judgement: AnyJudgement | null;
}

/** The functions that the page calls. */
export class Judge {
  /** Resolves when the engine is loaded. */
  async open(compiled: WebAssembly.Module): Promise<void> {
    await init({ module_or_path: compiled });
  }

  /** Reads whatever a text tells of a position, and ranks quickly what a whole one allows. */
  read(text: string): ReadPosition {
    const view = istaka.readPosition(text);
    const { position } = view;
    return { view, judgement: position === null ? null : istaka.judge(position, { quick: true }) };
  }

  /** Ranks what the player of a position can do; refuses a text that is none. */
  judge(position: string): AnyJudgement {
    return istaka.judge(position, {});
  }

  /** Returns the position of a moment of a match, as a seat saw it; null where nothing was left. */
  at(record: string, { round, actions }: AtView, seat: number): Answer<string | null> {
    return answer(() => istaka.positionAt(record, round, actions, seat));
  }

  /** Plays an action, and returns the position after it; null if the round is over then. */
  play(position: string, action: string): Answer<string | null> {
    const seed = crypto.getRandomValues(new BigUint64Array(1));
    return answer(() => istaka.playPosition(position, action, String(seed[0])));
  }

  /** Explains the turn of an event of a finished round, by the characters at the seats. */
  why(record: string, { round, event }: EventAt, characters: readonly string[]): WhyView | null {
    return istaka.why(record, event, { round, characters });
  }

  /** Reviews a round of a match for a seat; null if it is not over, or if the seat did not play. */
  review(record: string, round: number, seat: number): ReviewView | null {
    return istaka.review(record, round, seat) as ReviewView | null;
  }

  /** Tells a player's strength after each of these numbers of rounds; null if they are too few. */
  strengths(game: GameName, rounds: Skill[], ends: readonly number[]): (Strength | null)[] {
    return ends.map((end) => istaka.strength(game, rounds.slice(0, end)));
  }

  /** Finds the dear mistakes of a seat in a round of a match. */
  exercises(record: string, round: number, seat: number): Answer<Exercise[]> {
    return answer(() => istaka.exercises(record, round, seat));
  }

  /** Makes exercises from a round of bots by these rules, which is played for that. */
  practice(rules: string): Practice[] {
    const seed = crypto.getRandomValues(new BigUint64Array(1));
    return istaka.practice(rules, String(seed[0]));
  }

  /** Exchanges colours and copies in a position and in actions, by a seed. */
  disguise(position: string, actions: readonly string[], seed: string): Answer<Disguised> {
    return answer(() => istaka.disguise(position, actions, seed));
  }

  /** Returns true if an action is right in a position, and null if it decides nothing. */
  isRight(position: string, right: readonly string[], action: string): Answer<boolean | null> {
    return answer(() => istaka.isRight(position, right, action));
  }
}

serve(new Judge());
