/** Gestures of opponents at the end of a round: a nod or a groan. */

import type { BotsView } from "../../engine/views";
import type { State } from "../../state/state";
import { wonBy } from "../tally";
import { type Manner, mannerOf } from "./opponent";

/** The gestures by style; for the plain style by level. An expert has none. */
const GESTURES: Readonly<Record<string, readonly Gesture[]>> = {
  careful: ["nod"],
  quick: ["nod", "groan"],
  pairs: ["groan"],
  patient: ["nod"],
  beginner: ["nod", "groan"],
  easy: ["nod", "groan"],
  medium: ["groan"],
  hard: ["nod"],
};

type Gesture = "nod" | "groan";

export class Moods {
  constructor(
    private readonly root: HTMLElement,
    private readonly bots: BotsView,
  ) {}

  follow(state: State): void {
    for (const seat of [1, 2, 3]) {
      const element = this.root.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`);
      const mood = element && this.#moodOf(seat, state);
      if (mood) element.dataset.mood = mood;
      else if (element) delete element.dataset.mood;
    }
  }

  #moodOf(seat: number, { game, opponents, settings }: State): "glad" | "sorry" | null {
    const table = game?.table ?? null;
    const winners = wonBy(table);
    if (!settings.gestures || table?.turn !== null || winners.length === 0) return null;
    const gestures = gesturesOf(mannerOf(opponents[seat - 1] ?? "", this.bots));
    if (winners.includes(seat)) return gestures.includes("nod") ? "glad" : null;
    return gestures.includes("groan") ? "sorry" : null;
  }
}

function gesturesOf({ level, style }: Manner): readonly Gesture[] {
  return GESTURES[style === "plain" ? level : style] ?? [];
}
