/**
 * Checks a deal step by step (docs/fairness.md): compares what the record states before and after
 * the deal with what the engine recomputes.
 */

import { answered } from "../engine/calls";
import type { Recorded, RemoteEngine } from "../engine/client";
import { faceIn, facesIn, type TileFace } from "../state/faces";
import { inTurn } from "./results";

/** The result of comparing a deal with its commitment. */
type Agreement = "holds" | "closed" | "fromSeed" | "position" | "unsaid" | "wrongKey" | "wrongWall";

export interface Check {
  readonly agreement: Agreement;
  /** The commitment published before the deal, and the player's word. */
  readonly commitment: string;
  readonly word: string;
  /** The key published after the round; empty until then. */
  readonly key: string;
  /** The SHA-256 of the key, and of key, space and word. */
  readonly keyHash: string;
  readonly mixedHash: string;
  /** The secret, once the match is over, and the key that it gives. */
  readonly secret: string;
  readonly secretKey: string;
  /** The wall that was dealt, and the one that follows from key and word. */
  readonly wall: string;
  readonly again: string;
  /** The deal from that wall; null if there is none. */
  readonly dealt: Dealt | null;
}

/** The hands and the indicator dealt from a wall. */
interface Dealt {
  /** In the order of play. */
  readonly hands: readonly { readonly seat: number; readonly tiles: readonly TileFace[] }[];
  readonly indicator: TileFace | null;
}

type Engine = Pick<RemoteEngine, "recorded" | "dealtFrom" | "sha256" | "wallOf">;

/** Checks every round of a record; resolves to no checks if the record cannot be read. */
export async function checksOf(record: string, engine: Engine): Promise<Check[]> {
  const read = await answered(engine.recorded(record));
  if (!read?.ok) return [];
  const { value } = read;
  const checks = value.rounds.map((_, round) => checkOf(record, value, round, engine));
  return Promise.all(checks);
}

async function checkOf(
  record: string,
  { game, rounds, secret: kept }: Recorded,
  round: number,
  engine: Engine,
): Promise<Check> {
  const { sheet, standing, options } = game;
  const { commitment = "", word = "", key = "", wall = "", position = "" } = rounds[round] ?? {};
  const secret = standing === null ? "" : kept;
  const hash = (text: string) => (key ? engine.sha256(text) : "");
  const players = sheet[round]?.scores.filter((score) => score !== null).length ?? 0;
  const made = key ? await engine.wallOf(options.text, players, key, word) : null;
  const again = made?.ok ? made.value : "";
  const [keyHash, mixedHash] = await Promise.all([hash(key), hash(`${key} ${word}`)]);
  const secretKey = secret ? await engine.sha256(`istaka ${secret} ${round + 1}`) : "";
  const dealt = again ? await dealtFrom(record, round, again, game.players, engine) : null;
  const hashes = { keyHash, mixedHash, secret, secretKey };
  const found = { commitment, word, key, ...hashes, wall, again, dealt };
  const agreement = position ? "position" : agreementOf(found, kept === "");
  return { agreement, ...found };
}

function agreementOf(
  { commitment, key, keyHash, wall, again }: Omit<Check, "agreement">,
  seeded: boolean,
): Agreement {
  if (!commitment) return seeded ? "fromSeed" : "unsaid";
  if (!key) return "closed";
  if (keyHash !== commitment) return "wrongKey";
  return wall === again ? "holds" : "wrongWall";
}

/** Asks the engine for the deal from a wall. */
async function dealtFrom(
  record: string,
  round: number,
  wall: string,
  players: readonly number[],
  engine: Engine,
): Promise<Dealt | null> {
  const answer = await engine.dealtFrom(record, round, wall);
  const tables = answer.ok ? answer.value : [];
  const [first] = tables;
  if (!first) return null;
  const hands = inTurn(players, first.starter).map((seat) => ({
    seat,
    tiles: facesIn(first, tables[seat]?.hand ?? []),
  }));
  const indicator = first.indicator === null ? null : faceIn(first, first.indicator);
  return { hands: hands.filter(({ tiles }) => tiles.length > 0), indicator };
}
