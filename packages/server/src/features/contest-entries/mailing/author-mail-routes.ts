import {
  type AuthorMail,
  authorMailEndpoints as endpoints,
  MOST_MAILS_AN_HOUR,
  AUTHOR_MAIL_TEXTS as TEXTS,
  unknownWords,
} from '@toasoan/contract/features/contest-entries/author-mail.ts';
import { SUBMISSION_RULE_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { holdSubmission, type IsBlindFor } from '#server/features/submissions/public.ts';
import { addAuthorMail } from './author-mail-jobs.ts';
import { countLatestMails, insertAuthorMail } from './author-mail-store.ts';
import { findMailWork } from './entry-mail-view.ts';

interface Dependencies {
  readonly now: () => Date;
  readonly isMailOn: boolean;
  readonly isBlindFor: IsBlindFor;
}

/** Mails of the office to authors. */
export function authorMailRoutes(deps: Dependencies): readonly Route[] {
  return [transactionRoute(endpoints.send, (call) => mailAuthors(call, call.body, deps))];
}

/**
 * One mail for each work. The log has the numbers of the works and neither address nor words.
 * @throws NOT_FOUND, RULES_NOT_MET: MAIL_OFF, BLIND_ROUND, MAIL_WORD_UNKNOWN, MAILS_TOO_MANY
 */
async function mailAuthors(
  call: TransactionCall,
  { contestId, ids, subject, text }: AuthorMail,
  { now, isMailOn, isBlindFor }: Dependencies,
) {
  const { db, projectId, caller } = call;
  await getContest(db, projectId, contestId);
  if (!isMailOn) throw ruleNotMet(TEXTS, 'MAIL_OFF');
  if (await isBlindFor(db, { projectId, contestId, userId: caller.userId }))
    throw ruleNotMet(SUBMISSION_RULE_TEXTS, 'BLIND_ROUND');
  const [word] = unknownWords(`${subject}\n${text}`);
  if (word !== undefined) throw ruleNotMet(TEXTS, 'MAIL_WORD_UNKNOWN', 'text', { word });
  const time = now();
  const left = MOST_MAILS_AN_HOUR - (await countLatestMails(db, { projectId, contestId }, time));
  if (new Set(ids).size > left)
    throw ruleNotMet(TEXTS, 'MAILS_TOO_MANY', 'ids', { most: MOST_MAILS_AN_HOUR, left: Math.max(left, 0) });
  return await runBulk(call, ids, async (itemCall, id) => {
    const work = await holdSubmission(itemCall.db, projectId, id);
    if (work.contest_id !== contestId) throw new AppError('NOT_FOUND');
    if ((await findMailWork(itemCall.db, projectId, id)) === undefined)
      throw ruleNotMet(TEXTS, 'AUTHOR_ERASED', 'ids');
    await insertAuthorMail(itemCall.db, work, { time, userId: caller.userId });
    await addAuthorMail(itemCall.db, work, { subject, text });
    const after = { title: work.number };
    await writeAudit(itemCall, {
      action: 'submission.mailAuthor',
      entity: 'submission',
      entityId: id,
      after,
    });
  });
}
