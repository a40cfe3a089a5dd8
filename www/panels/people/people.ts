/** Who the opponents are, and why they did what they did: fetched by whoever first asks. */

import "./people.css";
import type { CastView } from "../../pkg/istaka";
import type { Body } from "../dialog";
import { opponent } from "./opponent";
import { why } from "./why";

export class People {
  readonly bodies: Readonly<Record<"opponent" | "why", Body>>;

  constructor(cast: CastView) {
    this.bodies = {
      opponent: (_, actions, state) => opponent(actions, state, cast),
      why,
    };
  }
}
