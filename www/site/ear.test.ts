/** The guide to playing by ear comes from the tables of keys, as a page and as a document. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../settings/settings";
import { editionOf } from "./build";
import { earBody, earDocument } from "./ear";

it.each(LANGUAGES)(
  "the guide in %s is whole, and the document is what the keys are",
  (language) => {
    const edition = editionOf(language);
    const body = earBody(edition);
    for (const key of ["N", "L", "I", "G", "E", "U", "H"])
      expect(body).toContain(`<kbd>${key}</kbd>`);
    expect(body).not.toMatch(/[{}]|undefined|>key-/);
    const path = `docs/by-ear/${language}.md`;
    const written = earDocument(edition);
    if (process.env.WRITE) writeFileSync(path, written);
    expect(existsSync(path) && readFileSync(path, "utf8"), "WRITE=1 writes it").toBe(written);
  },
);
