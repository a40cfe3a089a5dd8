/** What somebody has sent in a link. It is looked at by an engine of its own, whatever is in it, before anything happens. */

import { connect } from "../engine/client";
import type { Sentence, Watched } from "../state";
import { Film } from "./film";
import { linked } from "./link";

export interface Receiver {
  /** Who plays where a link does not say so. */
  readonly opponents: readonly string[];
  watch(watched: Watched): void;
  playOn(record: string, opponents: readonly string[]): void;
  warn(why: Sentence): void;
}

export async function receive(fragment: string, receiver: Receiver): Promise<void> {
  const received = await linked(fragment);
  if ("id" in received) return receiver.warn(received);
  const { kind, record, at } = received;
  const line = await connect();
  const film = await Film.of(line.functions, record, receiver.opponents).catch(() => null);
  line.close();
  if (!film) receiver.warn({ id: "link-damaged" });
  else if (kind === "deal") receiver.playOn(record, film.opponents);
  else receiver.watch({ record, opponents: film.opponents, at: at && film.within(at) });
}
