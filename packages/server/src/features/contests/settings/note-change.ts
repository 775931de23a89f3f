import type { AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import { countCodePoints } from '@toasoan/contract/core/text.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  CONTEST_CHANGE_TEXTS,
  MIN_NOTICE,
  needsNotice,
} from '@toasoan/contract/features/contests/contest-changes.ts';
import { CONTEST_FACT_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import {
  contestFacts,
  type FactChange,
  factChanges,
} from '@toasoan/contract/features/contests/contest-facts.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { getContestDetail } from '../contest-view.ts';
import { insertNotice } from './contest-notice-store.ts';
import type { HeldContest } from './held-contest.ts';

/** @throws RULES_NOT_MET: NOTICE_NEEDED */
export function checkNotice({ detail }: HeldContest, notice: string | undefined): void {
  if (needsNotice(detail.state) && countCodePoints(notice ?? '') < MIN_NOTICE)
    throw ruleNotMet(CONTEST_CHANGE_TEXTS, 'NOTICE_NEEDED', 'notice', { min: MIN_NOTICE });
}

interface Change {
  readonly verb: AuditVerb<'contest'>;
  readonly by: Actor;
  readonly notice?: string | undefined;
  /** Of rounds and prizes; those of the contest itself are found here. */
  readonly changes?: readonly FactChange[];
}

/** Audit row and notice of a change that was just written; returns the contest as it is now. */
export async function noteChange(
  source: AuditSource,
  { row, detail }: HeldContest,
  { verb, by, notice, changes = [] }: Change,
): Promise<ContestDetail> {
  const after = await getContestDetail(source.db, row.project_id, row.id);
  const [before, now] = [contestFacts(detail), contestFacts(after)];
  const parts = changes.map(lineOf);
  await writeAudit(source, {
    action: `contest.${verb}`,
    entity: 'contest',
    entityId: row.id,
    before,
    after: { ...now, ...(parts.length > 0 && { contestParts: parts }), ...(notice && { notice }) },
  });
  if (notice)
    await insertNotice(
      source.db,
      row,
      { text: notice, changes: [...factChanges('', before, now), ...changes] },
      by,
    );
  return after;
}

/** Rounds and prizes have no rows of their own in the log: their changes are lines of the contest's. */
function lineOf({ of, field, before, after }: FactChange): string {
  return `${of} · ${CONTEST_FACT_TEXTS[field]?.vi ?? field}: ${before || '–'} → ${after || '–'}`;
}
