/** Every colour of the table, in one value; another theme replaces values, never code. */

export interface Theme {
  readonly felt: readonly [string, string, string];
  readonly shade: string;
  readonly text: string;
  readonly quiet: string;
  readonly good: string;
  readonly bad: string;
  readonly gold: string;
  readonly onGold: string;
  readonly ring: string;
  readonly wood: readonly [string, string, string];
  readonly lip: readonly [string, string];
  readonly floor: string;
  readonly ivory: readonly [string, string];
  readonly edge: string;
  readonly backLine: string;
  readonly inks: Readonly<Record<"R" | "Y" | "B" | "K", string>>;
  readonly seats: readonly [string, string, string, string];
}

export const evening: Theme = {
  felt: ["#1f7a68", "#13584d", "#0a3a34"],
  shade: "#06241f",
  text: "#f3fbf7",
  quiet: "#cfe8dd",
  good: "#8ff0b8",
  bad: "#ff9d8a",
  gold: "#f2c14e",
  onGold: "#2a1c04",
  ring: "#ffd76a",
  wood: ["#a8703f", "#8a572e", "#6a3f20"],
  lip: ["#c58d57", "#8f5c32"],
  floor: "#3d2412",
  ivory: ["#fffdf6", "#f1e7cd"],
  edge: "#cdbb8e",
  backLine: "#dccfa8",
  inks: { R: "#c3242b", Y: "#a05a00", B: "#1b5fb8", K: "#1d1d1f" },
  seats: ["#1f8a70", "#2876b4", "#7b57a6", "#b85a2b"],
};

/** Hands the values that the style sheet needs over as custom properties. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  const values: Record<string, string> = {
    "felt-1": theme.felt[0],
    "felt-2": theme.felt[1],
    "felt-3": theme.felt[2],
    shade: theme.shade,
    text: theme.text,
    quiet: theme.quiet,
    good: theme.good,
    bad: theme.bad,
    gold: theme.gold,
    "on-gold": theme.onGold,
    ring: theme.ring,
  };
  theme.seats.forEach((color, seat) => {
    values[`seat-${seat}`] = color;
  });
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--${name}`, value);
}
