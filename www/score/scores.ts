/** The score sheets of real tables: the one that is written, its sums, and the round entered. */

import { gameOfRules, PRESETS } from "../engine/presets";
import type { RuleEngine } from "../engine/rules";
import type { EntryForm, GameName, RulesView, ScoreView } from "../engine/views";
import type { Store } from "../state/state";
import type { Archive } from "../store/copies";
import { now } from "../store/match";
import { KeptSheets, type Sheet } from "../store/sheets";
import { BLANK, type Entry, textOf } from "./entry";

/** The setting with the number of players. */
export const PLAYERS = "players";

/** The questions to the engine. */
type Rules = Pick<RuleEngine, "changeRules" | "entryForm" | "readRules" | "tally">;

export class Scores {
  /** The sheet; null while a new one is set up. */
  sheet: Sheet | null = null;
  /** The rules of the sheet, or those chosen for a new one. */
  rules: RulesView | null = null;
  form: EntryForm | null = null;
  /** The names for a new sheet. */
  names: readonly string[] = ["", "", "", ""];
  /** The sums of the sheet. */
  score: ScoreView | null = null;
  /** The sums with the round that is being entered; null until its end is told. */
  ahead: ScoreView | null = null;
  entry: Entry = BLANK;
  /** The sheet that was thrown away last, to have it back. */
  dropped: Sheet | null = null;
  /** True once a sheet was read, or one can be set up. */
  isOpen = false;
  /** True once the round was to be written down: then its faults are told. */
  isTold = false;
  readonly #kept: KeptSheets;
  /** Counts changes, so that only the last answer is used. */
  #asked = 0;

  constructor(
    private readonly store: Store,
    texts: Archive,
    private readonly engine: Rules,
  ) {
    this.#kept = new KeptSheets(texts);
  }

  get sheets(): readonly Sheet[] {
    return this.#kept.all;
  }

  /** The names of the sheet, or of the one that is set up. */
  get namesHere(): readonly string[] {
    return this.sheet?.names ?? this.names;
  }

  /** Shows the sheet that was used last, or sets up the first one. */
  async open(): Promise<void> {
    const [last] = this.sheets;
    await (last ? this.turnTo(last) : this.prepare());
    this.isOpen = true;
  }

  async turnTo(sheet: Sheet): Promise<void> {
    this.sheet = sheet;
    this.entry = BLANK;
    this.#kept.note(sheet);
    await this.#read(sheet.rules);
  }

  /** Sets up a new sheet by the rules that were used last. */
  async prepare(): Promise<void> {
    const { rules } = this.sheet ?? this.store.state.settings;
    this.sheet = null;
    // Rules that a later version wrote are of no use for a new sheet.
    if (!(await this.#read(rules))) await this.#read(PRESETS[gameOfRules(rules)][0]);
  }

  async chooseGame(game: GameName): Promise<void> {
    await this.#read(PRESETS[game][0]);
  }

  async choosePreset(preset: string): Promise<void> {
    await this.#read(preset);
  }

  async choosePlayers(players: string): Promise<void> {
    if (!this.rules) return;
    const changed = await this.engine.changeRules(this.rules.text, PLAYERS, players);
    if (changed.ok) await this.#read(changed.value.text);
  }

  nameSeat(seat: number, name: string): void {
    this.names = this.names.map((one, i) => (i === seat ? name : one));
  }

  /** Begins the sheet that was set up. */
  async begin(): Promise<void> {
    const { rules, names } = this;
    if (!rules) return;
    await this.turnTo({
      begun: now(),
      rules: rules.text,
      names: names.map((name) => name.trim()),
      rounds: [],
    });
  }

  async change(some: Partial<Entry>): Promise<void> {
    this.entry = { ...this.entry, ...some };
    this.store.change({});
    await this.#count();
  }

  /** Writes the round down if it can be, and tells what is wrong otherwise. */
  async write(): Promise<void> {
    const { sheet, entry } = this;
    const text = textOf(entry);
    await this.#count();
    this.isTold = true;
    if (sheet && text !== null && this.ahead?.faults.length === 0)
      await this.turnTo({ ...sheet, rounds: [...sheet.rounds, text] });
    else this.store.change({});
  }

  /** Takes the last round out of the sheet. */
  async takeBack(): Promise<void> {
    const { sheet } = this;
    if (sheet) await this.turnTo({ ...sheet, rounds: sheet.rounds.slice(0, -1) });
  }

  async drop(): Promise<void> {
    const { sheet } = this;
    if (!sheet) return;
    this.#kept.drop(sheet);
    this.dropped = sheet;
    await this.prepare();
  }

  /** Takes back the sheet that was thrown away last. */
  async restore(): Promise<void> {
    const { dropped } = this;
    this.dropped = null;
    if (dropped) await this.turnTo(dropped);
  }

  /** Reads rules; returns false if they cannot be played here. */
  async #read(text: string): Promise<boolean> {
    const view = await this.engine.readRules(text);
    const form = await this.engine.entryForm(text);
    this.rules = view.ok && form.ok ? view.value : null;
    this.form = form.ok ? form.value : null;
    await this.#count();
    return this.rules !== null;
  }

  /** Adds up the sheet, and the round that is being entered. */
  async #count(): Promise<void> {
    const { sheet, rules, entry } = this;
    this.#asked += 1;
    const asked = this.#asked;
    if (!rules) {
      this.score = null;
      this.ahead = null;
      this.store.change({});
      return;
    }
    const rounds = sheet?.rounds ?? [];
    const text = textOf(entry);
    const score = await this.engine.tally(rules.text, rounds);
    const ahead = text === null ? null : await this.engine.tally(rules.text, [...rounds, text]);
    if (asked !== this.#asked) return;
    this.score = score.ok ? score.value : null;
    this.ahead = ahead?.ok ? ahead.value : null;
    if (entry === BLANK || this.ahead?.faults.length === 0) this.isTold = false;
    this.store.change({});
  }
}
