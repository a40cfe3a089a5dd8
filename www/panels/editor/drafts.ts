/**
 * Edits the rules of the next match. Their meaning, valid values and conflicts come from the
 * engine; this module holds only the player's draft.
 */

import { unfetched } from "../../base/version";
import type { Answer, RemoteEngine } from "../../engine/client";
import type { RuleEngine } from "../../engine/rules";
import type {
  BotsView,
  GameName,
  LongestRulesName,
  Preset,
  RulesView,
  Setting,
  Strength,
} from "../../engine/views";
import { spoken } from "../../locales/messages";
import { DEFAULTS } from "../../settings/settings";
import type { Draft, NamedRules, Sentence, Store } from "../../state/state";
import type { Archive } from "../../store/copies";
import { MOST_RULES, rulesShelf } from "../../store/rules";
import { type GameRules, gameOf } from "./words";

/** The maximum length of a name. */
export const LONGEST_NAME: LongestRulesName = 40;

/** Nothing is said of the last change, and it cannot be undone. */
const SILENT: Pick<Draft, "said" | "before"> = { said: null, before: null };

/** Tells the player's strength in a game; null if it is too early. */
export type StrengthIn = (game: GameName) => Promise<Pick<Strength, "peers"> | null>;

export class Drafts {
  /** Resolves when all queued changes are done. */
  #busy: Promise<unknown> = Promise.resolve();
  /** Choices not yet confirmed by the engine, the oldest first. */
  readonly #chosen: ((draft: Draft) => Draft)[] = [];

  constructor(
    private readonly store: Store,
    private readonly engine: Pick<RemoteEngine, "bots" | "commitment">,
    private readonly rules: RuleEngine,
    readonly games: readonly GameRules[],
    private readonly copies: Archive,
  ) {}

  /** The draft with all choices of the player, even those the engine has not confirmed yet. */
  get shown(): Draft | null {
    const { draft } = this.store.state;
    return draft && this.#chosen.reduce((shown, choose) => choose(shown), draft);
  }

  /** Returns the presets of a game, those best known to speakers of the language first. */
  presetsOf(game: GameRules | undefined): readonly Preset[] {
    return game?.presets(spoken()) ?? [];
  }

  /** Returns a draft of the current rules, with the player's own rule sets. */
  async begin(): Promise<Draft> {
    const { rules, level, opponents } = this.store.state.settings;
    const bots = await this.engine.bots();
    const { value: texts, whole } = rulesShelf.recall(this.copies);
    const own = await Promise.all((texts ?? []).map((text) => this.#read(text)));
    const read = await this.rules.readRules(rules);
    const usable = read.ok && read.value.conflicts.length === 0;
    const view = usable ? read.value : await this.#view(DEFAULTS.rules);
    const said = !whole || own.some((set) => set.view === null);
    return this.#drafted(view, {
      own,
      bots,
      level: bots.levels.some((one) => one === level) ? level : DEFAULTS.level,
      opponents: knownOf(opponents, bots),
      left: {},
      seed: null,
      commitment: await this.engine.commitment(),
      from: placeOf(view, own),
      said: said ? { id: "sets-damaged" } : usable ? null : { id: "notice-rules" },
    });
  }

  /**
   * Returns a draft with the rules of a shared text, which may conflict, or the reason why it
   * cannot be read.
   */
  async receive(text: string): Promise<Draft | Sentence> {
    const share = shareIn(text.trim());
    const read = await this.rules.sharedRules(share);
    if (!read.ok) return { id: `unread-${read.refusal.code}` };
    const { name, rules } = read.value;
    const view = await this.#view(rules);
    const draft = this.store.state.draft ?? (await this.begin());
    const clashes = view.conflicts.length > 0;
    const said = { id: clashes ? "did-receive-clash" : "did-receive" };
    const received = { ...this.#moved(draft, view), said, before: null };
    const isPreset = name === "" && !isChanged({ ...draft, view, from: null });
    if (isPreset) return this.#drafted(view, { ...received, from: null });
    const known = draft.own.findIndex((set) => set.name === name && set.view?.text === rules);
    const set = {
      name,
      view,
      text: clashes ? share : await this.#shared(rules, name),
      kept: false,
    };
    const own = known < 0 ? [...draft.own, set] : draft.own;
    const from = known < 0 ? own.length - 1 : known;
    return this.#drafted(view, { ...received, own, from });
  }

  /** Changes to another game, with its last draft and opponents, or else its first preset. */
  chooseGame(game: string): Promise<void> {
    return this.#do(
      async (draft) => {
        const left = draft.left[game];
        const [first = ""] = this.presetsOf(this.games.find((one) => one.game === game));
        const view = await (left ? this.#view(left.rules) : this.#preset(first, draft));
        const from = placeOf(view, draft.own);
        return this.#drafted(view, { ...this.#moved(draft, view), ...SILENT, from });
      },
      (draft) => ({ ...draft, moving: true }),
    );
  }

  /** Chooses a preset, or changes the preset that the player's own rules are based on. */
  choosePreset(preset: string, from: number | null = null): Promise<void> {
    return this.#do(async (draft) => {
      const view = await this.#preset(preset, draft);
      return this.#drafted(view, { ...draft, ...dropping(draft), from });
    });
  }

  chooseOwn(from: number): Promise<void> {
    return this.#do(async (draft) => {
      const view = draft.own[from]?.view;
      if (!view) return draft;
      return this.#drafted(view, { ...this.#moved(draft, view), ...dropping(draft), from });
    });
  }

  change(setting: Setting, value: string): Promise<void> {
    const change = async (draft: Draft): Promise<Draft> => {
      const view = await this.#changed(draft.view.text, setting, value);
      return this.#drafted(view, { ...draft, ...SILENT });
    };
    return this.#do(change, ({ view, ...draft }) => {
      const settings = view.settings.map((it) => (it.name === setting ? { ...it, value } : it));
      // The settings belong to this view, which TypeScript cannot infer for a union.
      return { ...draft, view: { ...view, settings } as RulesView };
    });
  }

  /** Sets the level of all bots, except those chosen singly. */
  setLevel(level: string): Promise<void> {
    return this.#choose((draft) => ({ ...draft, level }));
  }

  /** Chooses the opponent at a seat; the empty name stands for the level of all. */
  setOpponent(seat: number, who: string): Promise<void> {
    return this.#choose((draft) => {
      const [right, opposite, left] = draft.opponents.map((one, i) => (i === seat - 1 ? who : one));
      return { ...draft, opponents: [right ?? "", opposite ?? "", left ?? ""] };
    });
  }

  /** Chooses opponents as strong as the player, by the strength in the game of the draft. */
  async choosePeers(strengthIn: StrengthIn): Promise<void> {
    const game = this.shown?.view.game;
    if (!game) return;
    await this.say("peers-look");
    const strength = await strengthIn(game).catch(unfetched);
    return this.#do(async (draft) => {
      if (draft.view.game !== game) return draft;
      if (strength === "unfetched")
        return { ...draft, said: { id: "notice-offline" }, before: null };
      if (!strength) return { ...draft, said: { id: "peers-early" }, before: null };
      const seats = draft.view.seats.slice(1);
      const [, , nearer] = strength.peers;
      const peers = seats.length === 1 ? [nearer] : strength.peers;
      const at = (seat: number): string => peers[seats.indexOf(seat)] ?? "";
      return {
        ...draft,
        opponents: [at(1), at(2), at(3)],
        said: { id: "peers-chosen" },
        before: null,
      };
    });
  }

  /** Resets all settings to the preset. */
  reset(): Promise<void> {
    return this.#do(async (draft) => {
      const view = await this.#preset(draft.view.preset, draft);
      return this.#drafted(view, { ...draft, ...undoable(draft, "did-reset") });
    });
  }

  /** Saves the draft under a name, in place of the rules it comes from or in addition. */
  keep(name: string, anew: boolean): Promise<void> {
    return this.#do(async (draft) => {
      const { own, view } = draft;
      const at = anew || draft.from === null ? own.length : draft.from;
      const others = own.filter((set, i) => i !== at && set.kept);
      if (others.length >= MOST_RULES) return { ...draft, said: { id: "sets-full" }, before: null };
      const taken = others.map((set) => set.name);
      const set = await this.#read(await this.#shared(view.text, free(name, taken)));
      const sets = [...own.slice(0, at), set, ...own.slice(at + 1)];
      const said = { id: "did-keep", args: { name: set.name } };
      return this.#put(draft, sets, at, { said, before: null });
    });
  }

  drop(at: number): Promise<void> {
    return this.#do(async (draft) => {
      const own = draft.own.filter((_, i) => i !== at);
      const { from } = draft;
      const still = from === null || from === at ? null : from > at ? from - 1 : from;
      return this.#put(draft, own, still, undoable(draft, "did-drop", draft.own[at]?.name));
    });
  }

  undo(): Promise<void> {
    return this.#do(async (draft) => {
      if (!draft.before) return draft;
      this.#write(draft.before.own);
      // Opponents are not part of the rules, but each game has its own.
      const { level, opponents, left } = this.#moved(draft, draft.before.view);
      return { ...draft.before, ...SILENT, level, opponents, left };
    });
  }

  /** Returns the draft once all queued changes are done. */
  async settled(): Promise<Draft | null> {
    await this.#busy;
    return this.store.state.draft;
  }

  /** Replaces the draft by the rules of a shared text; returns `false` if it cannot be read. */
  async take(text: string): Promise<boolean> {
    let taken = false;
    await this.#do(async (draft) => {
      const received = await this.receive(text);
      taken = "view" in received;
      return "view" in received ? received : { ...draft, said: received, before: null };
    });
    return taken;
  }

  say(id: string): Promise<void> {
    return this.#do(async (draft) => ({ ...draft, said: { id }, before: null }));
  }

  /** Queues a choice that the engine need not confirm. */
  #choose(choice: (draft: Draft) => Draft): Promise<void> {
    return this.#do(async (draft) => choice(draft), choice);
  }

  /** Queues a change, which works on the result of the one before; shows the choice at once. */
  #do(
    step: (draft: Draft) => Promise<Draft>,
    chosen = (draft: Draft): Draft => draft,
  ): Promise<void> {
    this.#chosen.push(chosen);
    this.store.change({});
    const doing = this.#busy.then(async () => {
      const { draft } = this.store.state;
      if (!draft) return;
      const next = await step(draft);
      // The draft may have been closed or replaced meanwhile.
      if (this.store.state.draft === draft) this.store.change({ draft: next });
    });
    const done = doing.finally(() => {
      this.#chosen.splice(this.#chosen.indexOf(chosen), 1);
      this.store.change({});
    });
    this.#busy = Promise.allSettled([done]);
    return done;
  }

  /**
   * Returns the draft at another game if the rules are of one: stores the rules and opponents of
   * this game, and restores the other's opponents.
   */
  #moved(draft: Draft, view: RulesView): Draft {
    const { left, opponents } = draft;
    const game = ({ preset }: RulesView) => gameOf(preset, this.games)?.game ?? "";
    const [from, to] = [game(draft.view), game(view)];
    if (from === to) return draft;
    return {
      ...draft,
      left: { ...left, [from]: { rules: draft.view.text, opponents } },
      opponents: left[to]?.opponents ?? ["", "", ""],
    };
  }

  async #drafted(
    view: RulesView,
    rest: Omit<Draft, "view" | "shared" | "before" | "moving"> & Partial<Draft>,
  ): Promise<Draft> {
    const name = rest.from === null ? "" : (rest.own[rest.from]?.name ?? "");
    const playable = view.conflicts.length === 0;
    const shared = playable ? await this.#shared(view.text, name) : "";
    return { before: null, moving: false, ...rest, view, shared };
  }

  /** Returns a preset with the number of players of the draft. */
  #preset(preset: string, { view }: Draft): Promise<RulesView> {
    return this.#changed(preset, "players", playersIn(view));
  }

  async #changed(text: string, setting: Setting, value: string): Promise<RulesView> {
    return given(await this.rules.changeRules(text, setting, value));
  }

  async #view(text: string): Promise<RulesView> {
    return given(await this.rules.readRules(text));
  }

  async #shared(text: string, name: string): Promise<string> {
    return given(await this.rules.shareRules(text, name));
  }

  async #read(text: string): Promise<NamedRules> {
    const read = await this.rules.sharedRules(text);
    if (!read.ok) return { name: "", view: null, text, kept: true };
    const { name, rules } = read.value;
    return { name, view: await this.#view(rules), text, kept: true };
  }

  /** Replaces the player's own rules and saves them if the storage allows it. */
  #put(
    draft: Draft,
    own: readonly NamedRules[],
    from: number | null,
    done: Pick<Draft, "said" | "before">,
  ): Promise<Draft> {
    const said = this.#write(own) ? done.said : { id: "sets-forbidden" };
    return this.#drafted(draft.view, { ...draft, ...done, own, from, said });
  }

  #write(own: readonly NamedRules[]): boolean {
    const texts = own.filter(({ kept }) => kept).map(({ text }) => text);
    return rulesShelf.keep(this.copies, texts) === null;
  }
}

/** Replaces opponents that this engine does not know by the level of all. */
function knownOf(opponents: Draft["opponents"], bots: BotsView): Draft["opponents"] {
  const known: string[] = [...bots.levels, ...bots.characters.map(({ name }) => name)];
  const [right, opposite, left] = opponents.map((one) => (known.includes(one) ? one : ""));
  return [right ?? "", opposite ?? "", left ?? ""];
}

/** Returns the place of rules among the player's own; null if they are none of these. */
function placeOf({ text }: RulesView, own: readonly NamedRules[]): number | null {
  const found = own.findIndex(({ view }) => view?.text === text);
  return found < 0 ? null : found;
}

/** Returns the value of an answer that is never a refusal. */
function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

/** Returns the number of players, as the value of its setting. */
export function playersIn({ settings }: RulesView): string {
  return settings.find(({ name }) => name === "players")?.value ?? "";
}

/** Returns `true` if the draft has changes that are not saved. */
export function isChanged({ view, own, from }: Draft): boolean {
  if (from !== null) return own[from]?.view?.text !== view.text;
  return view.settings.some(({ value, usual }) => value !== usual);
}

/** Offers to undo if changes were discarded by choosing something else. */
function dropping(draft: Draft): Pick<Draft, "said" | "before"> {
  return isChanged(draft) ? undoable(draft, "did-leave") : SILENT;
}

/** A message with the draft to which undo returns. */
function undoable(draft: Draft, id: string, name = ""): { said: Sentence; before: Draft } {
  return { said: { id, args: { name } }, before: { ...draft, before: null } };
}

/** Returns the name, with a number appended if it is taken. */
function free(name: string, taken: readonly string[]): string {
  const numbers = Array.from({ length: MOST_RULES }, (_, i) => ` ${i + 2}`);
  const names = ["", ...numbers].map(
    (number) => `${[...name.trim()].slice(0, LONGEST_NAME - number.length).join("")}${number}`,
  );
  return names.find((name) => !taken.includes(name)) ?? name;
}

/** Returns the rules contained in a link, which is pasted as often as the rules themselves. */
function shareIn(text: string): string {
  const query = /[?&]rules=[^&#\s]*/.exec(text)?.[0].slice(1);
  const share = (query && new URLSearchParams(query).get("rules")) || text;
  // Drops punctuation pasted along; a name in a link may end with characters that rules do not.
  return share.replace(share.includes("#") ? /[\s…"”»]+$/ : /[^\p{L}\p{N}]+$/u, "");
}
