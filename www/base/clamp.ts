/** A number within bounds. */

/** The value, or the bound that it lies beyond. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
