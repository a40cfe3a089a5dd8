/** The offered contests, and the selection that the lobby shows. */

import { answered } from "../engine/calls";
import type { RemoteContests } from "../engine/client";
import type { ContestKind, EntrantView, LobbyView, OfferView } from "../pkg/istaka/istaka";
import type { Store } from "../state/state";
import { isShown, minutesTo, momentOf, startOf } from "./moment";

/** The lobby until it was read. */
const UNREAD: LobbyView = { offers: [], refused: [], counts: "points", registration: 0, stack: 0 };

export class Lobby {
  view = UNREAD;
  kind: ContestKind = "table";
  /** Number of players at one table. */
  players = 4;
  chosen: OfferView | null = null;
  /** Entrants of the chosen contest, if they are known before it starts. */
  comers: readonly EntrantView[] = [];

  constructor(
    private readonly store: Store,
    private readonly engine: RemoteContests,
  ) {}

  /** The number of points that cost one unit of chips in contests of the shown kind. */
  get pointsOfOne(): number {
    const offer = this.view.offers.find(({ terms }) => terms.kind === this.kind);
    return offer?.terms.pointsOfOne ?? 1;
  }

  /** Reads the offers. */
  async refresh(): Promise<void> {
    const { rules } = this.store.state.settings;
    const now = momentOf(new Date());
    // If the engine has stopped, the last view stays.
    const answer = await answered(this.engine.lobby(rules, this.players, now));
    if (answer?.ok) this.view = onThisClock(answer.value);
    const chosen = this.view.offers.find(({ id }) => id === this.chosen?.id);
    if (this.chosen && chosen) this.chosen = chosen;
    this.store.change({});
  }

  /** Shows the offers of a kind, or those for a number of players at a table. */
  look(some: Partial<Pick<Lobby, "kind" | "players">>): void {
    Object.assign(this, some);
    void this.refresh();
  }

  /** Shows one offer closely; null shows all again. */
  choose(offer: OfferView | null): void {
    this.chosen = offer;
    this.comers = [];
    this.store.change({});
    if (offer?.start) void this.#meet(offer);
  }

  async #meet({ terms, id }: OfferView): Promise<void> {
    const { name } = this.store.state.settings;
    const comers = await answered(this.engine.comers(terms.rules, id, name));
    if (comers?.ok && this.chosen?.id === id) this.comers = comers.value;
    this.store.change({});
  }
}

/** Corrects the offers for a clock that is set forward or back before their start. */
function onThisClock(view: LobbyView): LobbyView {
  const offers = view.offers.filter(isShown).map((offer) => {
    if (!offer.start) return offer;
    const minutes = minutesTo(startOf(offer));
    return { ...offer, minutes, open: minutes > 0 && minutes <= view.registration };
  });
  return { ...view, offers };
}
