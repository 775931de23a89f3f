import { pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { isOverdue } from '@toasoan/contract/features/pages/page-rules.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { detailColumns } from '../editing/page-columns.ts';
import { checkPageEditable } from '../editing/update-page.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import type { PageRecord } from '../page-record.ts';
import { holdPages, writePageRow } from '../page-store.ts';
import { planReview } from './review-jobs.ts';

interface Review {
  readonly id: string;
  readonly version: number;
  /** The day by which the text is checked again; null: no more. */
  readonly next: string | null;
}

/** Notes that the caller has checked the text. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function reviewPage(call: TransactionCall, { id, version, next }: Review): Promise<PageRecord> {
  const { db, projectId, caller } = call;
  await holdPages(db, projectId);
  const before = await readPage(db, projectId, id);
  checkVersion(before, version);
  checkPageEditable(articleActor(caller), before);
  const now = new Date();
  if (isOverdue({ reviewDate: next }, hanoiDay(now.getTime())))
    throw ruleNotMet(PAGE_RULE_TEXTS, 'REVIEW_IN_PAST', 'next');
  const details = pickPageDetails({ reviewDate: next }, before.details);
  await writePageRow(
    db,
    projectId,
    id,
    {
      ...detailColumns({ title: before.title, details }),
      reviewed_time: now,
      reviewed_by_id: caller.userId,
      reviewed_by_name: caller.displayName,
    },
    caller,
  );
  const after = await readPage(db, projectId, id);
  await keepPageVersion(db, projectId, { before, after, kind: 'save', by: caller });
  await planReview(db, after);
  await auditPage(call, 'review', { before, after });
  await publishNotice(db, { kind: 'page', projectId, thingId: id });
  return after;
}
