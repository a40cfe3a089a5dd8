/** The service worker: registers it, has pages kept for offline use, and tells of new versions. */

import { allowed } from "./allowed";
import { trusted } from "./trusted";

/** Milliseconds after which a page that stays open looks for a newer version. */
const OFTEN = 60 * 60 * 1000;

/**
 * Whether what is kept is deleted after seven days without a visit: Safari does so, and each
 * browser that is built on it, unless the game was put on the home screen or into the Dock.
 */
export function forgetsSoon(): boolean {
  // Older ones say it by a property of their own.
  const { standalone = false } = navigator as { readonly standalone?: boolean };
  const installed = standalone || matchMedia("(display-mode: standalone)").matches;
  return navigator.vendor.startsWith("Apple") && !installed && window.self === window.top;
}

/** Puts the new version in place; the page reloads as soon as it is. */
export type Apply = () => Promise<void>;

/**
 * Keeps the game playable offline, and offers a newer version when one is ready.
 *
 * Nothing changes until the player agrees: `onUpdate` receives the function that does it. Embedded
 * in another page the game leaves offline play to its own site. `pages` are kept for reading too.
 */
export function registerUpdates(onUpdate: (apply: Apply) => void, pages: readonly string[]): void {
  const framed = window.self !== window.top;
  // Absent where the page is not served securely; then the game is played online only.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (import.meta.env.DEV || framed || workers === undefined) return;
  void register(workers, onUpdate);
  void keep(workers, pages);
}

/** Keeps pages for offline reading, one after the other, once the service worker runs. */
async function keep(workers: ServiceWorkerContainer, pages: readonly string[]): Promise<void> {
  await workers.ready;
  if (!workers.controller) {
    await new Promise((resolve) => {
      workers.addEventListener("controllerchange", resolve, { once: true });
    });
  }
  for (const page of pages) await allowed(fetch(page, { priority: "low" }));
}

async function register(
  workers: ServiceWorkerContainer,
  onUpdate: (apply: Apply) => void,
): Promise<void> {
  let agreed = false;
  let installed = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    // Another window has taken the new version: here it only needs to be loaded.
    else if (installed) onUpdate(async () => location.reload());
    installed = true;
  });

  // A browser that needs room clears what is installed, but does not forget who installed it.
  workers.controller?.postMessage({ type: "MEND" });
  const registration = await allowed(workers.register(trusted("./sw.js")));
  // A browser that refuses, for want of space or by its settings, also leaves online play.
  if (!registration) return;
  // Without a connection there is nothing new.
  setInterval(() => void allowed(registration.update()), OFTEN);
  const offer = (worker: ServiceWorker) =>
    onUpdate(async () => {
      // Agreed to in another window before; this one went on with what it had loaded.
      if (worker.state !== "installed") return location.reload();
      agreed = true;
      worker.postMessage({ type: "SKIP_WAITING" });
    });

  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // Without a controller it is the first installation and no update.
      if (worker.state === "installed" && workers.controller) offer(worker);
    });
  });
}
