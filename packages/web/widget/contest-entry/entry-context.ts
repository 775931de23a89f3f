import type { EntryDraft, EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import type { FormContext } from '../form-context.ts';
import type { Say } from '../say.ts';
import type { SharedText } from '../shared-texts.ts';
import type { EntryCalls } from './entry-calls.ts';
import type { EntryFormText } from './entry-form-texts.ts';

/** What every part of the form needs. */
export interface EntryContext extends FormContext {
  readonly say: Say<EntryFormText | SharedText>;
  readonly calls: EntryCalls;
  /** The address of the intake with the project, without a slash at its end. */
  readonly base: string;
  /** Of the contest. */
  readonly code: string;
  /** Puts a view in the place of the one that is shown, and the focus on its heading. */
  readonly show: (view: HTMLElement) => void;
}

/** Somebody whose e-mail is verified. */
export interface Opened extends EntryContext {
  readonly token: string;
}

export type Draft = EntryDraft;
export type Contest = EntryState['contest'];

/** A moment in Vietnam as people read it. */
export function timeText(time: string, language: FormContext['language']): string {
  return new Date(time).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
