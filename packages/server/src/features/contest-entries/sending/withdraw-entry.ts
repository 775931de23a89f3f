import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { moveSubmission } from '#server/features/submissions/public.ts';
import type { EntryLink } from '../access/entry-link-store.ts';
import { findEntrant, findOwnWork } from '../entrant-works-view.ts';
import { addWithdrawal } from './consent-store.ts';
import { countSubmissions, READER } from './entrant-store.ts';
import type { SendingCall } from './sending.ts';

interface Withdrawing {
  readonly workId: string;
  readonly version: number;
  readonly number: string;
  readonly now: Date;
}

/** By its author, before anybody has begun to check it. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET */
export async function withdrawEntry(
  { db, projectId, requestId, address, language }: SendingCall,
  link: EntryLink,
  { workId, version, number, now }: Withdrawing,
): Promise<void> {
  const work = await findOwnWork(db, link, workId);
  const entrant = await findEntrant(db, link);
  if (work === undefined || entrant === undefined) throw new AppError('NOT_FOUND');
  if (work.state !== 'SUBMITTED') throw ruleNotMet(TEXTS, 'WITHDRAW_NOT_NOW', 'workId');
  if (number.toUpperCase() !== work.number) throw ruleNotMet(TEXTS, 'NUMBER_WRONG', 'number');
  checkVersion(work, version);
  const step = {
    ...{ source: { db, projectId, requestId, address: '' }, by: READER, language, now },
    holds: (taker: string) => taker === 'entrant',
    onMoved: async () => undefined,
  };
  const withdrawn = await moveSubmission(step, work, { to: 'WITHDRAWN', reasonText: '' });
  await addWithdrawal(db, withdrawn, { time: now, address });
  await countSubmissions(db, entrant);
}
