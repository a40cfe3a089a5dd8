/** Matches shown in other pages: asks the engine about each moment of a record. */

import { words } from "virtual:embed-words/position";
import { loaded } from "../engine/match";
import init, { readLink } from "../pkg/istaka/istaka";
import url from "../pkg/istaka/istaka_bg.wasm?url&no-inline";
import type { Language } from "../settings/settings";
import type { Faces } from "../state/faces";
import { Board } from "./board";
import type { WasmUrl } from "./engine.js";
import { type Fault, wrong } from "./notation";
import { once } from "./once";
import type { Film, Moment } from "./scene";
import { boardSheet, type Sheets } from "./sheet";
import { Voice } from "./words";

export class Boards {
  readonly #sheet = boardSheet();
  readonly #wake = once(() => init({ module_or_path: this.wasmUrl.istaka ?? url }));

  constructor(
    private readonly sheets: Sheets,
    private readonly wasmUrl: WasmUrl,
  ) {}

  /** Returns the board of a moment, or its fault. Rejects if an engine cannot be fetched. */
  async open(
    moment: Moment,
    faces: Faces,
    language: Language,
    told: (detail: unknown) => void,
  ): Promise<Board | Fault> {
    await this.#wake();
    let film: Film;
    try {
      // The engine reads the whole match, so that no move of it can fail later.
      film = filmOf(textOf(moment.record));
    } catch (error) {
      // A record is refused; anything else has broken the engine.
      if (error instanceof WebAssembly.RuntimeError) throw error;
      return wrong("record", moment.record);
    }
    const last = film.rounds.length - 1;
    if (last < 0) return wrong("record", moment.record);
    const [round, actions] = moment.at ?? [last, film.rounds[last]?.actions ?? 0];
    const there = film.rounds[round]?.actions;
    if (there === undefined || actions > there) return wrong("at", `${round + 1}.${actions}`);
    const scene = film.scene(round, actions);
    if (!scene[0]?.players.includes(moment.seat)) return wrong("seat", `${moment.seat}`);
    const voice = new Voice(language, words, faces);
    const sheets = [this.sheets.tiles, this.#sheet];
    return new Board(film, { ...moment, round, actions }, voice, sheets, told);
  }
}

/** A record as text: as it is saved, packed as in a link, or as the link itself. */
function textOf(given: string): string {
  if (given.startsWith("istaka "))
    return given
      .split("\n")
      .map((line) => line.trim())
      .join("\n");
  return readLink(given.includes("#match=") ? given : `#match=${given}`).record;
}

function filmOf(record: string): Film {
  const whole = loaded(record);
  return {
    rounds: whole.rounds(),
    scene(round, actions) {
      const game = whole.cut(round, actions, { bots: [] });
      try {
        return [0, 1, 2, 3].map((seat) => game.view(seat));
      } finally {
        game.free();
      }
    },
  };
}
