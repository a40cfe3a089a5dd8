/** Compares the files that the browser keeps for offline play with those of the build. */

import { version } from "../../package.json";
import { allowed, reached } from "./allowed";

/** The version of the game. */
export const VERSION: string = version;

/** The list of hashes that the build has written. */
const LIST = "hashes.txt";

/** The length of the short hash that names a build. */
const SHORT = 12;

/** A build, and the files of it that are kept. */
export interface KeptFiles {
  /** The first letters of the SHA-256 of the list of hashes. */
  readonly build: string;
  /** The number of kept files. */
  readonly kept: number;
  /** The number of kept files that differ from the list. */
  readonly other: number;
}

/**
 * Reads the list and all kept files; null offline, for a page that was not built, and without a
 * secure connection, where nothing is kept.
 */
export async function heldFiles(): Promise<KeptFiles | null> {
  if (!("caches" in window)) return null;
  const answer = await reached(fetch(LIST));
  const list = answer?.ok ? await answer.text() : "";
  const sums = new Map(
    [...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum, path]) => [path, sum]),
  );
  if (sums.size === 0) return null;
  const build = (await sha256(new TextEncoder().encode(list))).slice(0, SHORT);
  const folder = new URL(".", location.href).href;
  // Other games of the same site have caches of their own.
  const names = (await allowed(caches.keys())) ?? [];
  const own = names.find((name) => name.includes("precache") && name.endsWith(`-${folder}`));
  const cache = own === undefined ? null : await caches.open(own);
  const requests = cache ? await cache.keys() : [];
  const same = await Promise.all(
    requests.map(async (request) => {
      const sum = sums.get(request.url.slice(folder.length).split("?")[0] ?? "");
      const kept = await cache?.match(request);
      // The list has no hash of itself.
      return sum === undefined || (kept && (await sha256(await kept.arrayBuffer())) === sum);
    }),
  );
  return { build, kept: same.length, other: same.filter((one) => !one).length };
}

async function sha256(bytes: BufferSource): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
