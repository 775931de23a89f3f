import type { Db } from '#server/core/db/database.ts';
import { draftsOfEmail, forgetDraftEmails } from './entry-draft-store.ts';
import { removeDraft } from './remove-draft.ts';

interface Mailbox {
  readonly project_id: string;
  readonly contest_id: string;
  readonly email_key: string;
}

/** What an e-mail left in a contest beside its works: drafts with their files, codes, links. */
export async function forgetEntriesOf(db: Db, mailbox: Mailbox): Promise<void> {
  for (const draft of await draftsOfEmail(db, mailbox)) await removeDraft(db, draft);
  await forgetDraftEmails(db, mailbox);
}
