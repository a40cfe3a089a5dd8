/** What the table can be played without, fetched once it stands: dialogs, refusals, log, keyboard, offline play. */

import "./aside.css";
import "./bubble.css";
import "./contrast.css";
import "./coach.css";
import "./dialogs.css";
import "./small-windows.css";
import "./house.css";
import "./kept.css";
import "./keys.css";
import "./popovers.css";
import "./rules.css";
import "./settings.css";

export { TurnClock } from "./clock";
export { Coach } from "./coach";
export { declaring, throwing } from "./doubts";
export { lastTiles } from "./ending";
export { Explainer } from "./explainer";
export { layOpen, paintTray } from "./games/okey/laid";
export { closedUp, layOutSorted } from "./games/okey/orders";
export { seated } from "./games/okey/seating";
export { aboutThing } from "./panels/about";
export { badgeOf } from "./panels/badge";
export { draftOf, fetchDialog, fillDialog, knowsDialog } from "./panels/dialogs";
export { historyBeside } from "./panels/history";
export { lesson } from "./panels/lesson";
export { Log } from "./panels/log";
export { namesOf } from "./panels/names";
export { newsOf } from "./panels/news";
export { over } from "./panels/over";
export { refusalOf } from "./panels/refusal";
export { soundSwitch } from "./panels/sound";
export { gameName, roundName } from "./panels/tally";
export { wearFace } from "./portraits";
export { registerUpdates } from "./pwa";
export { Arrangements } from "./rack/arrangements";
export { fitted } from "./rack/fit";
export { Sounder } from "./sound/sounder";
export * as light from "./table/glow";
export { listenToKeys } from "./table/keys";
export { pictureOf } from "./table/picture";
export { Tutor } from "./tutor";

// Sentences have letters of their own; the first dialog shall not have to wait for them.
void document.fonts.load('500 1em "Nunito Turkish", Nunito', "aş").catch(() => {});
