/**
 * The deck of the player's dear mistakes. A card is tried again three, seven and twenty-one days
 * after right answers, and on the day after a wrong one.
 */

import { dayAfter } from "../base/calendar";
import type { Exercise, GameName } from "../engine/views";
import { dearnessOf } from "./exercise";
import {
  type Card,
  DAYS,
  type Deck,
  dearest,
  EMPTY,
  fitting,
  MOST_GONE,
  mistakesShelf,
  type Whence,
} from "./mistakes";
import { sumOf } from "./seal";
import type { Texts } from "./shelf";

/** Most cards of a round that are tried at once. */
const MOST_AT_ONCE = 3;

/** Number of kinds of mistakes that are the player's own. */
const DEAR_KINDS = 3;

/** The cards kept on the device. */
export class KeptMistakes {
  constructor(private readonly texts: Pick<Texts, "read" | "readSecond" | "write">) {}

  get deck(): Deck {
    return mistakesShelf.recall(this.texts).value ?? EMPTY;
  }

  /** Returns the cards to be tried again by a day, the dearest first. */
  due(today: string): Card[] {
    return dearest(this.deck.cards.filter((card) => isDue(card, today)));
  }

  /** Returns the day of each card; it is empty for one that is due whatever the day. */
  days(today: string): string[] {
    return this.deck.cards.map((card) => (isDue(card, today) ? "" : card.due)).sort();
  }

  /** Returns the cards of a round, the dearest first. */
  of({ begun, round }: Whence): Card[] {
    return dearest(this.deck.cards.filter((one) => one.begun === begun && one.round === round));
  }

  /** Returns the dearest cards of a round, which are tried at once. */
  dearestOf(round: Whence): Card[] {
    return this.of(round).slice(0, MOST_AT_ONCE);
  }

  /** Returns the cards of a kind of mistake, the dearest first. */
  ofKind(game: GameName, mistake: string): Card[] {
    const { cards } = this.deck;
    return dearest(cards.filter((card) => card.game === game && card.mistake === mistake));
  }

  /** Returns the kinds of the mistakes in a game that have cost most. */
  dearKinds(game: GameName): string[] {
    const sums = new Map<string, number>();
    for (const card of this.deck.cards.filter((card) => card.game === game))
      sums.set(card.mistake, (sums.get(card.mistake) ?? 0) + dearnessOf(card));
    const kinds = [...sums.keys()].sort(
      (one, other) => Number(sums.get(other)) - Number(sums.get(one)),
    );
    return kinds.slice(0, DEAR_KINDS);
  }

  /** Returns the card of a position as the player saw it; undefined without one. */
  at(position: string): Card | undefined {
    return this.deck.cards.find((card) => card.position === position);
  }

  /**
   * Adds the mistakes of a round that was looked at, to be tried on the next day. Returns the cards
   * that are new.
   */
  add(found: readonly Exercise[], from: Whence & Pick<Card, "names">, today: string): Card[] {
    const { deck } = this;
    const { begun, round } = from;
    const known = [...deck.gone, ...deck.cards.map(({ position }) => sumOf(position))];
    const isNew = found.filter(({ position }, i) => {
      const first = found.findIndex((other) => other.position === position);
      return first === i && !known.includes(sumOf(position));
    });
    const due = dayAfter(today, DAYS[0]);
    const made = isNew.map((one): Card => ({ ...one, ...from, stage: 0, due, asked: "" }));
    const cards = fitting([...deck.cards, ...made]);
    this.#keep({ ...deck, cards, looked: { begun, round } });
    return made.filter((card) => cards.includes(card));
  }

  /** Notes an answer. A card is learnt, and goes, after a right answer at its last stage. */
  note({ position }: Pick<Card, "position">, right: boolean, today: string): void {
    const { deck } = this;
    const card = this.at(position);
    const stage = right ? (card?.stage ?? 0) + 1 : 0;
    const days = DAYS[stage];
    if (days === undefined) this.drop({ position });
    else if (card) {
      const after = { ...card, stage, due: dayAfter(today, days), asked: today };
      const cards = deck.cards.map((one) => (one.position === position ? after : one));
      this.#keep({ ...deck, cards });
    }
  }

  /** Throws a card out, for good. */
  drop({ position }: Pick<Card, "position">): void {
    const { deck } = this;
    const cards = deck.cards.filter((card) => card.position !== position);
    const gone = [...deck.gone, sumOf(position)].slice(-MOST_GONE);
    this.#keep({ ...deck, cards, gone });
  }

  /** Brings a card back that was thrown out. */
  haveBack(card: Card): void {
    const { deck } = this;
    const gone = deck.gone.filter((sum) => sum !== sumOf(card.position));
    const others = deck.cards.filter(({ position }) => position !== card.position);
    this.#keep({ ...deck, cards: fitting([...others, card]), gone });
  }

  #keep(deck: Deck): void {
    mistakesShelf.keep(this.texts, deck);
  }
}

/** Returns true if a card is tried again by a day; the clock may have gone back since then. */
function isDue({ due, asked }: Card, today: string): boolean {
  return due <= today || asked > today;
}
