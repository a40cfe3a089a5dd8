/**
 * The faces from which a player may choose a picture. Each consists of a few shapes in a square of
 * 40 units; the colour of the seat is behind it.
 */

interface Portrait {
  readonly skin: string;
  readonly hair: string;
  readonly style: "short" | "long" | "bun" | "curly" | "bald" | "scarf" | "cap";
  readonly shirt: string;
  readonly extras?: readonly ("glasses" | "moustache" | "beard" | "earrings")[];
}

const PORTRAITS: readonly Portrait[] = [
  { skin: "#f0c8a0", hair: "#3b2417", style: "short", shirt: "#f3ead2" },
  { skin: "#e3b188", hair: "#241610", style: "long", shirt: "#d8574a" },
  { skin: "#d39c6f", hair: "#1f1712", style: "short", shirt: "#2f6f9f", extras: ["moustache"] },
  { skin: "#f3d0ae", hair: "#8a4b1f", style: "bun", shirt: "#7f9f5a", extras: ["earrings"] },
  { skin: "#c98d5e", hair: "#161210", style: "curly", shirt: "#e2b23c" },
  { skin: "#edc39b", hair: "#cfcac0", style: "bald", shirt: "#4c5a63", extras: ["glasses"] },
  { skin: "#e8ba90", hair: "#3f6f8f", style: "scarf", shirt: "#2f5268" },
  { skin: "#dba77a", hair: "#5a4a3a", style: "cap", shirt: "#8b5a34", extras: ["moustache"] },
  { skin: "#8f5b3a", hair: "#15110f", style: "short", shirt: "#d9a441", extras: ["beard"] },
  { skin: "#a9714a", hair: "#221712", style: "long", shirt: "#3f8f7a", extras: ["glasses"] },
  { skin: "#f4d6b8", hair: "#d8b25a", style: "curly", shirt: "#5a6fb0" },
  { skin: "#e6b78d", hair: "#e4dfd6", style: "bun", shirt: "#8f5f86", extras: ["glasses"] },
];

const SHORT =
  "M11 17c-1.6-9 4-12.6 9-12.6S30.6 8 29 17c-.8-3.6-2-5.4-3-6-4 1.2-8 1.2-12 0-1 .6-2.2 2.4-3 6z";
const FRINGE = "M11.5 16c.6-6 5-8 8.5-8s7.9 2 8.5 8c-3.6-.6-5.6-2.4-6.6-4-2 2-6 4-10.4 4z";

/** The hair behind the head and the hair in front of it. */
function hairOf({ hair, style }: Portrait): readonly [behind: string, before: string] {
  const path = (shape: string): string => `<path d="${shape}" fill="${hair}"/>`;
  const dots = (...at: readonly (readonly [number, number, number])[]): string =>
    at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`).join("");
  switch (style) {
    case "short":
      return ["", path(SHORT)];
    case "long":
      return [path("M9.5 18C9 8 14 4 20 4s11 4 10.5 14l1 12H8.5z"), path(FRINGE)];
    case "bun":
      return [dots([20, 4.6, 4]), path(SHORT)];
    case "curly":
      return [
        dots([12, 12, 4.4], [28, 12, 4.4], [11, 17.5, 3.4], [29, 17.5, 3.4]),
        dots([14.5, 9, 4], [20, 7.4, 4.4], [25.5, 9, 4]),
      ];
    case "bald":
      return [dots([11.6, 17, 2.8], [28.4, 17, 2.8]), ""];
    case "scarf":
      return [
        path("M8.5 20C8 8 13 3.5 20 3.5S32 8 31.5 20c0 6-2 10-4 12h-15c-2-2-4-6-4-12z"),
        path(
          "M11.3 16c.3-6 4.4-8.6 8.7-8.6s8.4 2.6 8.7 8.6c-3-3.4-5.6-4.6-8.7-4.6s-5.7 1.2-8.7 4.6z",
        ),
      ];
    case "cap":
      return ["", path("M10.6 13.5C10 7 14.5 4.2 20 4.2s10 2.8 9.4 9.3l3.6 1.8-.6 1.4-22-.2z")];
  }
}

function extraOf(extra: NonNullable<Portrait["extras"]>[number], { hair }: Portrait): string {
  switch (extra) {
    case "glasses":
      return '<g fill="none" stroke="#2b2f33" stroke-width="1.1"><circle cx="16.4" cy="18" r="2.9"/><circle cx="23.6" cy="18" r="2.9"/><path d="M19.3 18h1.4"/></g>';
    case "moustache":
      return `<path d="M15.5 22.8c1.2-1.8 3.4-1.8 4.5-.9 1.1-.9 3.3-.9 4.5.9-1.6.9-3.4.9-4.5.2-1.1.7-2.9.7-4.5-.2z" fill="${hair}"/>`;
    case "beard":
      return `<path d="M11.6 19c.2 7.6 4 10.6 8.4 10.6s8.2-3 8.4-10.6c-1.4 3-3.6 3.4-5 2.8-2-.8-4.8-.8-6.8 0-1.4.6-3.6.2-5-2.8z" fill="${hair}"/>`;
    case "earrings":
      return '<g fill="#f2c14e"><circle cx="11.4" cy="21.5" r="1.2"/><circle cx="28.6" cy="21.5" r="1.2"/></g>';
  }
}

/** The mouths of a face. */
const MOUTHS = {
  calm: "M17.2 24.3q2.8 1.9 5.6 0",
  glad: "M16.2 23.5q3.8 4.4 7.6 0",
  sorry: "M17 25.6q3-2.6 6 0",
} as const;

type Mood = keyof typeof MOUTHS;

/** Returns the picture of a face, counted from 1, as a data URL. */
export function portraitOf(face: number, mood: Mood = "calm"): string {
  const portrait = PORTRAITS[face - 1];
  if (!portrait) return "";
  const { skin, shirt, extras = [] } = portrait;
  const [behind, before] = hairOf(portrait);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${behind}<path d="M5 41c0-8.5 6-12 15-12s15 3.5 15 12z" fill="${shirt}"/><path d="M16.5 24h7v5.5a3.5 3.5 0 0 1-7 0z" fill="${skin}"/><ellipse cx="20" cy="18" rx="8.6" ry="9.8" fill="${skin}"/>${before}<g fill="#2a1c14"><circle cx="16.5" cy="18" r="1.15"/><circle cx="23.5" cy="18" r="1.15"/></g>${extras.map((extra) => extraOf(extra, portrait)).join("")}<path d="${MOUTHS[mood]}" fill="none" stroke="#8a3f2c" stroke-width="1.2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The faces for names of women, and for all others. */
const OF_WOMEN = [2, 4, 7, 10, 11, 12];
const OF_OTHERS = [1, 3, 5, 6, 8, 9];

/** The names of women among those of opponents. */
const WOMEN =
  `Leyla Nermin Elif Ayten Feride Aylin Ayşe Ceren Çağla Defne Derya Ebru Ece Emine Esra Fatma
  Gizem Gül Hülya İpek Melek Merve Nazlı Özge Pınar Sibel Şule Tuğba Yasemin Zehra Zeynep Andrea
  Anke Birgit Heike Ingrid Karin Lena Petra Sabine Ulrike Anneke Femke Floor Lotte Marieke
  Saskia Alice Claire Emily Grace Lucy Rosie`.split(/\s+/);

/**
 * Returns the faces of the players: the player's own, which may be none (0), and one for each other
 * name. A name has the same face at every table, unless another player there has it already.
 */
export function facesOf(own: number, names: readonly string[]): number[] {
  const faces = [own];
  for (const name of names) {
    // The second Ahmet of a contest is called “Ahmet 2”.
    const place = WOMEN.indexOf(name.replace(/ \d+$/, ""));
    const all = place < 0 ? OF_OTHERS : OF_WOMEN;
    // Women's names take turns with the faces; there is no list of the other names.
    const first = place < 0 ? sumOf(name) : place;
    const order = all.map((_, i) => all[(first + i) % all.length] ?? 0);
    faces.push(order.find((face) => !faces.includes(face)) ?? 0);
  }
  return faces;
}

/** Returns a number that depends on every letter of a name. */
function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
}

/** Returns the face of a name: that at the table of these names, or its usual one. */
export function faceOf(own: number, table: readonly string[], name: string): number {
  const seat = table.indexOf(name);
  return facesOf(own, seat < 0 ? [name] : table)[Math.max(seat, 0) + 1] ?? 0;
}

/** Sets faces, by seat, as the pictures of the players in an element and its descendants. */
export function wearFaces(faces: readonly number[], { style, dataset }: HTMLElement): void {
  const worn = faces.join();
  if (dataset.faces === worn) return;
  dataset.faces = worn;
  for (const [seat, face] of faces.entries())
    for (const mood of ["calm", "glad", "sorry"] as const)
      style.setProperty(`--${mood}-${seat}`, face ? `url("${portraitOf(face, mood)}")` : "none");
}
