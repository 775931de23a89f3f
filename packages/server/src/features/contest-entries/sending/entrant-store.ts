import type { EntryAuthor } from '@toasoan/contract/features/contest-entries/entry.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EntrantRow } from '#server/features/submissions/public.ts';
import type { EntryLink } from '../access/entry-link-store.ts';

/** Nobody is signed in. */
export const READER = { userId: null, displayName: '' } as const;

interface Saying {
  readonly author: EntryAuthor;
  readonly needsGuardian: boolean;
  readonly marketing: boolean;
}

/** The author of a contest by e-mail, as they describe themselves now; held until the transaction ends. */
export async function putEntrant(db: Db, link: EntryLink, said: Saying): Promise<EntrantRow> {
  const { author, needsGuardian, marketing } = said;
  const columns = {
    full_name: author.fullName,
    stage_name: author.stageName,
    organization_type: author.organizationType,
    group_name: author.groupName,
    birth_date: author.birthDate,
    gender: author.gender,
    nationality: author.nationality,
    country: author.country,
    residence: author.residence,
    phone: author.phone,
    address: author.address,
    province_code: author.provinceCode,
    job: author.job,
    workplace: author.workplace,
    vapa_number: author.vapaNumber,
    guardian: needsGuardian
      ? JSON.stringify({ name: author.guardianName, phone: author.guardianPhone })
      : null,
    search_text: foldVietnamese(`${author.fullName} ${author.stageName} ${author.groupName} ${link.email}`),
  };
  return await db
    .insertInto('entrants')
    .values({
      ...columns,
      project_id: link.project_id,
      contest_id: link.contest_id,
      email: link.email,
      email_key: link.email_key,
      marketing_consent: marketing,
      id_number_box: null,
      bank_box: null,
      created_by_id: null,
      created_by_name: '',
      updated_by_id: null,
      updated_by_name: '',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'contest_id', 'email_key'])
        // Written out: a prepared statement must be seen to match the index.
        .where(sql<boolean>`state <> 'ERASED'`)
        .doUpdateSet({
          ...columns,
          marketing_consent: sql<boolean>`entrants.marketing_consent OR ${marketing}`,
          version: sql<number>`entrants.version + 1`,
          update_time: sql<Date>`now()`,
          updated_by_id: null,
          updated_by_name: '',
        }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Works that were sent, without those that were withdrawn. */
export async function countSubmissions(db: Db, { project_id, id }: EntrantRow): Promise<void> {
  await sql`
    UPDATE entrants SET submission_count = (
      SELECT count(*) FROM submissions
      WHERE project_id = ${project_id} AND entrant_id = ${id} AND state <> 'WITHDRAWN'
    ) WHERE project_id = ${project_id} AND id = ${id}`.execute(db);
}
