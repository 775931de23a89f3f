import type {
  EntryAuthor,
  EntryFileWords,
  EntryWork,
} from '@toasoan/contract/features/contest-entries/entry.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EntryDraftTable } from '#server/core/db/tables/entry-tables.ts';
import type { EntryLink } from '../access/entry-link-store.ts';

export type EntryDraftRow = Selectable<EntryDraftTable>;

/** What is written in a draft. */
export interface DraftContent {
  readonly author: EntryAuthor;
  readonly work: EntryWork;
  readonly files: EntryFileWords;
}

function jsonOf({ author, work, files }: DraftContent) {
  return { author: JSON.stringify(author), work: JSON.stringify(work), files: JSON.stringify(files) };
}

function ofLink(db: Db, { project_id, contest_id, email_key }: EntryLink) {
  return db
    .selectFrom('entry_drafts')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('contest_id', '=', contest_id)
    .where('email_key', '=', email_key);
}

/** Drafts that were not sent, the newest first. */
export async function openDrafts(db: Db, link: EntryLink, now: Date): Promise<EntryDraftRow[]> {
  return await ofLink(db, link)
    .where('submission_id', 'is', null)
    .where('expire_time', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** A draft that this link opens, sent or not; nobody changes it until the transaction ends. */
export async function holdDraft(db: Db, link: EntryLink, id: string): Promise<EntryDraftRow | undefined> {
  return await ofLink(db, link).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

interface NewDraft {
  readonly language: Language;
  readonly fixesId: string | null;
  readonly content: DraftContent;
  readonly now: Date;
  readonly expireTime: Date;
}

/** Undefined: there is one already. */
export async function insertDraft(
  db: Db,
  { project_id, contest_id, email, email_key }: EntryLink,
  { language, fixesId, content, now, expireTime }: NewDraft,
): Promise<string | undefined> {
  const row = await db
    .insertInto('entry_drafts')
    .values({
      ...{ project_id, contest_id, email, email_key, language, fixes_id: fixesId },
      ...jsonOf(content),
      submission_id: null,
      update_time: now,
      expire_time: expireTime,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface SavedDraft {
  readonly content: DraftContent;
  readonly now: Date;
  readonly expireTime: Date;
}

export async function writeDraft(
  db: Db,
  { project_id, id, version }: EntryDraftRow,
  { content, now, expireTime }: SavedDraft,
): Promise<number> {
  await db
    .updateTable('entry_drafts')
    .set({ ...jsonOf(content), version: version + 1, update_time: now, expire_time: expireTime })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** What was written is in the work from now on; the row only knows a repeated call. */
export async function markSent(
  db: Db,
  { project_id, id }: EntryDraftRow,
  submissionId: string,
): Promise<void> {
  await db
    .updateTable('entry_drafts')
    .set({ submission_id: submissionId, author: '{}', work: '{}', files: '[]' })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** With its unfinished uploads; its files must be gone before. */
export async function deleteDraft(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('entry_drafts').where('project_id', '=', projectId).where('id', '=', id).execute();
}

/** By its id alone, for jobs. */
export async function holdAnyDraft(
  db: Db,
  projectId: string,
  id: string,
): Promise<EntryDraftRow | undefined> {
  return await db
    .selectFrom('entry_drafts')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** In which language the author of a work writes; undefined: none of its drafts is left. */
export async function languageOfWork(db: Db, projectId: string, submissionId: string) {
  const { rows } = await sql<{ language: Language }>`
    SELECT language FROM entry_drafts
    WHERE project_id = ${projectId} AND submission_id = ${submissionId} ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.language;
}

interface Mailbox {
  readonly project_id: string;
  readonly contest_id: string;
  readonly email_key: string;
}

/** All drafts of an e-mail in a contest, sent or not. */
export async function draftsOfEmail(db: Db, mailbox: Mailbox): Promise<EntryDraftRow[]> {
  return await db
    .selectFrom('entry_drafts')
    .selectAll()
    .where('project_id', '=', mailbox.project_id)
    .where('contest_id', '=', mailbox.contest_id)
    .where('email_key', '=', mailbox.email_key)
    .execute();
}

/** Codes and links that were mailed to it. */
export async function forgetDraftEmails(db: Db, mailbox: Mailbox): Promise<void> {
  for (const table of ['entry_codes', 'entry_links'] as const)
    await db
      .deleteFrom(table)
      .where('project_id', '=', mailbox.project_id)
      .where('contest_id', '=', mailbox.contest_id)
      .where('email_key', '=', mailbox.email_key)
      .execute();
}
