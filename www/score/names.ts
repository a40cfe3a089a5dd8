/** The names of the players of a sheet. */

import { say } from "../locales/messages";
import type { Scores } from "./scores";

export function nameOf({ sheet, names }: Scores, seat: number): string {
  const given = (sheet?.names ?? names)[seat]?.trim();
  return given || say("score-player", { number: seat + 1 });
}
