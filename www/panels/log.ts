/**
 * Announces to screen readers each move, what the card beside the table says, and whose turn it is:
 * what is new at once as one line, because of several Orca says one in Firefox, and in Chromium any
 * one first. It lies outside of the table, which is hidden at home.
 */

import type { RoundView } from "../engine/views";
import { begun } from "../locales/catalogue";
import { brief, say, speak, spoken } from "../locales/messages";
import {
  type Happened,
  type Hint,
  isAsked,
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
  #said: readonly string[] = [];
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
    this.#told = state.happened;
    const sentences = [
      ...(isEnded(state, table) ? [] : sentencesOf(news)),
      ...this.#ofEvent(state),
      ...this.#ofCard(state.dialog === null ? card : null),
      // The sentence of a lesson tells whose turn it is.
      ...(state.taught && !state.taught.free ? [] : this.#ofTurn(state, table, news)),
      ...this.#ofNotices(state),
    ];
    if (sentences.length === 1) this.read(sentences.join());
    else if (sentences.length > 1) this.read(sentences.map(ended).join(" "));
  }

  /** Returns what the card says now, unless it was the last that it said. */
  #ofCard(card: Sentence | null): string[] {
    const said = card ? begun(speak(card), spoken()) : "";
    const isNew = said !== "" && said !== this.#card;
    this.#card = said;
    return isNew ? [said] : [];
  }

  /** Tells that it is the player's turn, once: it can wait while a newcomer is asked. */
  #ofTurn(state: State, table: RoundView, news: readonly Happened[]): string[] {
    if (isAsked(state)) return [];
    // Fast opponents may have played several turns since the last call.
    const turned = this.#turn !== table.turn || news.some(({ event }) => event.seat !== table.seat);
    this.#turn = table.turn;
    return table.ownTurn && turned ? [say("said-your-turn")] : [];
  }

  /** Tells what an event has brought, if its own sentence has not. */
  #ofEvent({ notice }: State): string[] {
    const isNew = notice !== this.#notice && notice?.kind === "event" && notice.adds;
    return isNew ? [speak(notice)] : [];
  }

  /** Tells what can only be seen, how to go on step by step, and new notices and hints. */
  #ofNotices({ notice, said, hint, halted, taught, settings }: State): string[] {
    const seen = said === this.#said ? [] : said;
    this.#said = said;
    // A lesson names its button itself.
    const waits = halted || (settings.keys && (taught?.reads ?? false));
    const guides = waits && !this.#guided;
    this.#guided ||= waits;
    const notified = notice && notice !== this.#notice && notice.kind !== "event";
    this.#notice = notice;
    const hinted = hint && hint !== this.#hint;
    this.#hint = hint;
    return [
      ...seen,
      ...(guides ? [say(settings.keys ? "said-step" : "said-step-button")] : []),
      // What is said about a move is short; the reasons of other warnings are told whole.
      ...(notified ? [speak(notice.at === undefined ? notice : brief(notice))] : []),
      ...(hinted ? [speak(hint)] : []),
    ];
  }

  /** Adds a line for screen readers only. */
  tell(sentence: Sentence): void {
    this.read(speak(sentence));
  }

  /** Adds a line in these words. */
  read(text: string): void {
    const line = document.createElement("p");
    // Orca takes the same words for a message that came twice.
    const again = this.element.lastElementChild?.textContent === text;
    line.textContent = again ? `${text}\u00a0` : text;
    // The language may change; earlier lines stay as they are.
    line.lang = document.documentElement.lang;
    this.element.append(line);
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
  }
}

/** Returns true at the end of a round whose result follows at once, and would be said into it. */
function isEnded({ halted, settings, taught }: State, { turn }: RoundView): boolean {
  return turn === null && settings.pace === "instant" && !halted && taught === null;
}

/** Returns the sentences about moves and what they have changed. */
export function sentencesOf(moves: readonly Happened[]): string[] {
  return moves.flatMap(({ said, changes = [] }) => [
    ...(said ? [speak(brief(said))] : []),
    ...changes,
  ]);
}

/** Ends words with a full stop, where the voice pauses. */
export function ended(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
