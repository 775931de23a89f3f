import type { AnnounceItem } from '@toasoan/contract/features/contest-results/award.ts';
import {
  ANNOUNCE_ITEM_TEXTS,
  AWARD_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/contest-results/award-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { ContestRow } from '#server/features/contests/public.ts';

/** What stands before the announcement, in the order in which it is done. */
export async function missingBeforeAnnounce(db: Db, contest: ContestRow): Promise<AnnounceItem[]> {
  if (contest.state === 'ANNOUNCED' || contest.state === 'ARCHIVED') return [];
  const { project_id, id } = contest;
  const rounds = await db
    .selectFrom('contest_rounds')
    .select('state')
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('key', '<>', 'CHECK')
    .execute();
  const states = await db
    .selectFrom('contest_awards')
    .select('state')
    .distinct()
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .execute();
  const has = (state: string) => states.some((row) => row.state === state);
  const items: AnnounceItem[] = [];
  if (contest.state !== 'JUDGING') items.push('NOT_JUDGING');
  if (rounds.some(({ state }) => state !== 'APPLIED')) items.push('ROUNDS_OPEN');
  if (has('PROPOSED')) items.push('PROPOSALS_LEFT');
  if (!has('AWARDED')) items.push('NOBODY_AWARDED');
  return items;
}

/** A contest without any award may be announced; one whose proposals wait may not. @throws RULES_NOT_MET: NOT_READY */
export async function needNoProposals(
  { db, language }: Pick<TransactionCall, 'db' | 'language'>,
  contest: ContestRow,
): Promise<void> {
  const missing = await missingBeforeAnnounce(db, contest);
  if (missing.includes('PROPOSALS_LEFT'))
    throw ruleNotMet(TEXTS, 'NOT_READY', undefined, { items: ANNOUNCE_ITEM_TEXTS.PROPOSALS_LEFT[language] });
}
