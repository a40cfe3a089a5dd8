/** The position that is analysed, its edits, and the answers of the engine to it. */

import {
  type Place,
  type PositionText,
  positionIn,
  textOf,
  tilesIn,
  withField,
  withoutTile,
  withRules,
  withTile,
} from "../base/position-text";
import { answered } from "../engine/calls";
import { Judging } from "../engine/judging";
import { gameOfRules } from "../engine/presets";
import type { AnyJudgement, PositionView } from "../engine/views";
import { rankingOf } from "../games/rankings";
import type { Settings } from "../settings/settings";
import type { Asked } from "../state/moment";
import type { Store } from "../state/state";
import type { Archive } from "../store/copies";
import { lessonsShelf, recallProgress } from "../store/lessons";
import { KeptPositions } from "../store/positions";
import { type Handed, handOn, handOnFile } from "../ui/hand-on";
import { addressOf, leaveAddress, takeAddress } from "./address";
import { ASK, BEGUN, Guide } from "./guide";

/** Most edits that can be undone. */
const MOST = 200;

/** An answer that is shown. */
export interface Answered {
  readonly judgement: AnyJudgement;
  /** True for the first answer, which a finer one replaces. */
  readonly quick: boolean;
}

/** The seat of the player in every match. */
const OWN = 0;

export const HAND: Place = { field: "hand", at: 0 };
export const INDICATOR: Place = { field: "indicator", at: 0 };

/** The judge of positions. */
type Judge = Pick<Judging, "open" | "read" | "judge" | "at" | "play" | "stop">;

export class Analysis {
  /** The text of the position, as it is in its field. */
  text = "";
  /** The place to which a tapped tile goes. */
  place: Place = INDICATOR;
  /** The last position that the engine has read; null before its first answer. */
  view: PositionView | null = null;
  /** The ranking of the actions in the position; null until the first answer. */
  found: Answered | null = null;
  /** True after an action that ended the round. */
  over = false;
  /** Set if the engine cannot be loaded or has stopped. */
  failed = false;
  /** The outcome of handing on a link or a picture; null before it. */
  handed: Handed | "saved" | null = null;
  /** True if a picture tells the answer too. */
  telling = true;
  /** The parts of the answer that are unfolded, at first the tiles of the best action. */
  readonly unfolded = new Set(["best"]);
  /** True while the list of the last positions is open. */
  listed = false;
  /** The lesson that is taken; null outside it. */
  guide: Guide | null = null;
  /** The texts before the edits, the oldest first. */
  #before: string[] = [];
  /** True if the last edit was typed: what is typed in one go is undone together. */
  #typed = false;
  readonly #kept: KeptPositions;
  /** True while the analysis is on the screen. */
  #shown = false;
  /** Counts questions about the text, so that only the last one is answered. */
  #asked = 0;

  constructor(
    private readonly store: Store,
    private readonly copies: Pick<Archive, "read" | "readSecond" | "write">,
    private readonly judging: Judge = new Judging(),
  ) {
    this.#kept = new KeptPositions(copies);
  }

  /** Opens a position, or else the one that was analysed last. */
  async open(asked: Asked | null): Promise<void> {
    await this.judging.open();
    if (asked === null) return this.#show(this.text || this.#kept.all[0] || this.#blank);
    if ("lesson" in asked) return this.learn();
    if ("text" in asked) return this.#show(asked.text);
    const { record, at } = asked;
    const answer = await answered(this.judging.at(record, at, OWN));
    await this.#show((answer?.ok && answer.value) || this.text || this.#blank);
  }

  /** The level of the usual opponents. */
  get level(): Settings["level"] {
    return this.store.state.settings.level;
  }

  /** A position without tiles, by the rules of the last match. */
  get #blank(): string {
    const { game, settings } = this.store.state;
    return game?.options.text ?? settings.rules;
  }

  /** Begins the lesson; the position before it comes again after it. */
  learn(): Promise<void> {
    this.guide ??= new Guide(this.text);
    this.guide.step = 0;
    return this.#show(BEGUN);
  }

  /** Goes on from the answer to playing an action. */
  goOn(): void {
    this.guide?.next(this.text);
    this.store.change({});
  }

  /** Ends the lesson, and shows the position before it. */
  leaveGuide(): Promise<void> {
    return this.#leaveFor(this.guide?.before || this.#blank);
  }

  /** Ends the lesson, and has the player enter a hand. */
  askOwn(): Promise<void> {
    return this.#leaveFor(this.#blank);
  }

  #leaveFor(text: string): Promise<void> {
    this.guide = null;
    return this.#show(text);
  }

  /** Notes that the lesson is finished. */
  #finishGuide(): void {
    const { done, at } = recallProgress(this.copies);
    if (!done.includes(ASK)) lessonsShelf.keep(this.copies, { done: [...done, ASK], at });
  }

  /** Shows a text; one like that before is not an edit. */
  async #show(text: string): Promise<void> {
    if (this.text !== "" && text !== this.text) this.#note(false);
    this.text = text;
    this.place = this.#nextPlace(HAND);
    await this.#ask();
  }

  /** The parts of the text. */
  get position(): PositionText {
    return positionIn(this.text);
  }

  /** The last positions, the latest first. */
  get kept(): readonly string[] {
    return this.#kept.all;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Follows the address while the analysis is on the screen. */
  shown(): void {
    this.#shown = true;
    takeAddress(this.text);
    void this.#refine();
  }

  left(): void {
    if (this.guide) this.text = this.guide.before || this.#blank;
    this.guide = null;
    this.#shown = false;
    this.#asked += 1;
    this.judging.stop();
    leaveAddress();
  }

  /** Takes over what was typed. */
  type(text: string): void {
    this.#change(text, true);
  }

  /** Chooses the place to which tiles go. */
  choose(place: Place): void {
    this.place = place;
    this.store.change({});
  }

  /** Adds a tile to the chosen place; after the indicator the hand is next. */
  add(tile: string): void {
    const { place } = this;
    this.#edit((position) => withTile(position, place, tile));
    if (place.field === "indicator") this.choose(HAND);
  }

  remove(place: Place, at: number): void {
    this.#edit((position) => withoutTile(position, place, at));
  }

  /**
   * Moves a tile to another place. `from` is null for a tile of the palette, `to` for one that is
   * taken away.
   */
  move(tile: string, from: { place: Place; at: number } | null, to: Place | null): void {
    // Added first: a place that loses its last tile goes, and those behind it move up.
    this.#edit((position) => {
      const added = to ? withTile(position, to, tile) : position;
      return from ? withoutTile(added, from.place, from.at) : added;
    });
    if (to?.field === INDICATOR.field && this.place.field === to.field) this.choose(HAND);
  }

  /** Sets the words of a field; null removes it. */
  set(name: string, words: readonly string[] | null): void {
    this.#edit((position) => withField(position, name, words));
  }

  /** Chooses rules; those of another game begin with an empty table. */
  setRules(rules: string): void {
    const same = gameOfRules(rules) === gameOfRules(this.position.rules);
    this.#edit((position) => withRules(same ? position : { rules, fields: [] }, rules));
    if (!same) this.choose(this.#nextPlace(HAND));
  }

  /** Removes all tiles. */
  clear(): void {
    this.#edit(({ rules }) => ({ rules, fields: [] }));
    this.choose(this.#nextPlace(HAND));
  }

  undo(): void {
    const before = this.#before.pop();
    if (before === undefined) return;
    this.text = before;
    this.#typed = false;
    this.#follow();
  }

  /** Shows one of the last positions. */
  recall(text: string): void {
    this.listed = false;
    this.#change(text, false);
  }

  /** Plays an action on the board. */
  async play(action: string): Promise<void> {
    const { text, guide } = this;
    const answer = await answered(this.judging.play(text, action));
    if (this.text !== text) return;
    if (guide?.step === 1) guide.next(text);
    if (guide?.step === 2) this.#finishGuide();
    if (answer?.ok && answer.value !== null) this.#change(answer.value, false);
    this.over = answer?.ok === true && answer.value === null;
    this.store.change({});
  }

  async share(): Promise<void> {
    this.handed = await handOn({ url: addressOf(this.text) });
    this.store.change({});
  }

  async sharePicture(drawn: Promise<File | null>): Promise<void> {
    const file = await answered(drawn);
    this.handed = file && (await handOnFile(file));
    this.store.change({});
  }

  /** Chooses if a picture tells the answer too. */
  tell(telling: boolean): void {
    this.telling = telling;
    this.store.change({});
  }

  list(open: boolean): void {
    if (this.listed === open) return;
    this.listed = open;
    this.store.change({});
  }

  /** Folds or unfolds a part of the answer. */
  unfold(part: string, open: boolean): void {
    if (this.unfolded.has(part) === open) return;
    if (open) this.unfolded.add(part);
    else this.unfolded.delete(part);
    this.store.change({});
  }

  #edit(edit: (position: PositionText) => PositionText): void {
    this.#change(textOf(edit(this.position)), false);
  }

  #change(text: string, typed: boolean): void {
    if (text === this.text) return;
    this.#note(typed);
    this.text = text;
    this.#follow();
  }

  /** Notes the text before an edit. */
  #note(typed: boolean): void {
    if (!(typed && this.#typed)) this.#before = [...this.#before, this.text].slice(-MOST);
    this.#typed = typed;
  }

  #follow(): void {
    this.handed = null;
    this.over = false;
    if (this.#shown) takeAddress(this.text);
    this.store.change({});
    void this.#ask();
  }

  /** Returns the place that is filled first, or another one once it is filled. */
  #nextPlace(after: Place): Place {
    const { position } = this;
    const [first] = rankingOf(gameOfRules(position.rules)).places;
    const isOpen = first === INDICATOR.field && tilesIn(position, INDICATOR).length === 0;
    return isOpen ? INDICATOR : after;
  }

  /** Has the engine read the text and judge it: quickly, then finer while it is shown. */
  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const read = await answered(this.judging.read(this.text));
    if (asked !== this.#asked) return;
    this.failed = read === null;
    this.view = read?.view ?? this.view;
    const { judgement = null } = read ?? {};
    if (judgement?.position !== this.found?.judgement.position)
      this.found = judgement && { judgement, quick: true };
    if (this.found) this.guide?.judged(this.position);
    this.store.change({});
    await this.#refine();
  }

  /** Has the engine judge the position finer, unless it has. */
  async #refine(): Promise<void> {
    const { found } = this;
    const asked = this.#asked;
    if (!this.#shown || !found?.quick) return;
    const judgement = await answered(this.judging.judge(found.judgement.position));
    if (asked !== this.#asked || judgement === null) return;
    this.found = { judgement, quick: false };
    if (!this.guide) this.#kept.note(judgement.position);
    this.store.change({});
  }
}
