/** The worker of browsers. */

import * as engine from "../istaka/index.js";
import { serve } from "./serve.js";

const answer = serve(engine, (reply) => self.postMessage(reply));
self.addEventListener("message", ({ data }) => answer(data));
