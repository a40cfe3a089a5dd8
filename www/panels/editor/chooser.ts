/** The dialogs for choosing, changing and sharing the rules of the next match. */

import "./editor.css";
import type { RemoteEngine } from "../../engine/client";
import { languageOf } from "../../settings/language";
import type { State, Store } from "../../state/state";
import type { Copies } from "../../store/copies";
import type { Body, ChooserName } from "../dialog";
import { Drafts } from "./drafts";
import { editor } from "./editor";
import { newGame } from "./newgame";
import { sharing } from "./sharing";
import type { GameRules } from "./words";

export class Chooser {
  readonly drafts: Drafts;
  readonly bodies: Readonly<Record<ChooserName, Body>>;

  constructor(store: Store, engine: RemoteEngine, games: readonly GameRules[], copies: Copies) {
    const drafts = new Drafts(store, engine, games, copies);
    this.drafts = drafts;
    const shown = ({ draft }: State) => draft && drafts.shown(draft);
    this.bodies = {
      newGame: (game, actions, state) =>
        newGame(game, actions, shown(state), drafts, games, languageOf(state.settings.language)),
      editor: (_, actions, state) =>
        editor(actions, shown(state), drafts, games, languageOf(state.settings.language)),
      sharing: (_, actions, { draft }) => sharing(actions, draft, drafts),
    };
  }
}
