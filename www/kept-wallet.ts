/** The form of a wallet as it is kept. What it says is the engine's to read. */

/** Longer ones are not read. */
const LONGEST = 2 ** 16;

/** The first two lines, those of any entries, and the last. */
const FORM = /^istaka-wallet \d+\nchips \d+ \d{8}\n(?:[^\n]*\n)*total \d+\n?$/;

/** Whether a text may be a wallet, of this version or another. */
export function isWallet(text: string): boolean {
  return text.length <= LONGEST && FORM.test(text);
}
