import { hanoiMonthEnd, monthText } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import { rankMonth } from '@toasoan/contract/features/contest-votes/month-ranking.ts';
import { VOTE_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned, holdVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import {
  changeMonth,
  countMonth,
  earlierWinners,
  findLaterMonth,
  holdContestMonths,
  holdMonth,
  insertMonth,
  type MonthRow,
  monthPrizes,
  replacePlaces,
} from './month-store.ts';

interface Noting {
  readonly month: string;
  /** Why it is counted again; '' at its end. */
  readonly reason: string;
  readonly now: Date;
  readonly by: Actor;
}

/**
 * The ranking of a month that is over. Noted again, it replaces what was noted, until it is announced; later months
 * that are not announced follow, since a winner is out of them.
 * @throws RULES_NOT_MET: MONTHS_OFF, MONTH_NOT_OVER, MONTH_ANNOUNCED
 */
export async function noteMonth(source: AuditSource, contest: ContestRow, noting: Noting): Promise<MonthRow> {
  const { db } = source;
  const { month, reason, now, by } = noting;
  const words = { month: monthText(month) };
  if (!contest.voting.monthly) throw ruleNotMet(TEXTS, 'MONTHS_OFF', 'month');
  const end = new Date(hanoiMonthEnd(month));
  if (now < end || !hadVoting(contest, month)) throw ruleNotMet(TEXTS, 'MONTH_NOT_OVER', 'month', words);
  await holdContestMonths(db, contest);
  const before = await holdMonth(db, contest, month);
  if (before?.state === 'ANNOUNCED') throw ruleNotMet(TEXTS, 'MONTH_ANNOUNCED', 'month', words);
  const row =
    before === undefined
      ? await insertMonth(db, contest, { month, reason, now }, by)
      : await changeMonth(db, before, { reason, noted_time: now }, by);
  const counted = await countMonth(db, contest, { month, end });
  const votes = new Map(counted.map((one) => [one.id, one.votes]));
  const winners = await earlierWinners(db, contest, month);
  const places = rankMonth(counted, await monthPrizes(db, contest), winners);
  await replacePlaces(
    db,
    row,
    places.map((place) => ({ ...place, votes: votes.get(place.id) ?? 0 })),
  );
  await writeAudit(source, {
    action: before === undefined ? 'contest.noteMonth' : 'contest.recountMonth',
    entity: 'contest',
    entityId: contest.id,
    after: {
      title: contest.title,
      month,
      ...(reason !== '' && { voteReason: reason }),
      winners: places.filter(({ prizeId }) => prizeId !== null).map(({ number }) => number),
    },
  });
  const later = before && (await findLaterMonth(db, contest, month));
  if (later !== undefined) await noteMonth(source, contest, { ...noting, month: later });
  return row;
}

/** Readers could vote in some part of the month. */
function hadVoting({ vote_open_time, vote_close_time }: ContestRow, month: string): boolean {
  if (vote_open_time === null || vote_open_time.getTime() >= hanoiMonthEnd(month)) return false;
  const begin = Date.parse(`${month}-01T00:00:00+07:00`);
  return vote_close_time === null || vote_close_time.getTime() > begin;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: MONTH_ANNOUNCED */
export async function announceMonth(
  source: AuditSource,
  { id, version }: { readonly id: string; readonly version: number },
  by: Actor,
): Promise<string> {
  const { db, projectId } = source;
  const row = await holdVersioned(db, 'vote_months', projectId, id);
  checkVersion(row, version);
  const { title } = await getVersioned(db, 'contests', projectId, row.contest_id);
  if (row.state === 'ANNOUNCED')
    throw ruleNotMet(TEXTS, 'MONTH_ANNOUNCED', 'month', { month: monthText(row.month) });
  await changeMonth(db, row, { state: 'ANNOUNCED' }, by);
  await writeAudit(source, {
    action: 'contest.announceMonth',
    entity: 'contest',
    entityId: row.contest_id,
    before: { monthState: row.state },
    after: { title, month: row.month, monthState: 'ANNOUNCED' },
  });
  return row.contest_id;
}
