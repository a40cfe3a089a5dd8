/** The dialogs about contests. */

import "./contest.css";
import type { RemoteContests } from "../engine/client";
import type { Body, ContestName } from "../panels/dialog";
import type { Heading } from "../panels/heading";
import type { State, Store } from "../state/state";
import type { Copies } from "../store/copies";
import { contest } from "./contest";
import { Contests, type Page } from "./contests";
import { headingOf } from "./heading";
import { startOf } from "./moment";
import { facts, offers } from "./offers";
import { trophies } from "./trophies";

export class Dialogs {
  readonly bodies: Readonly<Record<ContestName, Body>>;
  readonly #contests: Contests;

  constructor(store: Store, copies: Copies, engine: RemoteContests, page: Page) {
    const contests = new Contests(store, copies, engine, page);
    this.#contests = contests;
    this.bodies = {
      lobby: (_, actions, state) => offers(actions, state, contests),
      contest: (_, actions, state) => contest(actions, state, contests),
      trophies: (_, actions) => trophies(actions, contests),
    };
  }

  /** Returns the coming tournaments with their facts. */
  async coming(): Promise<readonly { readonly start: number; readonly facts: string }[]> {
    const offers = await this.#contests.coming();
    return offers.map((offer) => ({ start: startOf(offer) ?? 0, facts: facts(offer) }));
  }

  /** The heading of a table of a contest. */
  heading(state: State, short: boolean): Heading | null {
    const { atTable } = this.#contests;
    return atTable && headingOf(atTable, state, short);
  }

  begin(name: ContestName): Promise<void> {
    return this.#contests.begin(name);
  }
}
