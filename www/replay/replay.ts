/** The dialog that replays a match. */

import "./screen";
import { html } from "lit/html.js";
import type { Body } from "../panels/dialog";
import type { Given } from "./screen";

export const replay: Body = (_, actions, state) => {
  const { watched } = state;
  if (!watched) return html``;
  const given: Given = { watched, state, actions };
  return html`<match-replay .given=${given}></match-replay>`;
};
