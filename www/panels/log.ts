/**
 * Announces to screen readers, line by line, each move, what the card beside the table says, and
 * whose turn it is. It lies outside of the table, which is hidden at home.
 */

import { begun } from "../locales/catalogue";
import { brief, say, speak, spoken } from "../locales/messages";
import {
  type Happened,
  type Hint,
  isAsked,
  isOwnTurn,
  type Notice,
  type Sentence,
  type State,
  since,
} from "../state/state";

/** Lines kept for reading back. */
const KEPT = 30;

export class Log {
  #told: readonly Happened[] = [];
  #turn: number | null = null;
  #notice: Notice | null = null;
  #said: Sentence | null = null;
  #hint: Hint | null = null;
  /** True once the player was told how to go on. */
  #guided = false;
  /** The last sentence of the card beside the table. */
  #card = "";

  constructor(private readonly element: HTMLElement) {}

  /** Adds everything that happened since the last call; `card` is what the card says now. */
  follow(state: State, card: Sentence | null = null): void {
    const table = state.game?.table;
    if (!table) return;
    // Home says notices itself, and the rest is said at the table.
    if (state.home) {
      this.#notice = state.notice;
      return;
    }
    const news = since(this.#told, state.happened);
    // In one line: of several at once Orca says one in Firefox.
    for (const { said, changes = [] } of news) {
      const first = speak(brief(said));
      this.read(changes.length > 0 ? [first, ...changes].map(ended).join(" ") : first);
    }
    this.#told = state.happened;
    this.#tellCard(state.dialog === null ? card : null);
    // Whose turn it is can wait while a newcomer is asked.
    if (!isAsked(state)) {
      // Fast opponents may have played several turns since the last call.
      const turned =
        this.#turn !== table.turn || news.some(({ event }) => event.seat !== table.seat);
      if (isOwnTurn(table) && turned) this.read(say("said-your-turn"));
      this.#turn = table.turn;
    }
    const { notice, said, hint, halted, settings } = state;
    if (said && said !== this.#said) this.tell(said);
    this.#said = said;
    if (halted && !this.#guided) this.read(say(settings.keys ? "said-step" : "said-step-button"));
    this.#guided ||= halted;
    // The event itself has just been added.
    const isTold = notice?.kind === "event" && !notice.adds;
    if (notice && notice !== this.#notice && !isTold) this.read(speak(notice));
    this.#notice = notice;
    if (hint && hint !== this.#hint) this.read(speak(hint));
    this.#hint = hint;
  }

  /** Adds what the card says now, unless it was the last that it said. */
  #tellCard(card: Sentence | null): void {
    const told = card ? begun(speak(card), spoken()) : "";
    if (told && told !== this.#card) this.read(told);
    this.#card = told;
  }

  /** Adds a line for screen readers only. */
  tell(sentence: Sentence): void {
    this.read(speak(sentence));
  }

  /** Adds a line in these words. */
  read(text: string): void {
    const line = document.createElement("p");
    line.textContent = text;
    // The language may change; earlier lines stay as they are.
    line.lang = document.documentElement.lang;
    this.element.append(line);
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
  }
}

/** Ends words with a full stop, where the voice pauses. */
export function ended(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}
