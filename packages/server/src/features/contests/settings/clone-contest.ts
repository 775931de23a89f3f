import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { aYearLater, timesNextYear } from '@toasoan/contract/features/contests/contest-dates.ts';
import type { ContestClone } from '@toasoan/contract/features/contests/contest-settings.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { getContestDetail } from '../contest-view.ts';
import { auditNewContest } from './audit-new-contest.ts';
import { insertPrize, insertRound } from './contest-parts-store.ts';
import { findRules, insertRules } from './contest-rules-store.ts';
import { insertContest, stepContest } from './contest-store.ts';
import { holdContest } from './held-contest.ts';

/** A draft like another contest a year later; works, entrants and what happened stay with the other. */
export async function cloneContest(
  call: TransactionCall,
  { id, version, ...named }: ContestClone & { readonly id: string },
): Promise<ContestDetail> {
  const { db, projectId, caller: by } = call;
  const { detail } = await holdContest(db, projectId, { id, version });
  const { extendedTo: _, ...times } = timesNextYear(detail);
  const terms = {
    ...times,
    theme: detail.theme,
    organisers: detail.organisers,
    parentContestId: detail.parentContestId,
    categories: detail.categories,
    limits: detail.limits,
    minAge: detail.minAge,
    excludedGroups: detail.excludedGroups,
    allowedCountries: detail.allowedCountries,
    requiredFields: detail.requiredFields,
    allowAi: detail.allowAi,
    allowComposite: detail.allowComposite,
    allowPrevAwarded: detail.allowPrevAwarded,
    retentionDays: detail.retentionDays,
    voting: detail.voting,
  };
  const contest = await insertContest(db, projectId, named, { by, terms });
  const later = (time: string | null) => (time === null ? null : aYearLater(time));
  for (const round of detail.rounds)
    await insertRound(
      db,
      { contest, by },
      { ...round, openTime: later(round.openTime), closeTime: later(round.closeTime) },
    );
  for (const [position, prize] of detail.prizes.entries())
    await insertPrize(db, { contest, by }, prize, position);
  const rules = await findRules(db, { projectId, contestId: id, version: detail.rulesVersion });
  if (rules !== undefined)
    await stepContest(db, contest, { rulesVersion: await insertRules(db, contest, rules, by) }, by);
  await auditNewContest(call, contest.id, { clonedFrom: detail.code });
  return await getContestDetail(db, projectId, contest.id);
}
