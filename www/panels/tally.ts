/** What a match counts and how far it is, in words: wins, penalty points or what is left of them. */

import { say } from "../locales/messages";
import type { GameView, SideView } from "../pkg/istaka";
import { DEFAULTS } from "../settings";
import type { State } from "../state";

/** The name of what is counted, as messages have it. */
export function counted({ options }: Pick<GameView, "options">): "wins" | "points" | "down" {
  if (options.counting === "wins") return "wins";
  return options.counting === "penalties" ? "points" : "down";
}

/** What the name of a message ends with that tells of points: whose they are and where they go. */
export function downwards({ options }: Pick<GameView, "options">): "" | "-down" | "-own" {
  const { counting } = options;
  return counting === "down" || counting === "own" ? `-${counting}` : "";
}

/** "3 penalty points", "1 win". */
export function amount(points: number, game: GameView): string {
  return say(counted(game), { points });
}

/** A player, and his partner if he has one. */
export function sideOf(seat: number, { sides }: GameView): SideView {
  return sides.find(({ seats }) => seats.includes(seat)) ?? { seats: [seat], total: 0 };
}

/** "Round 3 of 5"; nothing where the number alone says it. */
export function roundName({ game }: State): string | undefined {
  if (game?.options.end !== "rounds" || game.round === 0) return undefined;
  const { number: round, options } = game;
  if (round > options.rounds) return say("round-extra");
  return say("round-of", { round, rounds: options.rounds });
}

/** By whose rules is played. */
export function gameName({ game }: State): string {
  return say(`game-${game?.options.preset ?? DEFAULTS.rules}`);
}

/** How the match ends, and who wins it. */
export function aim(game: GameView): string {
  const { end, limit, limitRule, rounds, partners } = game.options;
  const counting = downwards(game);
  if (counting) return say(`aim${counting}${partners ? "-teams" : ""}`, { limit });
  const bust = say(`aim-${limitRule}`, { limit });
  const aim =
    end === "rounds"
      ? say(`aim-${counted(game)}`, { rounds })
      : say(`aim-${partners ? "teams" : end}`, { bust });
  return partners ? `${aim} ${say("aim-partners")}` : aim;
}
