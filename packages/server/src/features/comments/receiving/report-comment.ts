import { TIME_TO_ACT_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import type { ReportReason } from '@toasoan/contract/features/comments/comment-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';
import { addStep, type ChangedColumns, holdRow, writeComment } from '../moderation/change-store.ts';
import { readRules } from '../rules/comment-rules-store.ts';
import { addReport, countReaders, writeReported } from './report-store.ts';

interface Report {
  readonly commentId: string;
  /** The same for one reader: they report a comment once. */
  readonly reporterKey: Buffer;
  readonly reason: ReportReason;
  readonly text: string;
}

/** The system acts, not a person. */
const SYSTEM = { userId: null, displayName: '' };

/**
 * A reader reports a public comment: it is due in 24 hours, and hidden when enough readers did, an authority's request
 * not being one of them. False: this reader has reported it before. @throws NOT_FOUND for what readers do not see.
 */
export async function reportComment(db: Db, projectId: string, report: Report): Promise<boolean> {
  const row = await holdRow(db, projectId, report.commentId);
  if (row?.state !== 'APPROVED') throw new AppError('NOT_FOUND');
  if (!(await addReport(db, projectId, report))) return false;
  const { rules } = await readRules(db, projectId);
  const count = row.report_count + 1;
  const counted: ChangedColumns = {
    report_count: count,
    sla_due: row.sla_due ?? new Date(Date.now() + TIME_TO_ACT_MS),
    sla_kind: row.sla_kind ?? 'REPORT',
  };
  const readers = await countReaders(db, row);
  if (readers < rules.reportsToHide) await writeReported(db, row, counted);
  else {
    await writeComment(db, row, { ...counted, ...hidden(row, readers) });
    await addStep(db, row, { verb: 'hide', from: row.state, to: 'HIDDEN', before: {}, by: SYSTEM });
  }
  await publishNotice(db, { kind: 'comments', projectId });
  return true;
}

function hidden(row: CommentRecord, count: number): ChangedColumns {
  const finding = { rule: 'REPORTED', word: '', folded: '', tricks: [], start: null, end: null, count };
  return {
    state: 'HIDDEN',
    is_pinned: false,
    is_pick: false,
    held_rules: [...new Set([...row.held_rules, 'REPORTED' as const])],
    findings: JSON.stringify([...row.findings.filter(({ rule }) => rule !== 'REPORTED'), finding]),
  };
}
