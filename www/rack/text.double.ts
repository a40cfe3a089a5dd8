/** Racks and cases as text, to test with. */

import type { Rack } from "./rack";

/** Small enough to be read in a test. */
export const shape = { tiers: 2, columns: 6 };

/** Reads "a b . c | . d" as tiers of slots, filled up with gaps. */
export function rack(text: string): Rack {
  const slots = text.split("|").flatMap((tier) => {
    const row = tier.trim().split(/\s+/);
    return Array.from({ length: shape.columns }, (_, i) => {
      const held = row[i] ?? ".";
      return held === "." ? null : held;
    });
  });
  return { shape, slots };
}

/** Writes it as {@link rack} reads it. */
export function show({ slots }: Rack): string {
  const row = (from: number) => slots.slice(from, from + 6).map((held) => held ?? ".");
  return `${row(0).join(" ")} | ${row(6).join(" ")}`;
}

/** Reads tiles named by one letter each: "abc de" are two rows. */
export const rowsOf = (text: string): string[][] => text.split(" ").map((row) => [...row]);

/** Reads the cases of a test: one a line, its parts two spaces apart or more. */
export function cases(text: string): string[][] {
  const lines = text.trim().split("\n");
  return lines.map((line) => line.trim().split(/ {2,}/));
}
