/** The attempts at a deal: its results in all matches with it. */

import { answered } from "../engine/calls";
import type { RemoteEngine } from "../engine/client";
import type { Ending, GameView, RoundSummary } from "../engine/views";
import type { Copies } from "../store/copies";
import { matchesHolding, type SavedMatch } from "../store/match";

/** An attempt at a deal. */
export interface Attempt {
  /** The moment at which its match was begun. */
  readonly begun: string;
  readonly record: string;
  /** The round, from 0. */
  readonly round: number;
  readonly opponents: readonly string[];
  /** Number of the player's hand in the order of play, from 1. */
  readonly hand: number;
  /** The seats that have won. */
  readonly winners: readonly number[];
  readonly own: RoundSummary<Ending>;
  /** The player's score for the deal, and its unit. */
  readonly score: number;
  readonly counts: GameView["counts"];
  readonly practice: boolean;
}

/** A round with the deal, and its match. */
interface DealtRound {
  readonly saved: SavedMatch;
  /** The round, from 0. */
  readonly round: number;
}

type Engine = Pick<RemoteEngine, "dealt" | "recorded" | "summarize">;

type Source = Pick<Copies, "keys" | "read" | "readSecond">;

/** Returns all attempts at the deal of a wall, the oldest first. */
export async function attemptsAt(wall: string, copies: Source, engine: Engine): Promise<Attempt[]> {
  const rounds = await roundsWith(wall, copies, engine);
  const attempts = await Promise.all(rounds.map((one) => attemptIn(one, engine)));
  return attempts.filter((one) => one !== null);
}

/** Returns the rounds with the deal of a wall, the oldest first. */
export async function roundsWith(
  wall: string,
  copies: Source,
  engine: Pick<RemoteEngine, "recorded">,
): Promise<DealtRound[]> {
  const found = await matchesHolding(wall, copies, engine);
  return found.flatMap(({ saved, recorded }) => {
    const round = recorded.rounds.findIndex((one) => one.wall === wall);
    return round < 0 ? [] : [{ saved, round }];
  });
}

/** Returns the seats in the order of play, in which the engine lists them, from the starter on. */
export function inTurn(players: readonly number[], starter: number): number[] {
  return [
    ...players.filter((seat) => seat >= starter),
    ...players.filter((seat) => seat < starter),
  ];
}

async function attemptIn({ saved, round }: DealtRound, engine: Engine): Promise<Attempt | null> {
  const { match: record, opponents, begun } = saved;
  const [read, dealt] = await Promise.all([
    answered(engine.summarize(record)),
    answered(engine.dealt(record, round)),
  ]);
  if (!read?.ok || !dealt?.ok) return null;
  const { game, rounds } = read.value;
  const row = game.sheet[round];
  const written = row?.scores[0];
  const own = rounds.find((one) => one.round === round);
  // A player who was out by then has made no attempt.
  if (!row || !written || !own) return null;
  const { counts, practice, players } = game;
  const dealtTo = inTurn(players, dealt.value.table?.starter ?? 0);
  const hand = dealtTo.filter((seat) => row.scores[seat]).indexOf(0) + 1;
  const { winners } = row;
  const { total: score } = written;
  return { begun, record, round, opponents, hand, winners, own, score, counts, practice };
}
