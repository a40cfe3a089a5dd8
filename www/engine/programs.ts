/**
 * Programs at the table of a page that `istaka play --serve` serves: sends each the view of its
 * seat, and plays its answer.
 */

import { reached } from "../base/allowed";
import { Refused } from "./calls";
import type { Game, IstakaError } from "./views";

/** An opponent that is a program; where none is connected a bot plays. */
export const PROGRAM = "program";

/** The bot in place of a program. */
const STAND_IN = "hard";

/** The opponents as bots: `characters` of the engine for the seats 1 to 3. */
export function charactersOf(opponents: readonly string[]): string[] {
  return ["", ...opponents.map((who) => (who === PROGRAM ? STAND_IN : who))];
}

/** The code of a server that cannot be reached. */
const UNREACHABLE = "unreachable";

/** The answer of a program that is to move: an action, or why it has lost its seat. */
type Move = { readonly action: string } | { readonly lost: string };

/** An answer of the server. */
type Answer = Move | { readonly heard: true };

/** The reason for which an answer of a program was refused. */
type Wrong = Pick<IstakaError, "code"> & { readonly words: string };

export class Programs {
  /** The seats that programs have lost. */
  readonly #lost = new Set<number>();

  private constructor(
    private readonly address: string,
    /** The names by opponent. */
    readonly names: readonly string[],
  ) {}

  /** Asks the server who is here. Rejects if it has no such table. */
  static async at(address: string): Promise<Programs> {
    const answer = (await ask(address)) as { readonly names: readonly string[] } | null;
    if (!answer) throw new Refused("No program answers.");
    return new Programs(address, answer.names);
  }

  /** The seats of bots among these opponents. */
  bots(opponents: readonly string[]): number[] {
    const seats = opponents.map((_, i) => i + 1);
    return seats.filter((seat) => !this.#sitsAt(seat, opponents));
  }

  /** Returns true if a program has this seat and has not lost it. */
  #sitsAt(seat: number, opponents: readonly string[]): boolean {
    return opponents[seat - 1] === PROGRAM && !this.#lost.has(seat);
  }

  /** The seat of the program to move; null if another player is. */
  toMove(game: Game, opponents: readonly string[]): number | null {
    const { turn = null } = game.view().table ?? {};
    return turn !== null && this.#sitsAt(turn, opponents) ? turn : null;
  }

  /**
   * Resolves to the move of a program, or the reason for which it has lost its seat. Rejects if the
   * match is not live any more.
   */
  async move(game: Game, seat: number, isLive: () => boolean): Promise<Move> {
    let refused: Wrong | null = null;
    for (;;) {
      const answer = await this.#tell(game, seat, refused);
      if (!isLive()) throw new Refused("Another match has begun.");
      if (!("action" in answer)) {
        this.#lost.add(seat);
        return "lost" in answer ? answer : { lost: UNREACHABLE };
      }
      const error = game.check(answer.action, seat);
      if (!error) return answer;
      refused = { code: error.code, words: error.message };
    }
  }

  /** Tells the programs the end of a round. */
  async tellEnd(game: Game, opponents: readonly string[]): Promise<void> {
    const seats = game.view().players.filter((seat) => this.#sitsAt(seat, opponents));
    await Promise.all(seats.map((seat) => this.#tell(game, seat, null)));
  }

  /** A server that is gone has no programs any more. */
  async #tell(game: Game, seat: number, refused: Wrong | null): Promise<Answer> {
    const { round, table: view } = game.view(seat);
    const question = { match: game.seed, round, view, refused };
    const answer = await ask(`${this.address}/${seat}`, question);
    return (answer as Answer | null) ?? { lost: UNREACHABLE };
  }
}

/** Resolves to null if the server is not there or does not answer such a question. */
async function ask(address: string, question: object = {}): Promise<unknown> {
  const asked = fetch(address, { method: "POST", body: JSON.stringify(question) });
  const response = await reached(asked);
  return response?.ok ? response.json() : null;
}
