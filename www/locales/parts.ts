/** What the table can be played without, in every language: where it lies is fetched with the first of it. */

import type { Catalogue } from "./catalogue";

export const parts = import.meta.glob<{ words: Catalogue }>(["./??-*.ftl", "!./*-pages.ftl"]);
