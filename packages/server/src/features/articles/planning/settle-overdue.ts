import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { OverdueArticle } from './overdue-view.ts';

/** What becomes of a record whose time has passed while jobs were held: another time, or back to its approvers. */
export type NewPlan = { readonly time: Date } | { readonly reason: string; readonly reasonEn: string };

/** How records of a kind are published at their time, for whoever settles those whose time has passed. */
export interface PublicationSchedule {
  readonly table: 'posts' | 'events';
  /** What a list calls one of them, in Vietnamese. */
  readonly thing: string;
  /** Holds the record; answers when it would be published by itself, null for never. */
  readonly hold: (db: Db, article: Overdue) => Promise<Date | null>;
  /** Makes the change of a held record: logged, on record, and its people are notified. */
  readonly replan: (source: AuditSource, article: Overdue, plan: NewPlan, now: Date) => Promise<void>;
}

type Overdue = Pick<OverdueArticle, 'projectId' | 'articleId'>;

/** False: somebody has dealt with it meanwhile. */
export async function settleOverdue(
  db: Db,
  { hold, replan }: PublicationSchedule,
  article: Overdue,
  { plan, now }: { readonly plan: NewPlan; readonly now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const time = await hold(tx, article);
    if (time === null || time > now) return false;
    const { projectId } = article;
    await replan({ db: tx, projectId, address: '', requestId: 'release-jobs' }, article, plan, now);
    return true;
  });
}
