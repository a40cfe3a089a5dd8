/** The dialogs in which the rules of the next match are chosen, changed and shared. */

import "./editor.css";
import type { RemoteEngine } from "../../engine/client";
import { languageOf } from "../../locales/messages";
import type { Store } from "../../state";
import type { Body, ChooserName } from "../dialog";
import { Drafts } from "./drafts";
import { editor } from "./editor";
import { newGame } from "./newgame";
import { sharing } from "./sharing";
import type { GameRules } from "./words";

export class Chooser {
  readonly drafts: Drafts;
  readonly bodies: Readonly<Record<ChooserName, Body>>;

  constructor(store: Store, engine: RemoteEngine, games: readonly GameRules[]) {
    const drafts = new Drafts(store, engine, games);
    this.drafts = drafts;
    this.bodies = {
      newGame: (game, actions, { draft, settings }) =>
        newGame(game, actions, draft, drafts, games, languageOf(settings.language)),
      editor: (_, actions, { draft, settings }) =>
        editor(actions, draft, drafts, games, languageOf(settings.language)),
      sharing: (_, actions, { draft }) => sharing(actions, draft, drafts),
    };
  }
}
