/** Opens a page on which mistakes are tried again: its storage, and the examiner. */

import { isMoment, today } from "../base/calendar";
import type { RemoteEngine } from "../engine/client";
import { Judging, Reviewing } from "../engine/judging";
import { learnAnalysis } from "../locales/messages";
import type { Language } from "../settings/settings";
import { Copies } from "../store/copies";
import { Memory } from "../store/memory";
import { type Card, KeptMistakes } from "../store/mistakes";
import { Examiner } from "./examiner";

/** A round in the address: the moment at which its match was begun, and its number from 0. */
const ROUND = /^(.+)\.(\d{1,4})$/;

/**
 * Returns the storage and the examiner of the mistakes that an address names: those of a round, or
 * else those that are due today.
 */
export function examination(asked: string) {
  const own = new Copies();
  const copies = new Memory(own);
  const kept = new KeptMistakes(own);
  return {
    copies,
    /** Resolves to null if there is nothing to ask. Rejects with `Unfetched`. */
    guide: async (engine: RemoteEngine, language: Language): Promise<Examiner | null> => {
      await learnAnalysis(language);
      const judges = { positions: new Judging(), answers: new Reviewing() };
      await Promise.all([judges.positions.open(), judges.answers.open()]);
      const cards = cardsIn(asked, kept);
      const texts = { kept, own, here: copies };
      const examiner = new Examiner(cards, { engine, judges, ...texts, fromHome: asked === "" });
      return (await examiner.ask()) ? examiner : null;
    },
  };
}

function cardsIn(asked: string, kept: KeptMistakes): Card[] {
  const [, begun, round] = ROUND.exec(asked) ?? [];
  return isMoment(begun) ? kept.dearestOf({ begun, round: Number(round) }) : kept.due(today());
}
