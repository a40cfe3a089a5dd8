/** Texts as a visit leaves them. */

import { sealed } from "../../www/store/seal.ts";

/** Returns a match as it lies at the table, with an empty rack that the page then fills. */
export function savedMatch(match: string, some: object = {}): string {
  const opponents = ["hard", "hard", "hard"];
  const begun = "2026-01-01T10:00:00.000Z";
  return sealed({ match, slots: [], columns: 16, opponents, begun, ...some });
}
