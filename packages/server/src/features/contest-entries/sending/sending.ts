import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import type { EntryLink } from '../access/entry-link-store.ts';
import type { EntryFileRow } from '../drafts/draft-files-store.ts';
import type { DraftContent, EntryDraftRow } from '../drafts/entry-draft-store.ts';

/** A call of a reader, as far as sending needs it. */
export interface SendingCall {
  readonly db: Db;
  readonly projectId: string;
  readonly requestId: string;
  readonly address: string;
  readonly language: Language;
}

/** What is sent, looked at as a whole. */
export interface Sending {
  readonly call: SendingCall;
  readonly link: EntryLink;
  readonly draft: EntryDraftRow;
  readonly contest: ContestRow;
  readonly content: DraftContent;
  readonly files: readonly EntryFileRow[];
  readonly now: Date;
}
