/** Matches shown in other pages: what the engine says of each moment of a record. */

import { words } from "virtual:embed-words/position";
import type { Faces } from "../faces";
import init, { Game } from "../pkg/istaka/istaka";
import url from "../pkg/istaka/istaka_bg.wasm?url&no-inline";
import { linked } from "../replay/link";
import { type Roll, rollOf, until } from "../replay/record";
import type { Language } from "../settings";
import type { GameView } from "../views";
import { Board } from "./board";
import { type Fault, wrong } from "./notation";
import { once } from "./once";
import type { Film, Moment } from "./scene";
import { boardSheet, type Sheets } from "./sheet";
import { Voice } from "./words";

export class Boards {
  readonly #sheet = boardSheet();
  readonly #wake = once(() => init({ module_or_path: url }));

  constructor(private readonly sheets: Sheets) {}

  /** What shows a moment, or what is wrong with it. Rejects where an engine cannot be fetched. */
  async open(
    moment: Moment,
    faces: Faces,
    language: Language,
    told: (detail: unknown) => void,
  ): Promise<Board | Fault> {
    const record = await textOf(moment.record);
    const roll = record === null ? null : rollOf(record);
    if (record === null || roll === null) return wrong("record", moment.record);
    await this.#wake();
    const film = filmOf(roll);
    const last = roll.rounds.length - 1;
    const [round, actions] = moment.at ?? [last, roll.rounds[last]?.actions.length ?? 0];
    const there = roll.rounds[round]?.actions.length;
    if (there === undefined || actions > there) return wrong("at", `${round + 1}.${actions}`);
    let scene: readonly GameView[];
    try {
      // The engine reads the whole match, so that no move of it can fail later.
      film.scene(last, roll.rounds[last]?.actions.length ?? 0);
      scene = film.scene(round, actions);
    } catch (error) {
      // A record is refused; anything else has broken the engine.
      if (error instanceof WebAssembly.RuntimeError) throw error;
      return wrong("record", moment.record);
    }
    if (!scene[0]?.players.includes(moment.seat)) return wrong("seat", `${moment.seat}`);
    const voice = new Voice(language, words, faces);
    const sheets = [this.sheets.tiles, this.#sheet];
    return new Board(film, { ...moment, round, actions }, voice, sheets, told);
  }
}

/** A record as text: as it is saved, packed as in a link, or as the link itself. */
async function textOf(given: string): Promise<string | null> {
  if (given.startsWith("istaka "))
    return given
      .split("\n")
      .map((line) => line.trim())
      .join("\n");
  const [, hash] = /#(match=\S+)$/.exec(given) ?? [];
  const found = await linked(`#${hash ?? `match=${given}`}`);
  return "id" in found ? null : found.record;
}

function filmOf(roll: Roll): Film {
  return {
    roll,
    scene(round, actions) {
      const game = Game.load(until(roll, round, actions), { bots: [] });
      try {
        return [0, 1, 2, 3].map((seat) => game.view(seat));
      } finally {
        game.free();
      }
    },
  };
}
