import {
  MOST_PICTURED,
  SUBMISSION_EXPORT_TEXTS,
  type SubmissionExport,
} from '@toasoan/contract/features/submissions/export/submission-export.ts';
import { SUBMISSION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { startTask } from '#server/features/tasks/public.ts';
import type { IsBlindFor } from '../is-blind-for.ts';
import { checkFilter, type WorkConditions } from '../work-conditions.ts';
import { countExported } from './export-view.ts';

/** What shows who sent the works: their data, their own files, their names on paper. */
export function isPersonal({ kind, personal }: Pick<SubmissionExport, 'kind' | 'personal'>): boolean {
  return personal || kind === 'ZIP' || kind === 'CERTIFICATES';
}

export interface ExportRules {
  readonly isBlindFor: IsBlindFor;
  readonly conditions: WorkConditions;
}

/**
 * Starts the file and logs who asked for what and why. @throws NOT_FOUND, FORBIDDEN, RULES_NOT_MET: EXPORT_REASON,
 * TOO_MANY_PICTURED, NOBODY_AWARDED, BLIND_ROUND
 */
export async function exportSubmissions(
  call: TransactionCall,
  asked: SubmissionExport,
  { isBlindFor, conditions }: ExportRules,
): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  const contest = await getContest(db, projectId, asked.filters.contestId);
  const at = { projectId, contestId: contest.id, userId: caller.userId };
  const isBlind = await isBlindFor(db, at);
  if (isPersonal(asked) && isBlind) throw ruleNotMet(TEXTS, 'BLIND_ROUND');
  checkFilter(caller, asked.filters, isBlind);
  needRights(call, asked);
  const filters =
    asked.kind === 'CERTIFICATES' ? { ...asked.filters, state: ['AWARDED' as const] } : asked.filters;
  const total = await countExported(db, projectId, { filters, ids: asked.ids, conditions, isBlind });
  refuseCount(asked, total);
  const taskId = await startTask(db, {
    kind: 'submission-export',
    title: `${SUBMISSION_EXPORT_TEXTS[asked.kind][language]}, ${contest.title}`,
    payload: { kind: asked.kind, filters, ids: asked.ids, personal: asked.personal, language },
    userId: caller.userId,
    projectId,
  });
  const { contestId: _, ...narrowing } = asked.filters;
  await writeAudit(call, {
    action: 'submission.export',
    entity: 'submission',
    after: {
      title: contest.title,
      format: asked.kind,
      withPersonalData: asked.personal,
      exportReason: asked.reason,
      query: JSON.stringify(narrowing),
      total,
    },
  });
  return { taskId };
}

function needRights({ caller }: TransactionCall, { kind, personal, reason }: SubmissionExport): void {
  const may = (permission: string) => caller.permissionsHere.includes(permission);
  if (kind === 'CERTIFICATES' && !may('contest.award')) throw new AppError('FORBIDDEN');
  if (!personal) return;
  if (!may('contest.exportPII')) throw new AppError('FORBIDDEN');
  if (reason === '') throw ruleNotMet(TEXTS, 'EXPORT_REASON', 'reason');
}

function refuseCount({ kind }: SubmissionExport, found: number): void {
  if (kind === 'CERTIFICATES' && found === 0) throw ruleNotMet(TEXTS, 'NOBODY_AWARDED');
  const isPictured = kind === 'CONTACT_SHEET' || kind === 'CERTIFICATES';
  if (isPictured && found > MOST_PICTURED)
    throw ruleNotMet(TEXTS, 'TOO_MANY_PICTURED', 'filters', { found, most: MOST_PICTURED });
}
