/** The page in WebKit. */

import { test } from "vitest";
import { play } from "./smoke.ts";

test("a new player plays a round, the next one, and on without a connection", () => play("WebKit"));
