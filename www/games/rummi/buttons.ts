/** What buttons offer in this game besides arranging, hints and the way back. */

import { say } from "../../locales/messages";
import type { Buttons, Offer } from "../../panels/moves";
import { BUTTONS } from "./labels";
import type { RummiState } from "./state";

export function buttonsOf({ game, laying }: RummiState): Buttons {
  const { legal } = game?.table ?? {};
  const laid = (laying?.now.laid.length ?? 0) > 0;
  const draw: Offer = {
    action: legal?.pass ? "pass" : "draw",
    label: null,
    word: legal?.pass ? say("pass") : say(laid ? BUTTONS.instead : BUTTONS.draw),
  };
  const restart: Offer = { action: "restart", label: null, word: say(BUTTONS.restart) };
  const rests = legal?.pass || legal?.draw;
  return {
    offers: [...(laying ? [restart] : []), ...(rests ? [draw] : [])],
    keepsHelp: true,
    // Gold only when it would be accepted.
    main: {
      action: "done",
      word: say(BUTTONS.done),
      ready: laying !== null && laying.now.broken === null,
    },
    note: null,
  };
}
