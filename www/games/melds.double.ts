/** A minimal game with a table of melds, and an engine for it, for tests. */

import { type Mock, vi } from "vitest";
import type { Rebuild, Series } from "../pkg/istaka/istaka";
import type { Rebuilder } from "./game";

/** Parses `R1 R2 | B5` into rows. */
export function rowsOf(text: string): string[][] {
  return text === "" ? [] : text.split(" | ").map((row) => row.split(" "));
}

/** Returns an unfinished table that comes from this one; any three tiles count as a series. */
function rebuildView(rows: readonly (readonly string[])[], table: string): Rebuild {
  const old = rowsOf(table).flat();
  const series = rows.map(
    (row): Series => ({
      tiles: [...row],
      meld: row.length < 3 ? null : { kind: "run", tiles: [...row], faces: row.map(() => "R4") },
      worth: row.length < 3 ? 0 : 12,
      missing: row.length < 3 ? 3 - row.length : null,
      fits: [],
    }),
  );
  const wrong = rows.find((row) => row.length < 3);
  const laid = rows.flat().filter((tile) => !old.includes(tile));
  const broken = wrong ? { code: "notASeries" as const, tiles: [...wrong] } : null;
  return { series, laid, opening: null, broken, finishes: false };
}

/** An engine that puts tiles as told and only requires that those of the table stay on it. */
export function rebuilder(table: string): {
  rebuild: Mock<Rebuilder["rebuild"]>;
  rebuilt: Mock<Rebuilder["rebuilt"]>;
} {
  const old = rowsOf(table).flat();
  const rebuild = vi.fn<Rebuilder["rebuild"]>(async (rows, tiles, onto) => {
    if (onto === "rack" && tiles.some((tile) => old.includes(tile))) {
      return { ok: false, refusal: { code: "unknown", tiles, missing: [] } } as const;
    }
    const [series, at] = onto.split(".").map(Number);
    const marked = rows.map((row, i) => (i === series ? row.toSpliced(at ?? 0, 0, "*") : row));
    const rest = marked.map((row) =>
      row.flatMap((tile) => (tile === "*" ? tiles : tiles.includes(tile) ? [] : [tile])),
    );
    if (onto === "new") rest.push(tiles);
    const filled = rest.filter((row) => row.length > 0);
    return { ok: true, value: rebuildView(filled, table) } as const;
  });
  const rebuilt = vi.fn<Rebuilder["rebuilt"]>(
    async (rows) => ({ ok: true, value: rebuildView(rows, table) }) as const,
  );
  return { rebuild, rebuilt };
}
