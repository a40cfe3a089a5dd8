/** The worker of Node. */

import { parentPort } from "node:worker_threads";
import * as engine from "../istaka/node.js";
import { serve } from "./serve.js";

parentPort.on(
  "message",
  serve(engine, (reply) => parentPort.postMessage(reply)),
);
