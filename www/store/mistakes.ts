/** The player's dear mistakes as cards, as they are kept. */

import { isDay, isMoment } from "../base/calendar";
import { gameOfRules } from "../engine/presets";
import type { Exercise } from "../engine/views";
import { dearnessOf, fieldsOf, isCount, isExercise, isText } from "./exercise";
import { sumOf } from "./seal";
import { jsonShelf } from "./shelf";

export const MISTAKES = "istaka.mistakes";

/** Most cards that are kept. */
export const MOST_CARDS = 200;

/** Most cards that are remembered as thrown out or learnt. */
export const MOST_GONE = 1000;

/** The days until a card is tried again, by the number of right answers in a row. */
export const DAYS = [1, 3, 7, 21] as const;

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

export const EMPTY: Deck = { cards: [], gone: [], looked: null };

export const mistakesShelf = jsonShelf<Deck>(MISTAKES, 1, {
  read(fields) {
    if (!Array.isArray(fields.cards)) return null;
    const all = fields.cards.map(named).filter(isCard);
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

/** Returns the card, or the same in a file if it was asked later there. */
function laterOf(card: Card, file: readonly Card[]): Card {
  const other = file.find(({ position }) => position === card.position);
  const isLater =
    other && (other.asked > card.asked || (other.asked === card.asked && other.stage < card.stage));
  return isLater ? other : card;
}

/** Returns as many cards as there is room for: the cheapest go first, the oldest of equal ones. */
export function fitting(cards: readonly Card[]): Card[] {
  if (cards.length <= MOST_CARDS) return [...cards];
  const stay = new Set(dearest([...cards].reverse()).slice(0, MOST_CARDS));
  return cards.filter((card) => stay.has(card));
}

/** Sorts cards, the dearest first. */
export function dearest(cards: readonly Card[]): Card[] {
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

/** Names the game of a card of an earlier version by the rules of its position. */
function named(data: unknown): unknown {
  const { position, ...rest } = fieldsOf(data);
  return { game: gameOfRules(String(position).replace(";", " ")), position, ...rest };
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
