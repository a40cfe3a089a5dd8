/**
 * A match from a link, whatever is in it: an engine of its own reads it before anything happens.
 */

import { Stopped } from "../engine/calls";
import { connect } from "../engine/client";
import type { Sentence, Watched } from "../state/state";
import { Film } from "./film";
import { unreadable } from "./link";

export interface Receiver {
  /** Who plays where a link does not say so. */
  readonly opponents: readonly string[];
  watch(watched: Watched): void;
  playOn(record: string, opponents: readonly string[]): void;
  warn(why: Sentence): void;
}

/** Rejects where what is needed cannot be fetched. */
export async function receive(fragment: string, receiver: Receiver): Promise<void> {
  const line = await connect();
  const received = await line.functions.readLink(fragment).catch((error) => {
    line.close();
    throw error;
  });
  if (!received.ok) {
    line.close();
    return receiver.warn(unreadable(received.refusal));
  }
  const { kind, record, at } = received.value;
  const film = await Film.of(line.functions, record, receiver.opponents)
    // A record on which the engine breaks is no better than one that it refuses.
    .catch((error) => {
      if (error instanceof Stopped) return null;
      throw error;
    })
    .finally(() => line.close());
  if (!film) receiver.warn({ id: "link-damaged" });
  else if (kind === "deal") receiver.playOn(record, film.opponents);
  else receiver.watch({ record, opponents: film.opponents, at: at && film.within(at) });
}
