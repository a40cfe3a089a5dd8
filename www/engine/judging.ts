/** Asks the judge of positions and finished rounds, which is fetched at the first question. */

import { once } from "../base/once";
import { trusted } from "../base/trusted";
import { Unfetched } from "../base/version";
import wasmUrl from "../pkg/judge/istaka_bg.wasm?url";
import { Line, type Remote } from "./calls";
import { compile } from "./compile";
import type { EventAt, Judge, ReadPosition } from "./judge-worker";
import workerUrl from "./judge-worker?worker&url";
import { charactersOf } from "./programs";
import type { Answer } from "./refusal";
import type {
  AnyJudgement,
  AtView,
  Disguised,
  Exercise,
  GameName,
  Practice,
  ReviewView,
  Skill,
  Strength,
  WhyView,
} from "./views";

/** The player's seat in every match. */
const SEAT = 0;

const compiled = once(() => compile(wasmUrl));

/** Returns a line to a worker of the judge. */
function lineToJudge(): Line<Judge> {
  const start = (): Worker => new Worker(trusted(workerUrl), { type: "module" });
  return new Line<Judge>(start, async (judge) => judge.open(await compiled()));
}

/** Fetches the judge and starts its worker. Rejects with `Unfetched`. */
async function opened(line: Line<Judge>): Promise<void> {
  await line.open().catch((cause) => {
    throw new Unfetched("The judge has not come.", { cause });
  });
}

/**
 * The judge of positions. A later question ends a judgement that is not finished, with its worker,
 * so that no question waits for the answer to an older one.
 */
export class Judging {
  /** The judgement that is not finished. */
  #judged: Promise<AnyJudgement> | null = null;

  constructor(private readonly line = lineToJudge()) {}

  /** Fetches the judge. Rejects with `Unfetched`. */
  open(): Promise<void> {
    return opened(this.line);
  }

  /** Reads whatever a text tells of a position, and ranks quickly what a whole one allows. */
  read(text: string): Promise<ReadPosition> {
    return this.#ask((judge) => judge.read(text));
  }

  /** Ranks what the player of a position can do; resolves to null if a later question ended it. */
  async judge(position: string): Promise<AnyJudgement | null> {
    const judged = this.#ask((judge) => judge.judge(position));
    this.#judged = judged;
    try {
      return await judged;
    } catch (error) {
      if (this.#judged !== judged) return null;
      throw error;
    } finally {
      if (this.#judged === judged) this.#judged = null;
    }
  }

  /** Returns the position of a moment of a match, as a seat saw it; null where nothing was left. */
  at(record: string, at: AtView, seat: number): Promise<Answer<string | null>> {
    return this.#ask((judge) => judge.at(record, at, seat));
  }

  /** Plays an action, and returns the position after it; null if the round is over then. */
  play(position: string, action: string): Promise<Answer<string | null>> {
    return this.#ask((judge) => judge.play(position, action));
  }

  /** Exchanges colours and copies in a position and in actions, by chance. */
  disguise(position: string, actions: readonly string[]): Promise<Answer<Disguised>> {
    const [seed] = crypto.getRandomValues(new BigUint64Array(1));
    return this.#ask((judge) => judge.disguise(position, actions, String(seed)));
  }

  /** Ends the worker; the next question starts another. */
  stop(): void {
    this.#judged = null;
    this.line.close();
  }

  async #ask<T>(question: (judge: Remote<Judge>) => Promise<T>): Promise<T> {
    if (this.#judged) this.stop();
    await this.open();
    return question(this.line.functions);
  }
}

/**
 * The judge of finished rounds. It has a worker of its own, so that neither the table nor the
 * analysis waits for a review, and no position ends one.
 */
export class Reviewing {
  constructor(private readonly line = lineToJudge()) {}

  /** Fetches the judge. Rejects with `Unfetched`. */
  open(): Promise<void> {
    return opened(this.line);
  }

  /**
   * Reviews a round of a match, counted from 0, for the player; resolves to null if it is not over,
   * or if the player was eliminated before it. Rejects with `Unfetched`.
   */
  async review(record: string, round: number): Promise<ReviewView | null> {
    await this.open();
    return this.line.functions.review(record, round, SEAT);
  }

  /**
   * Explains the turn of an event, against these opponents; resolves to null if there is nothing to
   * explain. Rejects with `Unfetched`.
   */
  async why(record: string, at: EventAt, opponents: readonly string[]): Promise<WhyView | null> {
    await this.open();
    return this.line.functions.why(record, at, charactersOf(opponents));
  }

  /**
   * Tells the player's strength after each of these numbers of rounds; null where they are too few.
   * Rejects with `Unfetched`.
   */
  async strengths(
    game: GameName,
    rounds: Skill[],
    ends: readonly number[],
  ): Promise<(Strength | null)[]> {
    await this.open();
    return this.line.functions.strengths(game, rounds, ends);
  }

  /** Finds the dear mistakes of the player in a round of a match. Rejects with `Unfetched`. */
  async exercises(record: string, round: number): Promise<Answer<Exercise[]>> {
    await this.open();
    return this.line.functions.exercises(record, round, SEAT);
  }

  /**
   * Makes exercises from a round of bots by these rules, which is played for that; often none.
   * Rejects with `Unfetched`.
   */
  async practice(rules: string): Promise<Practice[]> {
    await this.open();
    return this.line.functions.practice(rules);
  }

  /**
   * Returns true if an action is right in a position: the same choice as one of these actions; null
   * if it decides nothing. Rejects with `Unfetched`.
   */
  async isRight(
    position: string,
    right: readonly string[],
    action: string,
  ): Promise<Answer<boolean | null>> {
    await this.open();
    return this.line.functions.isRight(position, right, action);
  }

  /** Ends the worker; the next question starts another. */
  stop(): void {
    this.line.close();
  }
}
