/**
 * A match, or a deal of it, in a link: after the `#`, where no server sees it (docs/page.md). What
 * comes in one may be anything: its length is looked at first, and the engine reads it like any
 * record.
 */

import type { Sentence } from "../state";
import type { LongestRecord } from "../views";
import { withoutSecret } from "./record";

/** What a link holds. */
export interface Linked {
  /** A match to be watched, or one of which only a deal is there, to be played. */
  readonly kind: "match" | "deal";
  readonly record: string;
  /**
   * The round, from 0, and how many of its actions have been played;
   * null is the beginning of the last round.
   */
  readonly at: At | null;
}

export interface At {
  readonly round: number;
  readonly actions: number;
}

/** The version of the form, before the letters. */
const VERSION = "1";

/** No fragment has more letters. */
const LONGEST = 1 << 16;

/** Nor has the record in it more bytes than these: the engine reads no longer one. */
const MOST: LongestRecord = 1_048_576;

/** The form, and behind it the place, and what a text puts behind a link or a site adds to it. */
const FORM = /^#(match|deal)=(\d{1,9})\.([\w-]*)([^A-Za-z0-9\s]\S*)?$/;

/** The place in what is behind the letters, be it the first of several parts or not. */
const PLACE = /[&?](?:amp;)?at=(?:(\d{1,6})\.(\d{1,6})(?![A-Za-z0-9]))?/;

/** Whether this browser can pack and unpack. */
export function canLink(): boolean {
  return typeof CompressionStream === "function";
}

/** The fragment for a record. Rejects where that is longer than a link may be. */
export async function linkTo(kind: Linked["kind"], record: string, at?: At): Promise<string> {
  const bytes = new TextEncoder().encode(withoutSecret(record));
  const packed = await read(through(bytes, new CompressionStream("deflate-raw")), LONGEST);
  const place = at ? `&at=${at.round + 1}.${at.actions}` : "";
  const fragment = `#${kind}=${VERSION}.${letters(packed)}${place}`;
  // Four letters hold three bytes.
  if (fragment.length > LONGEST) throw new RangeError("too long");
  return fragment;
}

/** What a fragment holds, or why it cannot be read. */
export async function linked(fragment: string): Promise<Linked | Sentence> {
  if (fragment.length > LONGEST) return { id: "link-long" };
  const [, kind, version, packed = "", behind = ""] = FORM.exec(fragment) ?? [];
  if (version !== undefined && version !== VERSION) return { id: "link-version" };
  if (!canLink()) return { id: "link-browser" };
  const [place, round, actions] = PLACE.exec(behind) ?? [];
  if (place !== undefined && round === undefined) return { id: "link-damaged" };
  try {
    const record = await recordIn(packed);
    if (!record.startsWith("istaka ")) return { id: "link-damaged" };
    const at = round === undefined ? null : { round: Number(round) - 1, actions: Number(actions) };
    return { kind: kind === "deal" ? "deal" : "match", record, at };
  } catch {
    return { id: "link-damaged" };
  }
}

/** Unpacks a record. A dash at the end may be one of its letters, or what a text puts behind it. */
async function recordIn(packed: string): Promise<string> {
  try {
    const unpacked = through(bytesOf(packed), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await read(unpacked, MOST));
  } catch (error) {
    const shorter = packed.replace(/[-_]+$/, "");
    if (shorter === packed) throw error;
    return recordIn(shorter);
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/** All that comes; a few letters can be unpacked to more than there is room for. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** base64url of RFC 4648, without padding. */
function letters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
