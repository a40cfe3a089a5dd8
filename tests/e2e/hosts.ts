/** Pages of others, on a second origin under strict policies, for tests of embedded elements. */

import { test as base, expect } from "@playwright/test";
import { Site } from "./site.ts";

export { expect };

interface Fixtures {
  /** The host of the game and its elements, open to other origins. */
  game: Site;
  /** The host of the embedding page. */
  host: Site;
  /** Exceptions and policy violations in any page; the test fails at its end if there are any. */
  troubles: string[];
}

/** A test of pages on two hosts. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is destructured
  game: async ({}, use) => {
    const game = await new Site("/", { "access-control-allow-origin": "*" }).serve();
    await use(game);
    await game.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is destructured
  host: async ({}, use) => {
    const host = await new Site().serve(null);
    await use(host);
    await host.close();
  },
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on("weberror", (error) => troubles.push(`error: ${error.error().stack}`));
      context.on("console", (message) => {
        if (/content security policy|trusted/i.test(message.text())) troubles.push(message.text());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** A strict policy: scripts and styles of one origin, nothing inline. */
export function strict(game: Site, wasm = true): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${game.url}${wasm ? " 'wasm-unsafe-eval'" : ""}`,
    `style-src ${game.url}`,
    `connect-src ${game.url}`,
    `frame-src ${game.url}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
  return { "content-security-policy": policy.join("; ") };
}

/** Returns a page with this body. */
export function documentOf(body: string, script: string, attributes = 'lang="en"'): string {
  return `<!doctype html><html ${attributes}><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Rules</title>${script}</head>
    <body><main><h1>Rules</h1>${body}</main></body></html>`;
}

/** Returns the script of the elements. */
export function asModule(game: Site): string {
  return `<script type="module" src="${game.url}elements/elements.js"></script>`;
}
