/** Where the words lie that the table can be played without, in every language; fetched with the first of them. */

import type { Catalogue } from "./catalogue";

export const parts = import.meta.glob<{ words: Catalogue }>([
  "./??-*.ftl",
  "!./*-pages.ftl",
  "!./*-embed.ftl",
]);
