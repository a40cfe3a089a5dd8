/** The dialogs in which the rules of the next match are chosen, changed and shared. */

import "./editor.css";
import type { Rules } from "../../engine/client";
import type { Store } from "../../state";
import type { Body, ChooserName } from "../dialog";
import { Desk } from "./desk";
import { editor } from "./editor";
import { newGame } from "./newgame";
import { sharing } from "./sharing";

export class Chooser {
  readonly desk: Desk;
  readonly bodies: Readonly<Record<ChooserName, Body>>;

  constructor(store: Store, engine: Rules) {
    const desk = new Desk(store, engine);
    this.desk = desk;
    this.bodies = {
      newGame: (game, actions, { draft }) => newGame(game, actions, draft, desk),
      editor: (_, actions, { draft }) => editor(actions, draft, desk),
      sharing: (_, actions, { draft }) => sharing(actions, draft, desk),
    };
  }
}
