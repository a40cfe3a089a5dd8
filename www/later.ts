/** What the table can be played without, fetched once it stands: dialogs, log, offline play. */

import "./aside.css";
import "./dialogs.css";

export { dialogBody } from "./panels/dialogs";
export { historyBeside } from "./panels/history";
export { Log } from "./panels/log";
export { soundSwitch } from "./panels/sound";
export { registerUpdates } from "./pwa";
export { Sounder } from "./sound/sounder";
export { layMelds, paintTray } from "./table/laid";
