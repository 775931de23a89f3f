import type { MoveWords } from '@toasoan/contract/features/submissions/submission-changes.ts';
import {
  type StepTaker,
  type SubmissionState,
  stepsTo,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import {
  SUBMISSION_STATE_TEXTS,
  SUBMISSION_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/submissions/submission-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { SubmissionRow } from '../submission-row.ts';
import { auditSubmission, changeSubmission } from '../submission-store.ts';
import { planFixDeadline } from './plan-fix-deadline.ts';

/** Days that an author has to mend a work, unless somebody says otherwise. */
const FIX_DAYS = 10;
const DAY_MS = 86_400_000;

/** What follows a move in its transaction: the author's mail, the end of an assignment. */
export type OnMoved = (
  tx: Db,
  move: {
    readonly before: SubmissionRow;
    readonly after: SubmissionRow;
    readonly words: MoveWords;
    /** Who moved it, for the rows of the log that follow. */
    readonly source: AuditSource;
    readonly by: Actor;
  },
) => Promise<void>;

interface Moving {
  readonly source: AuditSource;
  readonly by: Actor;
  readonly language: Language;
  readonly holds: (taker: StepTaker) => boolean;
  readonly now: Date;
  readonly onMoved: OnMoved;
}

/**
 * One decision about a held work, by the state machine of domain §9.6. Where it means two steps, both are audited.
 * @throws RULES_NOT_MET: STEP_NOT_THERE and what the step asks for; FORBIDDEN for a step of somebody else
 */
export async function moveSubmission(
  moving: Moving,
  held: SubmissionRow,
  words: MoveWords,
): Promise<SubmissionRow> {
  const steps = stepsTo(held.state, words.to);
  if (steps === undefined) throw notThere(held.state, words.to, moving.language);
  for (const { by } of steps) if (!by.some(moving.holds)) throw new AppError('FORBIDDEN');
  const needs = steps.at(-1)?.needs ?? [];
  if (needs.includes('reason')) needReason(words);
  if (needs.includes('decision') && (words.decisionNo === undefined || words.decisionDate === undefined))
    throw ruleNotMet(TEXTS, 'DECISION_MISSING', 'decisionNo');
  let row = held;
  for (const { to } of steps) row = await take(moving, row, { ...words, to });
  return row;
}

function needReason({ reasonCode, reasonText }: MoveWords): void {
  if (reasonCode === undefined) throw ruleNotMet(TEXTS, 'REASON_MISSING', 'reasonCode');
  if (reasonCode === 'OTHER' && reasonText === '') throw ruleNotMet(TEXTS, 'WORDS_MISSING', 'reasonText');
}

async function take(moving: Moving, before: SubmissionRow, words: MoveWords): Promise<SubmissionRow> {
  const { source, by, now } = moving;
  const after = await changeSubmission(
    source.db,
    before,
    {
      state: words.to,
      reason_code: words.reasonCode ?? '',
      reason_text: words.reasonText,
      fix_until: words.to === 'NEEDS_FIX' ? fixUntil(words, now) : null,
    },
    by,
  );
  await auditSubmission(source, 'move', { before, after });
  await planFixDeadline(source.db, after);
  await moving.onMoved(source.db, { before, after, words, source, by });
  return after;
}

function fixUntil({ fixUntil: asked }: MoveWords, now: Date): Date {
  if (asked === undefined) return new Date(now.getTime() + FIX_DAYS * DAY_MS);
  const until = new Date(asked);
  if (until <= now) throw ruleNotMet(TEXTS, 'FIX_TIME_PAST', 'fixUntil');
  return until;
}

function notThere(from: SubmissionState, to: SubmissionState, language: Language): AppError {
  const named = (state: SubmissionState) => SUBMISSION_STATE_TEXTS[state][language];
  return ruleNotMet(TEXTS, 'STEP_NOT_THERE', 'to', { from: named(from), to: named(to) });
}
