/** The browser's promise not to delete what is kept when it needs room. */

import { allowed } from "../base/allowed";
import { inTime } from "../base/patience";

/**
 * Returns true if the browser asks the player for this: Firefox does, the only one that names no
 * vendor; Chromium and Safari decide by themselves.
 */
export async function asksForPersistence(): Promise<boolean> {
  return navigator.vendor === "" && (await permission()) === "prompt";
}

/** Has the browser promise it, unless it would interrupt the player with a question. */
export async function persistSilently(): Promise<void> {
  if (navigator.vendor !== "" || (await permission()) === "granted") await persist();
}

/** Returns true if the browser promises it, after it has asked the player if need be. */
export async function persist(): Promise<boolean> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  return (storage?.persist && (await allowed(storage.persist()))) ?? false;
}

/** Returns null if the browser does not say, as one on an insecure page. */
async function permission(): Promise<PermissionState | null> {
  const permissions: Permissions | undefined = navigator.permissions;
  if (!permissions || globalThis.origin === "null") return null;
  // Browsers reject names that they do not know with a `TypeError`.
  const asked = permissions.query({ name: "persistent-storage" }).catch(() => null);
  const answer = await inTime(asked);
  return answer === "late" ? null : (answer?.state ?? null);
}
