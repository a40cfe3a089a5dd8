/** The dialogs about deals. */

import "./deals.css";
import type { RemoteEngine } from "../engine/client";
import type { Body, DealName } from "../panels/dialog";
import type { AskedDeal, DealDialogs, KnownDeal } from "../panels/dialogs";
import type { Heading } from "../panels/heading";
import type { Store } from "../state/state";
import type { Copies } from "../store/copies";
import { attempts } from "./attempts";
import { daily } from "./daily";
import { Deals } from "./deals";
import { fair } from "./fair";

export class Dialogs implements DealDialogs {
  readonly bodies: Readonly<Record<DealName, Body>>;
  readonly #deals: Deals;

  constructor(store: Store, engine: RemoteEngine, copies: Copies) {
    const deals = new Deals(store, engine, copies);
    this.#deals = deals;
    this.bodies = {
      fair: (_, actions, state) => fair(actions, state, deals),
      daily: (_, actions, state) => daily(actions, state, deals),
      tries: (_, actions, state) => attempts(actions, state, deals),
    };
  }

  /** The heading of a table with the deal of a day; null for any other. */
  get heading(): Heading | null {
    return this.#deals.heading;
  }

  begin(name: DealName, asked: AskedDeal): Promise<void> {
    return this.#deals.begin(name, asked);
  }

  known(record: string, round: number): Promise<KnownDeal | null> {
    return this.#deals.known(record, round);
  }

  settle(): Promise<void> {
    return this.#deals.results.settle();
  }
}
