/**
 * A record as text, cut into its rounds (docs/notation.md): a record that ends after some action is
 * the match as it was then. What the lines mean is left to the engine, which reads every cut anew.
 */

/** The lines of a round. */
interface Round {
  /** The commitment, if there is one, and the wall. */
  readonly deal: readonly string[];
  readonly actions: readonly string[];
  /** The result, and what is said after it. */
  readonly end: readonly string[];
}

/** A match that is watched again. */
export interface Roll {
  readonly head: readonly string[];
  readonly rounds: readonly Round[];
}

/** The first word of lines that come before the first round. */
const DEAL = /^(commitment|round) /;

/** What a seat does. */
const ACTION = /^[0-3] /;

/** What begins the lines of the head that deals of a match have in common. */
const LASTING = /^(istaka|rules|seed) /;

/** Null for what is no record at all; the engine says whether it is a right one. */
export function rollOf(record: string): Roll | null {
  const lines = record.split(/\r?\n/).filter((line) => line !== "");
  const first = lines.findIndex((line) => DEAL.test(line));
  if (first < 0 || !lines[0]?.startsWith("istaka ")) return null;
  const rounds: { deal: string[]; actions: string[]; end: string[] }[] = [];
  for (const line of lines.slice(first)) {
    let last = rounds.at(-1);
    const dealt = last?.deal.some((each) => each.startsWith("round ")) ?? true;
    if (!last || (DEAL.test(line) && dealt)) {
      last = { deal: [], actions: [], end: [] };
      rounds.push(last);
    }
    if (DEAL.test(line)) last.deal.push(line);
    else if (ACTION.test(line)) last.actions.push(line);
    else last.end.push(line);
  }
  return { head: lines.slice(0, first), rounds };
}

/** The match as it was when so many actions of a round, counted from 0, had been played. */
export function until({ head, rounds }: Roll, round: number, actions: number): string {
  const before = rounds
    .slice(0, round)
    .flatMap(({ deal, actions, end }) => [...deal, ...actions, ...end]);
  const { deal = [], actions: all = [] } = rounds[round] ?? {};
  return text([...head, ...before, ...deal, ...all.slice(0, actions)]);
}

/** The same match as it is played on from there: as practice. */
export function practised(record: string): string {
  const lines = record.split("\n");
  if (lines.includes("practice")) return record;
  const first = lines.findIndex((line) => DEAL.test(line));
  return [...lines.slice(0, first), "practice", ...lines.slice(first)].join("\n");
}

/**
 * A match that begins with the deal of a round, as if this seat had dealt it: the tiles go round
 * the table with the dealer. There was no promise for it that could be checked.
 */
export function dealtBy({ head, rounds }: Roll, round: number, dealer: number): string {
  const lasting = head.filter((line) => LASTING.test(line));
  const wall = rounds[round]?.deal.filter((line) => line.startsWith("round ")) ?? [];
  return text([...lasting, `dealer ${dealer}`, ...wall]);
}

/** Writes into a record who plays, a word for each seat; old records without it stay so. */
export function withPlayers(record: string, players: readonly string[]): string {
  const [version, ...rest] = record.split("\n");
  if (!version || ["istaka 1", "istaka 2"].includes(version)) return record;
  const lines = rest.filter((line) => !line.startsWith("players "));
  const dealer = lines.findIndex((line) => line.startsWith("dealer "));
  const said = `players ${players.join(" ")}`;
  return [version, ...lines.slice(0, dealer + 1), said, ...lines.slice(dealer + 1)].join("\n");
}

/**
 * Who plays, a word for each seat: the player at seat 0, and at the others the bots, where anybody
 * plays there. Which bot it is may not be known: then nobody is named.
 */
export function playersAt(seats: readonly number[], bots: readonly string[]): string[] {
  const others = [1, 2, 3].map((seat) => (seats.includes(seat) && bots[seat - 1]) || "-");
  return ["person", ...others];
}

/** A record for others: whoever knows the secret knows the deals to come (docs/fairness.md). */
export function withoutSecret(record: string): string {
  return record.replace(/^secret .*\n/m, "");
}

/** Who the bots are by what a record says, in the order of their seats; null where it does not. */
export function opponentsIn({ head }: Roll): string[] | null {
  const line = head.find((line) => line.startsWith("players "));
  if (!line) return null;
  const [, , ...bots] = line.split(" ");
  // Nobody plays there, or a person: a usual bot does if anybody has to.
  return bots.slice(0, 3).map((bot) => (["-", "person"].includes(bot) ? "" : bot));
}

function text(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
