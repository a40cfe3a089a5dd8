/**
 * Turkish suffixes of names and numbers, which follow their sound: "13’e" and "10’a", "Leyla’nın"
 * and "Can’ın", "Leyla da" and "Deniz de".
 */

/** The sound of the end of a word. */
interface End {
  /** The last vowel. */
  readonly vowel: string;
  /** True if the word ends with it. */
  readonly open: boolean;
  /** True for a last consonant without voice. */
  readonly hard: boolean;
}

const VOWELS = "aeıioöuü";

/** The consonants without voice, of foreign words too. */
const HARD = "fstkçşhpxq";

const FRONT = "eiöü";
const ROUND = "oöuü";

const DIGITS = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const TENS = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];

/** The names of the powers of a thousand; a larger one ends as the last. */
const THOUSANDS = ["yüz", "bin", "milyon", "milyar"];

/** Names that are not read as they are written; "â" and "û" before "l" stand for "e" and "ü". */
const READ: Readonly<Record<string, string>> = {
  ...{ bilal: "bilâl", celal: "celâl", cemal: "cemâl", hilal: "hilâl", ikbal: "ikbâl" },
  ...{ iclal: "iclâl", kemal: "kemâl", meral: "merâl", nihal: "nihâl", resul: "resûl" },
  ...{ visal: "visâl", zuhal: "zuhâl", alice: "alis", blake: "bleyk", bruce: "brus" },
  ...{ charles: "çarlz", claire: "kler", dave: "deyv", george: "corc", grace: "greys" },
  ...{ hannah: "hanna", jake: "ceyk", james: "ceymz", jane: "ceyn", joe: "co", kate: "keyt" },
  ...{ leah: "lia", louis: "lui", luke: "luk", mike: "mayk", noah: "noa", sarah: "sara" },
  ...{ steve: "stiv" },
};

/** Foreign ends of words, and how they are read. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeıioöuü])y$/, "i"],
  [/ley$/, "li"],
  [/tz$/, "ts"],
  [/eaux?$/, "o"],
  [/(?<=ll|tt|rr)e$/, ""],
];

/** Foreign letters that no accent makes of one of the alphabet, and their sounds. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "s", æ: "e", ä: "e", å: "o", ø: "ö", œ: "ö", đ: "d", ł: "l" },
};

/** The consonants with which a word of the language may end after another consonant. */
const CLUSTER = /[lmnrsşfhkpyvz][çkpstşz]$/;

/**
 * Adds a suffix to a name or number, with an apostrophe; after a blank a word of its own. In the
 * suffix "A" stands for a or e, "I" for ı, i, u or ü, and "D" for d or t; what is in brackets is
 * there after a vowel.
 *
 * ```text
 * 10 (y)A  10’a     6 (y)A  6’ya     Leyla (n)In  Leyla’nın
 * Burak DA  Burak’ta     Deniz " dA"  Deniz de
 * ```
 */
export function suffixed(word: string, suffix: string): string {
  const { vowel, open, hard } = endOf(word);
  const [front, round] = [FRONT.includes(vowel), ROUND.includes(vowel)];
  const narrow = front ? (round ? "ü" : "i") : round ? "u" : "ı";
  const sounds: Readonly<Record<string, string>> = {
    A: front ? "e" : "a",
    I: narrow,
    D: hard ? "t" : "d",
  };
  const spelled = suffix
    .replace(/\((.*?)\)/g, open ? "$1" : "")
    .replace(/[AID]/g, (letter) => sounds[letter] ?? letter);
  return spelled.startsWith(" ") ? word + spelled : `${word}’${spelled}`;
}

function endOf(word: string): End {
  const sound = soundOf(word.replace(/[^\p{L}\p{N}]+$/u, ""));
  const last = [...sound].filter((letter) => VOWELS.includes(letter)).at(-1);
  // Letters are read by their names, which end in "e"; so is what cannot be read at all.
  if (last === undefined) return { vowel: "e", open: true, hard: false };
  const end = sound.at(-1) ?? "";
  return { vowel: last, open: VOWELS.includes(end), hard: HARD.includes(end) };
}

/** Writes the end of a word as it sounds, in the letters of the language. */
function soundOf(word: string): string {
  const [number] = /\d[\d.]*$/.exec(word) ?? [];
  if (number) return numberRead(number.replaceAll(".", ""));
  const [name = ""] = /[\p{L}\p{M}]+$/u.exec(word) ?? [];
  const lower = name.normalize("NFC").toLocaleLowerCase("tr");
  if (isSpelled(name, lower)) return "";
  const read = (READ[lower] ?? lower).replace(/[âû](?=l$)/, (it) => (it === "â" ? "e" : "ü"));
  const plain = [...read].map(plainly).join("");
  return FOREIGN.reduce((sound, [end, said]) => sound.replace(end, said), plain);
}

/** True for an abbreviation that is read letter by letter: "ABD", "TRT". */
function isSpelled(name: string, lower: string): boolean {
  const isCapital = name.length > 1 && name === name.toLocaleUpperCase("tr");
  return isCapital && /[^aeıioöuü]{2}$/.test(lower) && !CLUSTER.test(lower);
}

/** The letter of the alphabet that another one sounds like. */
function plainly(letter: string): string {
  if (/[çğıöşü]/.test(letter)) return letter;
  return LETTERS[letter] ?? letter.normalize("NFD")[0] ?? letter;
}

/** The last word of a number as it is read: "kırk" for 1040. */
function numberRead(digits: string): string {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  const digit = Number(digits.at(-1 - zeros) ?? 0);
  if (zeros === digits.length) return DIGITS[0] ?? "";
  if (zeros === 0) return DIGITS[digit] ?? "";
  if (zeros === 1) return TENS[digit] ?? "";
  return THOUSANDS[Math.min(Math.floor(zeros / 3), THOUSANDS.length - 1)] ?? "";
}
