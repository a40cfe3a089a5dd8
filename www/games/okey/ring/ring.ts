/**
 * What rules add that deal from a ring of stacks, fetched only for a match that is played by them.
 */

import "./ring.css";

export { RingShow } from "./show";
