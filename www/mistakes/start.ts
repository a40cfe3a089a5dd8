/** Opens a page on which mistakes are tried again: its storage, and the examiner. */

import text from "../../src/puzzles/practice.jsonl?raw";
import { isMoment, today } from "../base/calendar";
import type { RemoteEngine } from "../engine/client";
import { Judging, Reviewing } from "../engine/judging";
import { GAMES } from "../engine/presets";
import type { Practice } from "../engine/views";
import { learnAnalysis } from "../locales/messages";
import type { Language } from "../settings/settings";
import { Copies } from "../store/copies";
import { KeptMistakes } from "../store/deck";
import { KeptPractice } from "../store/exercises";
import { Memory } from "../store/memory";
import { Course, courseOf } from "./course";
import { Examiner } from "./examiner";
import { Exercises, OwnMistakes, type Questions } from "./questions";

/** A round in the address: the moment at which its match was begun, and its number from 0. */
const ROUND = /^(.+)\.(\d{1,4})$/;

/** Exercises in the address: of a game, and of one kind of mistake or of all. */
const PRACTICE = /^practice\.(\w+)(?:\.(\w+))?$/;

/** A lesson of the second course in the address. */
const COURSE = /^course\.([\w-]+)$/;

/**
 * Returns the storage and the examiner of the mistakes that an address names: exercises, a lesson,
 * those of a round, or else those that are due today.
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
      const questions = questionsOf(asked, own, kept, judges.answers);
      const texts = { kept, own, here: copies };
      const examiner = new Examiner(questions, {
        engine,
        judges,
        ...texts,
        fromHome: asked === "",
      });
      return (await examiner.ask()) ? examiner : null;
    },
  };
}

/** Reads the exercises that come with the game, one per line. */
function shipped(): Practice[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Puts a list into a random order. */
function shuffled<T>(list: readonly T[]): T[] {
  const keyed = list.map((one) => ({ one, key: Math.random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ one }) => one);
}

function questionsOf(asked: string, own: Copies, kept: KeptMistakes, judge: Reviewing): Questions {
  const lesson = courseOf(COURSE.exec(asked)?.[1]);
  if (lesson) return new Course(lesson, shipped(), own);
  const [, name, mistake] = PRACTICE.exec(asked) ?? [];
  const game = GAMES.find((game) => game === name);
  if (game) {
    const practice = new KeptPractice(own);
    return new Exercises({ game, mistake }, kept, practice, shuffled(shipped()), judge);
  }
  const [, begun, round] = ROUND.exec(asked) ?? [];
  const isRound = isMoment(begun);
  const cards = isRound ? kept.dearestOf({ begun, round: Number(round) }) : kept.due(today());
  return new OwnMistakes(cards, kept);
}
