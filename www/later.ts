/** What the table can be played without, fetched once it stands: dialogs, log, offline play, and their words. */

import "./dialogs.css";
import english from "./locales/en-dialogs.ftl?raw";
import { learn } from "./locales/messages";

export { dialogBody } from "./panels/dialogs";
export { Log } from "./panels/log";
export { registerUpdates } from "./pwa";
export { layMelds, paintTray } from "./table/laid";

learn(english);
