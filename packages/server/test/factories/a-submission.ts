import { CATEGORY_LETTERS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Insertable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import { insertVersioned, type ValuesOf } from '#server/core/db/versioned.ts';
import { submissionWords } from '#server/features/submissions/public.ts';
import { aNumber } from './a-number.ts';

const BY = { userId: null, displayName: '' };

type EntrantOptions = Partial<Insertable<Database['entrants']>>;
type SubmissionOptions = Partial<Insertable<Database['submissions']>> & { readonly entrant?: EntrantOptions };

/** Makes somebody who takes part. @returns the id. */
async function anEntrant(
  db: Db,
  projectId: string,
  contestId: string,
  options: EntrantOptions = {},
): Promise<string> {
  const email = `tac-gia-${aNumber()}@mail.example`;
  const values = {
    contest_id: contestId,
    email,
    email_key: email,
    full_name: 'Nguyễn Thị Hoa',
    search_text: 'nguyen thi hoa',
    submission_count: 1,
    ...options,
  } satisfies ValuesOf<'entrants'>;
  const { id } = await insertVersioned(db, 'entrants', projectId, values, BY);
  return id;
}

/** Makes a work of a new entrant, without files. @returns its id. */
export async function aSubmission(
  db: Db,
  projectId: string,
  contestId: string,
  { entrant, ...options }: SubmissionOptions = {},
): Promise<string> {
  const category = options.category ?? 'PHOTO_SINGLE';
  const number = options.number ?? `HV26-${CATEGORY_LETTERS[category]}-${String(aNumber()).padStart(5, '0')}`;
  const title = options.title ?? 'Ngày mùa no ấm';
  const takenPlace = options.taken_place ?? 'Mù Cang Chải';
  const provinceCode = options.province_code ?? '15';
  const values = {
    contest_id: contestId,
    number,
    category,
    title,
    taken_place: takenPlace,
    province_code: provinceCode,
    submit_time: new Date(),
    entrant_id: options.entrant_id ?? (await anEntrant(db, projectId, contestId, entrant)),
    search_text: submissionWords({ number, title, takenPlace, provinceCode, oldProvinceName: '' }),
    ...options,
  } satisfies ValuesOf<'submissions'>;
  const { id } = await insertVersioned(db, 'submissions', projectId, values, BY);
  return id;
}
