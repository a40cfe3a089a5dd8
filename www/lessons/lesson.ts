/**
 * Reads the text of a lesson: the record of a match, and the steps that the player takes after it
 * (docs/lessons.md). Tests check the claims of each lesson with the engine.
 */

/**
 * The condition that ends a step: the text was read, tiles lie side by side on the rack, series lie
 * on the unfinished table, an action is done, or the round is over.
 */
type StepKind = "read" | "arrange" | "put" | "do" | "play";

export interface Step {
  readonly kind: StepKind;
  /** The accepted actions (`do`), the tiles side by side (`arrange`), or the series (`put`). */
  readonly wants: readonly string[];
  /** The actions of the other players after this step, as lines of a record. */
  readonly others: readonly string[];
  /** The marked places of the table, and the marked tiles in the notation. */
  readonly at: readonly string[];
  /** The place to which the marked tile goes once it is chosen; null if a tap is enough. */
  readonly goes: string | null;
  /** The tiles that the message of the step names as `a`, `b`, `c` and `d`, in this order. */
  readonly names: readonly string[];
  /** The number of actions of the lesson before this step. */
  readonly from: number;
}

export interface Lesson {
  readonly id: string;
  /** True for the staged first hand of a game, in which the player only taps marked things. */
  readonly staged: boolean;
  /** The record of the match when the lesson begins. */
  readonly record: string;
  /** The rack at the beginning by tier, with a dot for an empty slot; null for a sorted rack. */
  readonly rack: readonly string[] | null;
  readonly steps: readonly Step[];
}

/** The line between the record and the steps. */
const BEGIN = /\n(lesson|staged)\n/;

const KINDS: readonly string[] = ["read", "arrange", "put", "do", "play"];

/** Separates alternative actions. */
const OR = " or ";

export function lessonIn(id: string, text: string): Lesson {
  const [record = "", begin, plan = ""] = `${text}\n`.split(BEGIN);
  const staged = begin === "staged";
  const lines = plan.split("\n").filter((line) => line.trim() !== "");
  const rack = lines.find((line) => line.startsWith("rack "))?.slice(5);
  const steps: Step[] = [];
  let from = 0;
  for (const [i, line] of lines.entries()) {
    const kind = line.split(" ", 1)[0] ?? "";
    if (!KINDS.includes(kind)) continue;
    const rest = lines.slice(i + 1);
    const end = rest.findIndex((each) => !each.startsWith("  "));
    const step = stepIn(line, end < 0 ? rest : rest.slice(0, end), from);
    steps.push(step);
    if (step.kind === "do") from += 1 + step.others.length;
  }
  return { id, staged, record: `${record}\n`, rack: rack?.split(" / ") ?? null, steps };
}

function stepIn(line: string, details: readonly string[], from: number): Step {
  const [kind = "read"] = line.split(" ", 1);
  const wanted = line.slice(kind.length + 1);
  const all = (word: string): string[] =>
    details.flatMap((detail) => {
      const text = detail.trim();
      return text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : [];
    });
  return {
    kind: kind as StepKind,
    wants: kind === "arrange" ? wanted.split(" ") : wanted === "" ? [] : wanted.split(OR),
    others: all("then"),
    at: all("at").flatMap((text) => text.split(" ")),
    goes: all("goes")[0] ?? null,
    names: all("names").flatMap((text) => text.split(" | ")),
    from,
  };
}

/** Returns true if a step wants an action, with either copy of a tile; `*` is any ending. */
export function accepts({ kind, wants }: Step, action: string): boolean {
  if (kind === "play") return true;
  const [done = ""] = plain(action).split(" : ");
  return kind === "do" && wants.some((wanted) => suits(done, plain(wanted)));
}

/** Returns true if the series on the unfinished table are the series that a step wants. */
export function lieSo(
  { wants: [rows = ""] }: Step,
  series: readonly (readonly string[])[],
): boolean {
  const lying = series.map((tiles) => tiles.join(" ")).join(" | ");
  return suits(plain(`put ${lying}`), plain(`put ${rows}`));
}

/** Returns what a tap on a step's tiles does: an action, or `arrange` or `put` with tiles. */
export function leadOf({ kind, wants }: Step): string | null {
  if (kind === "do") return wants[0] ?? null;
  return kind === "arrange" || kind === "put" ? `${kind} ${wants.join(" ")}` : null;
}

function suits(done: string, wanted: string): boolean {
  if (wanted.endsWith("*")) return done.startsWith(wanted.slice(0, -1));
  return sorted(done) === sorted(wanted);
}

/** Returns a text without the marks that distinguish copies of a tile. */
export function plain(text: string): string {
  return text.replaceAll("'", "");
}

/** Sorts the series of an action and the tiles of each series, for comparison. */
function sorted(action: string): string {
  const [word = "", ...rest] = action.split(" ");
  const series = rest.join(" ").split(" | ");
  const tiles = series.map((each) => each.split(" ").sort().join(" "));
  return [word, ...tiles.sort()].join(" | ");
}
