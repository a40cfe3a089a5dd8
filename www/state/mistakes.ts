/** Facts about the mistakes that are tried again. */

export interface MistakeFacts {
  /** The round at the table that has cards, as an address names it; null without any. */
  readonly round: string | null;
  /** The number of its dearest cards, which are tried at once. */
  readonly count: number;
  /** True in the round that has brought the first card of all. */
  readonly first: boolean;
}

export const NO_MISTAKES: MistakeFacts = { round: null, count: 0, first: false };
