/** What a match counts and how far it is, in words: penalty points or wins, alone or with a partner. */

import { say, seatNames } from "../locales/messages";
import type { GameView, HouseRow, HouseView } from "../pkg/istaka";
import { playersOf } from "../seats";
import type { State } from "../state";

type House = HouseView | null;

/** The name of what is counted, as messages have it. */
export function counted(house: House): "wins" | "points" {
  return house?.counting === "wins" ? "wins" : "points";
}

/** "3 penalty points", "1 win". */
export function amount(points: number, house: House): string {
  return say(counted(house), { points });
}

/** Who wins and loses with a player, himself first. */
export function teamOf(seat: number, house: House): number[] {
  return house?.partners ? [seat, (seat + 2) % 4] : [seat];
}

export function teamTotal({ scores }: GameView, seat: number, house: House): number {
  return teamOf(seat, house).reduce((sum, one) => sum + (scores[one] ?? 0), 0);
}

/** The number of a round, from 1: where so many are agreed on, a void one is played again. */
export function numberOf(index: number, game: GameView, house: House): number {
  if (house?.end !== "rounds") return game.sheet[index]?.round ?? index + 1;
  return 1 + house.sheet.slice(0, index).filter(({ state }) => state === "won").length;
}

export function presentNumber(game: GameView, house: House): number {
  return numberOf(game.round - 1, game, house);
}

/** "Round 3 of 5"; nothing where the plain words do. */
export function roundName({ game, house }: State): string | undefined {
  if (house?.end !== "rounds" || !game || game.round === 0) return undefined;
  const round = presentNumber(game, house);
  if (round > house.rounds) return say("round-extra");
  return say("round-of", { round, rounds: house.rounds });
}

/** Whose rules are played, where they are not the plain ones. */
export function gameName({ house }: State): string | undefined {
  return house && house.preset !== "turkish" ? say(`game-${house.preset}`) : undefined;
}

/** Who is level at the top when an extra round is to decide; nobody where none is. */
export function level(game: GameView, house: House): number[] {
  const extra = house?.end === "rounds" && house.ties === "extra" && !game.standing;
  if (!extra || house.decided < house.rounds) return [];
  return playersOf(game).filter((seat) => !game.eliminated[seat]);
}

/** How the match ends, and who wins it. */
export function aim({ limit }: GameView, house: House): string {
  const { end = "survivor", limitRule = "exceed", rounds = 0, partners = false } = house ?? {};
  const bust = say(`aim-${limitRule}`, { limit });
  const aim =
    end === "rounds"
      ? say(`aim-${counted(house)}`, { rounds })
      : say(`aim-${partners ? "teams" : end}`, { bust });
  return partners ? `${aim} ${say("aim-partners")}` : aim;
}

/** What each round was won by, and whatever else was written in it. */
export function reasons(row: HouseRow, house: HouseView): string[] {
  const by = (seat: number, what: string): string =>
    say("reason", { name: seatNames([seat]), what });
  const { winner, byOkey, byPairs, twinShownBy, potTo } = row;
  const finish = byOkey && byPairs ? "-both" : byOkey ? "-okey" : byPairs ? "-pairs" : "";
  const offences = row.scores.flatMap((score, seat) =>
    score?.offence ? [by(seat, say("reason-offence", { points: score.offence }))] : [],
  );
  return [
    ...(winner === null ? [] : [by(winner, say(`row-finished${finish}`))]),
    ...(row.doubled ? [say("reason-doubled")] : []),
    ...(row.state === "void" ? [say(house.end === "rounds" ? "reason-again" : "reason-void")] : []),
    ...(twinShownBy === null ? [] : [by(twinShownBy, say("reason-twin"))]),
    ...offences,
    ...(potTo === null ? [] : [by(potTo, say("reason-pot"))]),
  ];
}
