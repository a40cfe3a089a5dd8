/** Where the words are that the first table can do without, fetched when one is first needed. */

import type { Catalogue } from "./catalogue";

export const parts = import.meta.glob<{ words: Catalogue }>([
  "./??-*.ftl",
  "!./*-pages.ftl",
  "!./*-embed.ftl",
]);
