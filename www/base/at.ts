/** Moments of a match as elements and their links write them. */

const FORM = /^(?:(\d{1,4})\.)?(\d{1,5})$/;

/**
 * Reads a moment: `3.12` is the third round after 12 actions, `12` is one of the first round. The
 * round returned counts from 0. Returns null for any other text.
 */
export function atIn(text: string): { readonly round: number; readonly actions: number } | null {
  const [whole, round = "1", actions] = FORM.exec(text) ?? [];
  if (whole === undefined || Number(round) < 1) return null;
  return { round: Number(round) - 1, actions: Number(actions) };
}
