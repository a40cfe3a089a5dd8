/**
 * The player's dear mistakes as cards, each with the day on which it is tried again: after right
 * answers three, seven and twenty-one days later, after a wrong one on the next day.
 */

import { dayAfter, isDay, isMoment } from "../base/calendar";
import type { Exercise, GameName } from "../engine/views";
import { dearnessOf, fieldsOf, isCount, isExercise, isText } from "./exercise";
import { sumOf } from "./seal";
import { jsonShelf, type Texts } from "./shelf";

export const MISTAKES = "istaka.mistakes";

/** Most cards that are kept. */
export const MOST_CARDS = 200;

/** Most cards of a round that are tried at once. */
const MOST_AT_ONCE = 3;

/** Number of kinds of mistakes that are the player's own. */
const DEAR_KINDS = 3;

/** Most cards that are remembered as thrown out or learnt. */
const MOST_GONE = 1000;

/** The days until a card is tried again, by the number of right answers in a row. */
const DAYS = [1, 3, 7, 21] as const;

/** A round of a match: the moment at which the match was begun, and the round from 0. */
export interface Whence {
  readonly begun: string;
  readonly round: number;
}

/** A mistake that is tried again. */
export interface Card extends Exercise, Whence {
  /** The names of the opponents. */
  readonly names: readonly string[];
  /** The number of right answers since the last wrong one. */
  readonly stage: number;
  /** The day on which it is tried again. */
  readonly due: string;
  /** The day of the last answer; empty before the first. */
  readonly asked: string;
}

/** The cards, and what is remembered of others. */
export interface Deck {
  readonly cards: readonly Card[];
  /** Checksums of the positions of cards that were thrown out or learnt, the latest last. */
  readonly gone: readonly number[];
  /** The round that was looked at last for mistakes; null before the first. */
  readonly looked: Whence | null;
}

const EMPTY: Deck = { cards: [], gone: [], looked: null };

export const mistakesShelf = jsonShelf<Deck>(MISTAKES, 1, {
  read(fields) {
    if (!Array.isArray(fields.cards)) return null;
    const all = fields.cards.filter(isCard);
    const gone = listOf(fields.gone).filter(isSum);
    const looked = isWhence(fields.looked) ? fields.looked : null;
    const value = { cards: fitting(all), gone: gone.slice(-MOST_GONE), looked };
    const isWhole =
      value.cards.length === fields.cards.length &&
      value.gone.length === listOf(fields.gone).length &&
      !looked === !fields.looked;
    return { value, whole: isWhole };
  },
  part: "mistakes",
  /** Of a card on both devices the one that was asked last counts. */
  merge(here, file) {
    const own = here ?? EMPTY;
    const gone = [...new Set([...own.gone, ...file.gone])];
    const known = new Map(own.cards.map((card) => [sumOf(card.position), card]));
    const isNew = file.cards.filter(({ position }) => !known.has(sumOf(position)));
    const later = own.cards.map((card) => laterOf(card, file.cards));
    const all = [...later, ...isNew].filter(({ position }) => !gone.includes(sumOf(position)));
    const cards = fitting(all);
    const added = cards.filter((card) => isNew.includes(card)).length;
    const same =
      added === 0 &&
      gone.length === own.gone.length &&
      cards.length === own.cards.length &&
      cards.every((card, i) => card === own.cards[i]);
    const value = { cards, gone: gone.slice(-MOST_GONE), looked: own.looked };
    return { value: here !== null && same ? here : value, added };
  },
});

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

/** Returns the card, or the same in a file if it was asked later there. */
function laterOf(card: Card, file: readonly Card[]): Card {
  const other = file.find(({ position }) => position === card.position);
  const isLater =
    other && (other.asked > card.asked || (other.asked === card.asked && other.stage < card.stage));
  return isLater ? other : card;
}

/** Returns as many cards as there is room for: the cheapest go first, the oldest of equal ones. */
function fitting(cards: readonly Card[]): Card[] {
  if (cards.length <= MOST_CARDS) return [...cards];
  const stay = new Set(dearest([...cards].reverse()).slice(0, MOST_CARDS));
  return cards.filter((card) => stay.has(card));
}

function dearest(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => dearnessOf(other) - dearnessOf(one));
}

function listOf(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}

function isSum(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0 && Number(data) < 2 ** 32;
}

function isWhence(data: unknown): data is Whence {
  const { begun, round } = fieldsOf(data);
  return isMoment(begun) && isCount(round);
}

function isCard(data: unknown): data is Card {
  const { stage, names, due, asked } = fieldsOf(data);
  return (
    isExercise(data) &&
    isWhence(data) &&
    isCount(stage) &&
    stage < DAYS.length &&
    Array.isArray(names) &&
    names.every(isText) &&
    isDay(due) &&
    (asked === "" || isDay(asked))
  );
}
