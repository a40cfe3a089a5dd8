/**
 * Who the opponents are, with the looks of what is told about them: fetched by whoever first asks.
 */

import "./people.css";
import type { BotsView } from "../../views";
import type { Body } from "../dialog";
import { opponent } from "./opponent";

export class People {
  constructor(private readonly bots: BotsView) {}

  readonly opponent: Body = (_, actions, state) => opponent(actions, state, this.bots);
}
