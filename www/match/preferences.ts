/** Keeps the settings, follows other tabs and applies changes. */

import { isOutdated, Unfetched } from "../base/version";
import { GAMES, gameOfRules } from "../engine/presets";
import { speakIn } from "../locales/messages";
import { type Language, languageOf, type Settings } from "../settings/settings";
import type { Store } from "../state/state";
import type { Archive } from "../store/copies";
import { recallSettings, settingsShelf } from "../store/settings";
import type { PageLook } from "../table/page-look";
import type { Session } from "./session";

/** Clears the sentences shown. */
const UNSAID = { notice: null, hint: null };

export class Preferences {
  constructor(
    private readonly store: Store,
    private readonly session: Session,
    private readonly look: PageLook,
    private readonly copies: Archive,
  ) {}

  get language(): Language {
    return languageOf(this.store.state.settings.language);
  }

  /** Changes some settings. */
  set(some: Partial<Settings>): void {
    const before = this.store.state.settings;
    const paced = some.pace !== undefined && { paced: true };
    const former = formerRules(before, some.rules ?? before.rules);
    const settings = { ...before, ...paced, former, ...some };
    const trouble = settingsShelf.keep(this.copies, settings);
    if (trouble) this.session.tellOf(trouble);
    this.#change(settings, true);
  }

  /** Takes over the settings of another tab. */
  recall(): void {
    this.#change(recallSettings(this.copies, this.store.state.settings).value, false);
  }

  #change(settings: Settings, here: boolean): void {
    const { language, greeted } = this.store.state.settings;
    // Shown sentences may name tiles and players by their former look; after a change of language
    // they stay until the new words are loaded.
    const former = settings.language === language ? UNSAID : {};
    this.store.change({ settings, ...former });
    this.apply();
    if (settings.language !== language) void this.#speak(language, here);
    // The game begins after any answer to the question.
    if (settings.greeted.length > greeted.length) void this.session.changeOpponents();
  }

  /** Applies the settings for parts that do not read the state. */
  apply(): void {
    void this.look.follow(this.store.state.settings);
    void this.session.practise();
  }

  /** Changes the language; returns to the former one if the words cannot be fetched. */
  async #speak(before: Language | null, here: boolean): Promise<void> {
    const { language } = this.store.state.settings;
    try {
      await speakIn(this.language);
      this.store.change(UNSAID);
    } catch (error) {
      if (!(error instanceof Unfetched)) reportError(error);
      const { settings } = this.store.state;
      if (settings.language !== language) return;
      const kept = { ...settings, language: before };
      this.store.change({ settings: kept, ...UNSAID });
      if (here) settingsShelf.keep(this.copies, kept);
      if (await isOutdated()) await this.session.notices.warnUnfetched();
      else this.session.notices.warn({ id: "notice-language" });
    }
  }
}

/** Returns the rules played last in the games other than that of the chosen rules. */
function formerRules({ rules, former }: Settings, chosen: string): readonly string[] {
  const known = [rules, ...former];
  const others = GAMES.filter((game) => game !== gameOfRules(chosen));
  return others.flatMap((game) => known.find((one) => gameOfRules(one) === game) ?? []);
}
