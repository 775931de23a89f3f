import type { SubmissionFilter } from '@toasoan/contract/features/submissions/submission-list.ts';
import { SUBMISSION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import type { RawBuilder } from 'kysely';
import type { Caller } from '#server/core/auth/caller.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

/** Filters by what later areas know of a row of `submissions`; they lie above, so they are passed in. */
export interface WorkConditions {
  /** Works before a juror, in any round. */
  readonly ofJuror: (jurorId: string) => RawBuilder<boolean>;
  /** Works with a valid vote of a month. */
  readonly ofVoteMonth: (month: string) => RawBuilder<boolean>;
}

/**
 * Who judges what is for those who run the rounds, and hidden from whoever is blind.
 * @throws FORBIDDEN, RULES_NOT_MET: BLIND_ROUND
 */
export function checkFilter(
  { permissionsHere }: Pick<Caller, 'permissionsHere'>,
  { jurorId }: Pick<SubmissionFilter, 'jurorId'>,
  isBlind: boolean,
): void {
  if (jurorId === undefined) return;
  if (!permissionsHere.includes('contest.round')) throw new AppError('FORBIDDEN');
  if (isBlind) throw ruleNotMet(TEXTS, 'BLIND_ROUND', 'jurorId');
}
