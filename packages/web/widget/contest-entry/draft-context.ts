import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import type { DraftSaver, Written } from './draft-saver.ts';
import type { Contest, Draft, Opened } from './entry-context.ts';

/** One step of the form: what it shows, and what is written in it. */
export interface Step {
  readonly root: HTMLElement;
  readonly read: (written: Written) => Written;
}

export interface DraftContext extends Opened {
  readonly contest: Contest;
  readonly draft: Draft;
  readonly email: string;
  readonly saver: () => DraftSaver;
  /** What is written in all steps. */
  readonly written: () => Written;
  /** Leaves the draft. */
  readonly onEnd: (state: EntryState) => void;
}
