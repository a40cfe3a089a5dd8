/**
 * A deal that can be checked, step by step (docs/fairness.md): what was said before it and after it
 * stands in the record; what follows from that the engine makes again, and here both are compared.
 */

import type { RemoteEngine } from "../engine/client";
import { type Roll, rollOf, until } from "../replay/record";
import type { GameView, TileView } from "../views";

/** How a deal agrees with what was said of it. */
export type Agreement = "holds" | "closed" | "fromSeed" | "unsaid" | "wrongKey" | "wrongWall";

export interface Check {
  readonly agreement: Agreement;
  /** What was said before the deal, and the player's word. */
  readonly commitment: string;
  readonly word: string;
  /** What was said after the round; empty as long as it goes on. */
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
  /** What follows from the latter; null where nothing does. */
  readonly dealt: Dealt | null;
}

/** What players get of a wall. */
export interface Dealt {
  /** In the order of play. */
  readonly hands: readonly { readonly seat: number; readonly tiles: readonly TileView[] }[];
  readonly indicator: TileView | null;
}

type Engine = Pick<RemoteEngine, "read" | "sha256" | "wallOf">;

/** A check of every round of a record; none where that cannot be read. */
export async function checksOf(record: string, engine: Engine): Promise<Check[]> {
  const roll = rollOf(record);
  const read = await engine.read(record).catch(() => null);
  if (!roll || !read?.ok) return [];
  const { value: game } = read;
  return Promise.all(roll.rounds.map((_, round) => checkOf(roll, round, game, engine)));
}

async function checkOf(
  roll: Roll,
  round: number,
  { sheet, standing, options }: GameView,
  engine: Engine,
): Promise<Check> {
  const { deal = [], end = [] } = roll.rounds[round] ?? {};
  const [commitment = "", ...words] = saidIn(deal, "commitment").split(" ");
  const [word, key, wall] = [words.join(" "), saidIn(end, "key"), saidIn(deal, "round")];
  const secret = standing === null ? "" : saidIn(roll.head, "secret");
  const hash = (text: string) => (key ? engine.sha256(text) : "");
  const players = sheet[round]?.scores.filter((score) => score !== null).length ?? 0;
  const made = key ? await engine.wallOf(options.text, players, key, word) : null;
  const again = made?.ok ? made.value : "";
  const [keyHash, mixedHash] = await Promise.all([hash(key), hash(`${key} ${word}`)]);
  const secretKey = secret ? await engine.sha256(`istaka ${secret} ${round + 1}`) : "";
  const dealt = again ? await dealtFrom(roll, round, again, engine) : null;
  const found = {
    commitment,
    word,
    key,
    keyHash,
    mixedHash,
    secret,
    secretKey,
    wall,
    again,
    dealt,
  };
  return { agreement: agreementOf(found, saidIn(roll.head, "secret") === ""), ...found };
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

/** What the engine deals from a wall. */
async function dealtFrom(
  roll: Roll,
  round: number,
  wall: string,
  engine: Engine,
): Promise<Dealt | null> {
  const rounds = roll.rounds.map((one, i) =>
    i === round ? { ...one, deal: [`round ${wall}`] } : one,
  );
  const cut = until({ ...roll, rounds }, round, 0);
  const views = await Promise.all([0, 1, 2, 3].map((seat) => engine.read(cut, seat)));
  const tables = views.map((view) => (view.ok ? view.value.table : null));
  const [first] = tables;
  const starter = first?.turn ?? null;
  if (!first || starter === null) return null;
  const order = [0, 1, 2, 3].map((step) => (starter + step) % 4);
  const hands = order.map((seat) => ({ seat, tiles: tables[seat]?.hand ?? [] }));
  const indicator = "indicator" in first ? first.indicator : null;
  return { hands: hands.filter(({ tiles }) => tiles.length > 0), indicator };
}

function saidIn(lines: readonly string[], name: string): string {
  const line = lines.find((line) => line.startsWith(`${name} `));
  return line?.slice(name.length + 1) ?? "";
}
