/** What the player has set, here or in another tab, and who follows it. */

import { languageOf, speakIn } from "./locales/messages";
import type { Session } from "./session";
import type { Language, Settings } from "./settings";
import type { Store } from "./state";
import type { Copies } from "./store/copies";
import { recallSettings, settingsShelf } from "./store/settings";
import type { PageLook } from "./table/page-look";
import { isOutdated } from "./version";

/** Nothing is said any more. */
const UNSAID = { notice: null, hint: null };

export class Preferences {
  constructor(
    private readonly store: Store,
    private readonly session: Session,
    private readonly look: PageLook,
    private readonly copies: Copies,
  ) {}

  get language(): Language {
    return languageOf(this.store.state.settings.language);
  }

  /** Sets some of them. */
  set(some: Partial<Settings>): void {
    const settings = { ...this.store.state.settings, ...some };
    const trouble = settingsShelf.keep(this.copies, settings);
    if (trouble) this.session.tellOf(trouble);
    this.#change(settings, true);
  }

  /** Takes over what has been set in another tab. */
  recall(): void {
    this.#change(recallSettings(this.copies, this.store.state.settings).value, false);
  }

  #change(settings: Settings, here: boolean): void {
    const { language, greeted } = this.store.state.settings;
    // Earlier sentences may name tiles and players as they were; they stay until the new words are
    // there.
    const former = settings.language === language ? UNSAID : {};
    this.store.change({ settings, ...former });
    this.apply();
    if (settings.language !== language) void this.#speak(language, here);
    // However a newcomer has answered, the game begins.
    if (!greeted && settings.greeted) void this.session.changeOpponents();
  }

  /** Tells those who do not read the settings from the state. */
  apply(): void {
    void this.look.follow(this.store.state.settings);
    void this.session.practise();
  }

  /** Says everything anew in the chosen language, or in the former if that cannot be fetched. */
  async #speak(before: Language | null, here: boolean): Promise<void> {
    const { language } = this.store.state.settings;
    try {
      await speakIn(this.language);
      this.store.change(UNSAID);
    } catch {
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
