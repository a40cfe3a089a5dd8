/**
 * The service worker: keeps the game for offline play. Checks each kept file when it is requested,
 * and fetches it again if it differs from that of the build.
 */

import { cacheNames, clientsClaim, copyResponse } from "workbox-core";
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";
import { allowed, reached } from "../base/allowed";
import { isGame, rulesFile } from "./addresses";
import { type BuiltFile, isWholeAnswer } from "./answers";

declare const self: Window & {
  readonly __WB_MANIFEST: (BuiltFile & { readonly revision: string | null })[];
  skipWaiting(): Promise<void>;
};

/** An event that keeps the worker alive until a promise settles. */
interface ExtendableMessage extends MessageEvent {
  waitUntil(done: Promise<void>): void;
}

/** The folder of the game. */
const folder = new URL(".", location.href);

const built = self.__WB_MANIFEST;
const files = new Map(built.map((file) => [new URL(file.url, location.href).pathname, file]));

/** Returns a path below the folder of the game; all requests for pages are below it. */
function pathOf({ pathname }: URL): string {
  return pathname.slice(folder.pathname.length);
}

/** Copies a redirected response, as browsers open no page by one. */
async function copied(response: Response): Promise<Response> {
  return response.redirected ? copyResponse(response) : response;
}

function fileOf({ url }: Request): BuiltFile | undefined {
  return files.get(new URL(url).pathname);
}

self.addEventListener("message", (event) => {
  // A new version waits for the consent of the player.
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
  if (event.data?.type === "MEND") (event as ExtendableMessage).waitUntil(mend());
});

/** Fetches again the files that the browser has deleted or damaged, if the host still has them. */
async function mend(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  for (const file of built) {
    const key = getCacheKeyForURL(file.url) ?? file.url;
    const kept = await cache.match(key);
    if (kept && (await isWholeAnswer(kept, file))) continue;
    const fetched = await reached(fetch(file.url, { cache: "no-cache" }));
    const answer = fetched?.ok ? await copyResponse(fetched) : null;
    // Without space the file is fetched at the next visit.
    if (answer && (await isWholeAnswer(answer, file))) await allowed(cache.put(key, answer));
  }
}

// Without this, offline play begins only after a reload.
clientsClaim();

addPlugins([
  {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const file = fileOf(request);
      if (!cachedResponse || !file) return cachedResponse ?? null;
      return (await isWholeAnswer(cachedResponse, file)) ? cachedResponse : null;
    },
    // The HTTP cache may hold the same damaged file.
    requestWillFetch: async ({ request, event }) =>
      event?.type === "install" ? request : new Request(request, { cache: "no-cache" }),
    fetchDidSucceed: ({ response }) => copied(response),
    // A file without space in the cache would fail the request: `mend` keeps it.
    cacheWillUpdate: async ({ response, event }) =>
      event?.type === "install" && response.ok ? response : null,
  },
]);
precacheAndRoute(built);
cleanupOutdatedCaches();

// Pages beside the game come from the host.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isGame(pathOf(url)),
  createHandlerBoundToURL("index.html"),
);

/** Returns the response if it is a page of the game, and not the login page of a network. */
async function ours(answer?: Response): Promise<Response | null> {
  return answer?.ok && (await answer.clone().text()).includes("Istaka") ? copied(answer) : null;
}

const rules = new StaleWhileRevalidate({
  cacheName: "rules",
  plugins: [
    {
      fetchDidSucceed: ({ response }) => copied(response),
      cacheWillUpdate: ({ response }) => ours(response),
      cachedResponseWillBeUsed: ({ cachedResponse }) => ours(cachedResponse),
    },
  ],
});

registerRoute(
  ({ url }) => rulesFile(pathOf(url)) !== null,
  async ({ event, url }) => {
    const file = new URL(rulesFile(pathOf(url)) ?? "", folder);
    // In another folder the relative links of the page would lead elsewhere.
    if (new URL(".", url).href !== new URL(".", file).href) return Response.redirect(file.href);
    return rules.handle({ event, request: new Request(file) });
  },
);
