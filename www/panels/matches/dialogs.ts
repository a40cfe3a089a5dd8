/** The dialogs about the matches of this browser. */

import "./matches.css";
import type { RemoteEngine } from "../../engine/client";
import type { BotsView } from "../../engine/views";
import type { Store } from "../../state/state";
import type { Copies } from "../../store/copies";
import type { Body, MatchesName } from "../dialog";
import { list } from "./list";
import { Matches } from "./matches";
import { type LossOf, statistics } from "./statistics";
import { transfer } from "./transfer";

export class MatchesDialogs {
  readonly matches: Matches;
  readonly bodies: Readonly<Record<MatchesName, Body>>;

  constructor(
    store: Store,
    engine: Pick<RemoteEngine, "read" | "readWallet" | "summarize">,
    copies: Copies,
    bots: BotsView,
    lossOf: LossOf,
  ) {
    const matches = new Matches(store, engine, copies, bots);
    this.matches = matches;
    this.bodies = {
      matches: (_, actions) => list(actions, matches),
      statistics: (_, actions) => statistics(actions, matches, lossOf),
      transfer: (_, actions) => transfer(actions, matches),
    };
  }
}
