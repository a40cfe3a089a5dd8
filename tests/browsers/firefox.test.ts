/** The page in Firefox. */

import { test } from "vitest";
import { play } from "./smoke.ts";

test("a new player plays a round, the next one, and on without a connection", () =>
  play("Firefox"));
