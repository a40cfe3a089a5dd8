/**
 * The texts of a page on which a lesson is played. The player's matches stay as they are: the match
 * of the lesson is in memory, and its text is kept with the progress.
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
