/**
 * The storage of a page on which a lesson is played. The match of the lesson is held in memory and
 * saved with the progress, so that the player's own matches do not change.
 */

import type { Trouble } from "../state/state";
import { Copies } from "../store/copies";
import { lessonsShelf, type Progress, recallProgress } from "../store/lessons";
import { MATCH } from "../store/match";
import { Memory } from "../store/memory";
import type { Changes } from "../store/shelf";

export class LessonMemory extends Memory {
  constructor() {
    super(new Copies());
  }

  get progress(): Progress {
    return recallProgress(this);
  }

  set progress(progress: Progress) {
    lessonsShelf.keep(this, progress);
  }

  override change(changes: Changes): Trouble | null {
    super.change(changes);
    const match = changes.get(MATCH);
    const { done, at } = this.progress;
    if (match && at) this.progress = { done, at: { ...at, match } };
    return null;
  }
}
