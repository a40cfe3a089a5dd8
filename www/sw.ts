/**
 * The service worker: keeps the game for offline play. What is kept is looked at each time that it
 * is asked for, and fetched anew where it is not what the build has made.
 */

import { cacheNames, clientsClaim, copyResponse } from "workbox-core";
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";
import { allowed } from "./allowed";
import { type BuiltFile, isWholeAnswer } from "./answers";

declare const self: Window & {
  readonly __WB_MANIFEST: (BuiltFile & { readonly revision: string | null })[];
  skipWaiting(): Promise<void>;
};

/** The worker stays until what it was asked for is done. */
interface ExtendableMessage extends MessageEvent {
  waitUntil(done: Promise<void>): void;
}

/** The pages of the rules. */
const RULES = /\/rules\/((\w|-)+\/)*((\w|-)+\.html)?$/;

const built = self.__WB_MANIFEST;
const files = new Map(built.map((file) => [new URL(file.url, location.href).pathname, file]));

/** The file that a request is for. */
function fileOf({ url }: Request): BuiltFile | undefined {
  return files.get(new URL(url).pathname);
}

self.addEventListener("message", (event) => {
  // A new version waits until the player asks for it.
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (event.data?.type === "MEND") (event as ExtendableMessage).waitUntil(mend());
});

/** Fetches anew what the browser has cleared, or keeps wrongly, as far as the host still has it. */
async function mend(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  for (const file of built) {
    const key = getCacheKeyForURL(file.url) ?? file.url;
    const kept = await cache.match(key);
    if (kept && (await isWholeAnswer(kept, file))) continue;
    const fetched = await allowed(fetch(file.url, { cache: "no-cache" }));
    const answer = fetched?.ok ? await copyResponse(fetched) : null;
    // Without room for it the network is asked again at the next visit.
    if (answer && (await isWholeAnswer(answer, file))) await allowed(cache.put(key, answer));
  }
}

// Without it the first visit would only be offline after a reload.
clientsClaim();

addPlugins([
  {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const file = fileOf(request);
      if (!cachedResponse || !file) return cachedResponse ?? null;
      return (await isWholeAnswer(cachedResponse, file)) ? cachedResponse : null;
    },
    // The browser's own copy of a file may be as wrong as the one kept here.
    requestWillFetch: async ({ request, event }) =>
      event?.type === "install" ? request : new Request(request, { cache: "no-cache" }),
    // No page may be opened with an answer from another address.
    fetchDidSucceed: async ({ response }) =>
      response.redirected ? copyResponse(response) : response,
    // A file that cannot be kept, for want of room, would not be answered at all: mending keeps it.
    cacheWillUpdate: async ({ response, event }) =>
      event?.type === "install" && response.ok ? response : null,
  },
]);
precacheAndRoute(built);
cleanupOutdatedCaches();

const others = { denylist: [/\.txt$/, /\/examples\//, /\/rules\//] };
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), others));

/** The answer if it is a page of ours, and none of a hotel that wants to be paid first. */
async function ours(answer?: Response): Promise<Response | null> {
  return answer?.ok && (await answer.clone().text()).includes("Istaka") ? answer : null;
}

registerRoute(
  ({ url }) => RULES.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: "rules",
    plugins: [
      {
        cacheWillUpdate: ({ response }) => ours(response),
        cachedResponseWillBeUsed: ({ cachedResponse }) => ours(cachedResponse),
      },
    ],
  }),
);
