/** The answer to a mistake that is tried again, in words. */

import type { AnyJudgement, GameView } from "../engine/views";
import { panelsOf } from "../games/panels";
import type { Facing, Ranked } from "../games/ranking";
import { rankingOf } from "../games/rankings";
import { say } from "../locales/messages";
import { decimal, percent } from "../panels/numbers";
import { faceIn } from "../state/faces";
import type { Sentence } from "../state/state";
import { inLetters, type Text } from "../state/text";
import { verbOf } from "../table/action";
import { isOwn, type Question } from "./questions";

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
  readonly who: "best" | "now" | "then" | "bot";
  readonly action: Text;
  /** Empty where nothing is known of it. */
  readonly worth: string;
  /** The facts that give the reason; none for all but two actions. */
  readonly facts: readonly Text[];
}

/** The answer to a question, beside what was done in the match. */
export class Answer {
  readonly #face: Facing;

  constructor(
    private readonly question: Question,
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
    const { worth, lost, unit } = this.question;
    const after = unit === "wins" ? worth - lost : worth + lost;
    const best = this.#line("best", this.#best, worth, true);
    const { action } = reply;
    const isOther = action !== null && action !== did && !right.includes(action);
    const who = isOwn(this.question) ? "then" : "bot";
    const then = this.#line(who, this.#ranked(did), after, !isOther);
    if (action === null || action === did || action === right[0]) return [best, then];
    const now = this.#ranked(action);
    return [best, this.#line("now", now, now.worth, isOther), then];
  }

  /** The kind of the mistake. */
  get kind(): string {
    return panelsOf({ game: this.game }).review().habit(this.question.mistake);
  }

  /** The moment of the match. */
  get whence(): string {
    const { question } = this;
    if (!isOwn(question)) return say(`again-made-${question.grade}`);
    const { round, turn, names } = question;
    const list = new Intl.ListFormat(document.documentElement.lang).format(names);
    return say("again-whence", { round: round + 1, turn, names: list, count: names.length });
  }

  /**
   * Returns what is read aloud: the first worth tells what all of them count, and a fact about two
   * actions is told once.
   */
  get aloud(): Sentence {
    const told = new Set<string>();
    const lines = this.lines.flatMap(({ who, action, worth: sum, facts }, i) => {
      const worth = i === 0 && this.question.unit === "wins" ? say("again-wins", { sum }) : sum;
      return [
        say("again-line", { who: say(`again-${who}`), action: inLetters(action), worth }),
        ...facts.map(inLetters).filter((fact) => !told.has(fact) && told.add(fact)),
      ];
    });
    const said = lines.join(" ");
    return { id: this.actions.reply.right ? "again-told-right" : "again-told", args: { said } };
  }

  #line(who: Line["who"], ranked: Ranked, worth: number | null, explained: boolean): Line {
    return {
      who,
      action: rankingOf(this.game.game).action(ranked, this.#face),
      worth: worth === null ? "" : this.#worth(worth),
      facts: explained && this.#found(ranked.action) ? this.#facts(ranked) : [],
    };
  }

  /** Returns the first reason, and the number of tiles that help. */
  #facts(ranked: Ranked): Text[] {
    const words = rankingOf(this.game.game);
    const tiles = words.tiles(ranked, this.#face);
    const helping: Text[] = tiles?.copies ? [[`${tiles.words}.`]] : [];
    return [...words.facts(ranked, this.#face).slice(0, 1), ...helping];
  }

  #worth(worth: number): string {
    const { unit } = this.question;
    if (unit === "wins") return percent(worth / 100);
    const count = Math.round(worth);
    return say(`again-${unit}`, { sum: decimal(count), count });
  }

  /** The best action as the judge finds it: with the other copy of a tile, or in another order. */
  get #best(): Ranked {
    const { right } = this.actions;
    const [best = ""] = right;
    const top = this.judged?.actions.find(({ worth }) => worth !== null);
    const alike = top && verbOf(top.action) === verbOf(best) ? top : this.#ranked(best);
    return right.map((action) => this.#found(action)).find((found) => found) ?? alike;
  }

  #found(action: string): Ranked | undefined {
    return this.judged?.actions.find((ranked) => ranked.action === action);
  }

  /** Returns an action as the judge has ranked it, or else without its facts. */
  #ranked(action: string): Ranked {
    const hand = this.game.table?.hand ?? [];
    const laid = action.split(" ").filter((word) => hand.includes(word));
    return (
      this.#found(action) ?? { action, worth: null, within: 0, facts: { laid, opening: null } }
    );
  }
}
