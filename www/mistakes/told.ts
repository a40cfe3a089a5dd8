/** The answer to a mistake that is tried again, in words. */

import type { AnyJudgement, GameView } from "../engine/views";
import type { Facing, Ranked } from "../games/ranking";
import { rankingOf } from "../games/rankings";
import { say } from "../locales/messages";
import { decimal, percent, printedCount } from "../panels/numbers";
import { faceIn } from "../state/faces";
import type { Sentence } from "../state/state";
import { inLetters, type Text } from "../state/text";
import type { Card as Mistake } from "../store/mistakes";

/** The player's answer. */
export interface Reply {
  /** Null if the player had the answer shown. */
  readonly action: string | null;
  readonly right: boolean;
}

/** The actions of a question, in its dress. */
interface Actions {
  readonly did: string;
  readonly right: readonly string[];
  readonly reply: Reply;
}

/** An action beside the others. */
interface Line {
  readonly who: "best" | "now" | "then";
  readonly action: Text;
  /** Empty where nothing is known of it. */
  readonly worth: string;
}

export class Told {
  readonly #face: Facing;

  constructor(
    private readonly mistake: Mistake,
    private readonly actions: Actions,
    private readonly judged: AnyJudgement | null,
    private readonly game: GameView,
  ) {
    const wilds = game.table?.wilds ?? [];
    this.#face = (tile) => faceIn({ wilds }, tile);
  }

  /** The best action, the answer if it was another one, and that in the match. */
  get lines(): readonly Line[] {
    const { did, right, reply } = this.actions;
    const { worth, lost, unit } = this.mistake;
    const [best = ""] = right;
    const after = unit === "wins" ? worth - lost : worth + lost;
    const now = reply.action !== null && ![best, did].includes(reply.action) ? reply.action : null;
    const found = now === null ? null : (this.#ranked(now).worth ?? null);
    return [
      { who: "best", action: this.#named(best), worth: this.#worth(worth) },
      ...(now === null
        ? []
        : [
            {
              who: "now" as const,
              action: this.#named(now),
              worth: found === null ? "" : this.#worth(found),
            },
          ]),
      { who: "then", action: this.#named(did), worth: this.#worth(after) },
    ];
  }

  /** The reason of the best action, as far as it is known by now. */
  get reason(): Text {
    const best = this.#found(this.actions.right[0] ?? "");
    const facts = best ? rankingOf(this.game.game).facts(best, this.#face) : [];
    return facts.flatMap((line, i) => (i === 0 ? line : [" ", ...line]));
  }

  /** The moment of the match. */
  get whence(): string {
    const { round, turn, names } = this.mistake;
    const list = new Intl.ListFormat(document.documentElement.lang).format(names);
    return say("again-whence", { round: round + 1, turn, names: list, count: names.length });
  }

  /** Returns what is read aloud. */
  get aloud(): Sentence {
    const { right } = this.actions.reply;
    const told = this.lines.map(({ who, action, worth }) =>
      say("again-line", { who: say(`again-${who}`), action: inLetters(action), worth }),
    );
    const args = { lines: told.join(" "), reason: inLetters(this.reason) };
    return { id: right ? "again-told-right" : "again-told", args };
  }

  #worth(worth: number): string {
    const { unit } = this.mistake;
    if (unit === "wins") return percent(worth / 100);
    return say(`again-${unit}`, { number: decimal(worth), count: printedCount(worth) });
  }

  #named(action: string): Text {
    return rankingOf(this.game.game).action(this.#ranked(action), this.#face);
  }

  #found(action: string): Ranked | undefined {
    return this.judged?.actions.find((ranked) => ranked.action === action);
  }

  /** Returns an action as the judge has ranked it, or else without its facts. */
  #ranked(action: string): Ranked {
    const hand = this.game.table?.hand ?? [];
    const laid = action.split(" ").filter((word) => hand.includes(word));
    return this.#found(action) ?? { action, worth: null, within: 0, facts: { laid, opening: null } };
  }
}
