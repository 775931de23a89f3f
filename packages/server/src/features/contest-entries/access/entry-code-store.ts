import { CODE_TRIES } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EntryCodeTable } from '#server/core/db/tables/entry-tables.ts';

export type EntryCode = Selectable<EntryCodeTable>;

/** Entering the contest, voting in it, or judging it: a code serves for one of the three. */
export type CodePurpose = EntryCode['purpose'];

interface NewCode {
  readonly purpose: CodePurpose;
  readonly contestId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: Language;
  readonly nonce: string;
  readonly expireTime: Date;
}

export async function insertCode(db: Db, projectId: string, code: NewCode): Promise<string> {
  const { id } = await db
    .insertInto('entry_codes')
    .values({
      project_id: projectId,
      contest_id: code.contestId,
      email: code.email,
      email_key: code.emailKey,
      language: code.language,
      purpose: code.purpose,
      nonce: code.nonce,
      expire_time: code.expireTime,
      used_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Try {
  readonly purpose: CodePurpose;
  readonly contestId: string;
  readonly emailKey: string;
  readonly now: Date;
}

/** The newest code of an address, with this try counted; undefined: none is left to try. */
export async function countTry(
  db: Db,
  projectId: string,
  { purpose, contestId, emailKey, now }: Try,
): Promise<EntryCode | undefined> {
  const { rows } = await sql<EntryCode>`
    UPDATE entry_codes SET tries = tries + 1
    WHERE id = (
      SELECT id FROM entry_codes
      WHERE project_id = ${projectId} AND contest_id = ${contestId} AND email_key = ${emailKey}
        AND purpose = ${purpose}
      ORDER BY id DESC LIMIT 1
    ) AND tries < ${CODE_TRIES} AND used_time IS NULL AND expire_time > ${now}
    RETURNING *`.execute(db);
  return rows[0];
}

/** It serves once. False: another call was faster. */
export async function spendCode(db: Db, { project_id, id }: EntryCode, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entry_codes')
    .set({ used_time: now })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .where('used_time', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findCode(db: Db, projectId: string, id: string): Promise<EntryCode | undefined> {
  return await db
    .selectFrom('entry_codes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}
