/** Registers the service worker, keeps pages for offline use and tells of new versions. */

import { allowed, reached } from "../base/allowed";
import { trusted } from "../base/trusted";
import { isInstalled } from "../home/place";

/** Milliseconds between checks for a newer version, and between two looks at the clock. */
const OFTEN = 60 * 60 * 1000;
const TICK = 60 * 1000;

/**
 * Returns true if the browser deletes what is kept after seven days without a visit: Safari does
 * so, and each browser built on it, unless the game is on the home screen or in the Dock.
 */
export function forgetsSoon(): boolean {
  return navigator.vendor.startsWith("Apple") && !isInstalled() && window.self === window.top;
}

/** The queue of files with which the system opens an installed app; not every browser has it. */
interface LaunchQueue {
  setConsumer(consumer: (launched: Launched) => void): void;
}

interface Launched {
  readonly files?: readonly { getFile(): Promise<File> }[];
}

/** Passes on a file with which the system opens the game. */
export function receiveFiles(open: (file: File) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [first] = [] }) => {
    const file = first && (await allowed(first.getFile()));
    if (file) open(file);
  });
}

/** Activates the new version; the page then reloads. */
type Apply = () => Promise<void>;

/**
 * Keeps the game playable offline, and offers a newer version when one is ready.
 *
 * Nothing changes until the player agrees: `onUpdate` receives the function that activates it. A
 * game embedded in another page is not kept offline. `pages` are kept for reading.
 */
export function registerUpdates(onUpdate: (apply: Apply) => void, pages: readonly string[]): void {
  const framed = window.self !== window.top;
  // Absent on a page that is not served securely; then the game is played online only.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (import.meta.env.DEV || framed || workers === undefined) return;
  void register(workers, onUpdate);
  void keep(workers, pages);
}

/** Fetches pages one after the other once the service worker runs, which keeps them. */
async function keep(workers: ServiceWorkerContainer, pages: readonly string[]): Promise<void> {
  await workers.ready;
  if (!workers.controller) {
    await new Promise((resolve) => {
      workers.addEventListener("controllerchange", resolve, { once: true });
    });
  }
  for (const page of pages) await reached(fetch(page, { priority: "low" }));
}

/**
 * Checks for a newer version every hour that the page is visible, and as soon as it is seen again
 * after that. Timers stand still while a device sleeps, so the clock decides. `check` resolves to
 * false if it could not be done.
 */
export function checkOften(check: () => Promise<boolean>): void {
  let checked = Date.now();
  const look = async (): Promise<void> => {
    const before = checked;
    // The clock may have been set back.
    if (document.hidden || Math.abs(Date.now() - before) < OFTEN) return;
    checked = Date.now();
    if (!(await check())) checked = before;
  };
  setInterval(look, TICK);
  document.addEventListener("visibilitychange", look);
  for (const event of ["pageshow", "online"]) window.addEventListener(event, look);
}

async function register(
  workers: ServiceWorkerContainer,
  onUpdate: (apply: Apply) => void,
): Promise<void> {
  let agreed = false;
  let installed = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    // Another window has activated the new version: here a reload is enough.
    else if (installed) onUpdate(async () => location.reload());
    installed = true;
  });

  // A browser short of space deletes the kept files but not the service worker.
  workers.controller?.postMessage({ type: "MEND" });
  const registration = await reached(workers.register(trusted("./sw.js")));
  // The game stays playable online.
  if (!registration) return;
  // Fails without a connection.
  checkOften(async () => (await reached(registration.update().then(() => true))) === true);
  const offer = (worker: ServiceWorker) =>
    onUpdate(async () => {
      // Activated in another window before, while this one kept its loaded version.
      if (worker.state !== "installed") return location.reload();
      agreed = true;
      worker.postMessage({ type: "SKIP_WAITING" });
    });

  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // Without a controller this is the first installation, not an update.
      if (worker.state === "installed" && workers.controller) offer(worker);
    });
  });
}
