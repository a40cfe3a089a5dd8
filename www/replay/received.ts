/** Opens a match from a link or text, which is not trusted: a separate engine reads it first. */

import { Stopped } from "../engine/calls";
import { connect, type EngineLine } from "../engine/client";
import type { Refusal } from "../engine/refusal";
import { say } from "../locales/messages";
import { characterName } from "../panels/names";
import type { Sentence, Watched } from "../state/state";
import { Film } from "./film";

interface Receiver {
  /** The opponents if a link names none. */
  readonly opponents: readonly string[];
  watch(watched: Watched): void;
  playOn(record: string, opponents: readonly string[]): void;
  warn(why: Sentence): void;
}

/** Opens the match in the fragment of a link. Rejects if the engine cannot be loaded. */
export async function receive(fragment: string, receiver: Receiver): Promise<void> {
  const line = await connect();
  const received = await linkIn(line, fragment);
  if (!received.ok) {
    line.close();
    return receiver.warn(unreadable(received.refusal));
  }
  const { kind, record, at } = received.value;
  const film = await filmOf(line, record, receiver);
  if (!film) receiver.warn({ id: "link-damaged" });
  else if (kind === "deal") receiver.playOn(record, film.opponents);
  else receiver.watch(watched(record, film, at));
}

/**
 * Opens a match from its record, plain or packed as in links, which is not trusted; at a moment if
 * one is given. Rejects if the engine cannot be loaded.
 */
export async function receiveRecord(
  given: string,
  asked: Watched["at"],
  receiver: Omit<Receiver, "playOn">,
): Promise<void> {
  const line = await connect();
  const packed = await linkIn(line, `#match=${given}`);
  const record = packed.ok ? packed.value.record : given;
  const film = await filmOf(line, record, receiver);
  if (film) receiver.watch(watched(record, film, asked));
  else receiver.warn({ id: "shared-damaged" });
}

/**
 * Returns a match from elsewhere with the names of its opponents, which are not the player's: those
 * of the record, else of its characters, else their numbers.
 */
function watched(record: string, film: Film, at: Watched["at"]): Watched {
  const { opponents, named } = film;
  const others = [1, 2, 3].map(
    (seat) =>
      film.names[seat] || characterName(named[seat - 1]) || say("replay-opponent", { seat }),
  );
  return { record, opponents, names: ["", ...others], at: at && film.within(at) };
}

/** Reads a link with an engine of its own, which is closed if it fails. */
async function linkIn(line: EngineLine, fragment: string) {
  return line.functions.readLink(fragment).catch((error) => {
    line.close();
    throw error;
  });
}

/** Reads a record with an engine of its own, which is closed; null if it cannot be read. */
function filmOf(
  line: EngineLine,
  record: string,
  { opponents }: Pick<Receiver, "opponents">,
): Promise<Film | null> {
  return (
    Film.of(line.functions, record, opponents)
      // A record that breaks the engine counts as unreadable.
      .catch((error) => {
        if (error instanceof Stopped) return null;
        throw error;
      })
      .finally(() => line.close())
  );
}

/** Returns the reason that the engine cannot read a link (docs/notation.md). */
function unreadable({ code }: Refusal): Sentence {
  if (code === "tooLong") return { id: "link-long" };
  return { id: code === "otherVersion" ? "link-version" : "link-damaged" };
}
