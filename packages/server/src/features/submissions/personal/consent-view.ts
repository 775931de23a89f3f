import type { SubmissionConsent } from '@toasoan/contract/features/submissions/consents.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import { maskedAddress } from './masked-address.ts';

export type ConsentRow = Selectable<Database['contest_consents']>;

/** What was agreed to with some works, in the order in which it was. */
export async function consentsOf(
  db: Db,
  projectId: string,
  submissionIds: readonly string[],
): Promise<ConsentRow[]> {
  if (submissionIds.length === 0) return [];
  return await db
    .selectFrom('contest_consents')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('submission_id', 'in', [...submissionIds])
    .orderBy('id')
    .execute();
}

/** @param isShown the whole address: somebody asked for it, and the log knows */
export function consentOf(
  { kind, rules_version, time, address }: ConsentRow,
  isShown: boolean,
): SubmissionConsent {
  return {
    kind,
    rulesVersion: rules_version,
    time: time.toISOString(),
    address: isShown ? address : maskedAddress(address),
  };
}
