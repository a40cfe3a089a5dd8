/**
 * The games that can be played. Their code is imported here, in `around.ts`, `reviews.ts` and
 * `rules.ts` only; elsewhere games are named by lists of data, by the engine's worker and for
 * Okey's figures. Okey is there from the beginning; what the page needs of another is fetched when
 * it is played.
 */

import { learnGame } from "../locales/messages";
import type { Language } from "../settings";
import type { GameName, GameView } from "../views";
import type { GameUi } from "./game";
import { okey } from "./okey/okey";

/** Games that are fetched, with their words. */
const fetches: Record<Exclude<GameName, "okey">, (language: Language) => Promise<GameUi>> = {
  rummi: async (language) => {
    const [{ rummi }] = await Promise.all([import("./rummi/rummi"), learnGame("rummi", language)]);
    return rummi;
  },
};

/** Those that are there. */
export class Games {
  readonly #fetched = new Map<GameName, GameUi>();

  /** The game that is played, or is dealt first. */
  of({ game }: { readonly game: GameView | null }): GameUi {
    return this.#fetched.get(game?.game ?? "okey") ?? okey;
  }

  /** Fetches a game, where it is not there. Whether it could be. */
  async fetch(name: GameName, language: Language): Promise<boolean> {
    if (name === "okey" || this.#fetched.has(name)) return true;
    const ui = await fetches[name](language).catch(() => null);
    if (ui) this.#fetched.set(name, ui);
    return ui !== null;
  }
}
