/** The actions and values that a dialog receives, and those kept until it is closed. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Page as ContestPage } from "../contest/contests";
import type { RemoteEngine } from "../engine/client";
import type { GameView } from "../engine/views";
import type { DialogActions } from "../panels/dialog";
import { emptyRack } from "../rack/rack";
import { type DealFacts, initial, Store } from "../state/state";
import { Copies } from "../store/copies";
import { useStorage } from "../store/local.double";

// Rendering is not tested here, and elements need a browser.
vi.mock("../panels/look-back", () => ({ lookBack: vi.fn(() => "looked back on") }));
vi.mock("lit/html.js", async (original) => ({ ...(await original<object>()), render: vi.fn() }));

vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("customElements", { define: () => {}, get: () => undefined });

const { Contents } = await import("./contents");

beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null, documentElement: { lang: "en" } });
});

useStorage();

const DAY = { date: "2026-11-24", days: 2 };

const DEAL = "istaka 4\nrules turkish\nround R1 R2 R3\n";

/** A dialog element without a browser. */
class Dialog extends EventTarget {
  open = false;
  readonly dataset: Record<string, string> = {};
  scrollTop = 0;
  contains = (): boolean => false;
  querySelector = (): null => null;
  querySelectorAll = (): never[] => [];

  showModal(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  }
}

function setUp() {
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 })));
  const game = { round: 1, table: null, standing: null } as unknown as GameView;
  store.change({ game, dialog: "lookBack" });
  const known = vi.fn(async (): Promise<DealFacts | null> => null);
  const engine = { recorded: vi.fn(async () => null) } as unknown as RemoteEngine;
  const bots = { levels: [], characters: [] };
  const [page, keyUse] = [{} as ContestPage, () => ({}) as never];
  const contents = new Contents(store, engine, new Copies(), bots, page, keyUse, () => {});
  const { deals, matches } = contents;
  deals.known = known;
  matches.isRead = true;
  const dialog = new Dialog();
  const actions = { session: { text: DEAL } } as DialogActions;
  /** Looks back on the round. */
  const show = (): void => {
    contents.fill(dialog as unknown as HTMLDialogElement, "lookBack", actions);
  };
  return { store, dialog, show, known, matches };
}

describe("looking back on a round", () => {
  it("leads to the day and the other tries once the engine has told of the deal", async () => {
    const { dialog, show, known, store, matches } = setUp();
    known.mockResolvedValueOnce({ daily: DAY, again: true });
    show();
    expect(store.state.deal).toBeNull();
    await vi.waitFor(() => expect(store.state.deal).toEqual({ daily: DAY, again: true }));
    show();
    expect(known.mock.calls, "asked once").toEqual([[DEAL, 0]]);
    dialog.close();
    expect(matches.isRead, "as there may be others by then").toBe(false);
    expect(store.state.deal).toBeNull();
    show();
    expect(known, "as there may be others by then").toHaveBeenCalledTimes(2);
  });

  it("shows nothing of a deal whose answer comes after it was closed", async () => {
    const { dialog, show, known, store } = setUp();
    const late = Promise.resolve({ daily: DAY, again: true });
    known.mockReturnValueOnce(late);
    show();
    dialog.close();
    show();
    await late;
    expect(store.state.deal).toBeNull();
  });
});
