import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';

/** The decision of each contest that is over, by its code. */
const DECISIONS: Readonly<Record<string, { readonly no: string; readonly date: string }>> = {
  happy_2024: { no: '2871/QĐ-BTTTT', date: '2024-11-28' },
  happy_2023: { no: '2415/QĐ-BTTTT', date: '2023-12-05' },
};
const REVOCATION = { no: '118/QĐ-BTC', date: '2025-01-20' };

interface Seeding {
  readonly by: Actor;
}

/** Prizes of the contests that are over: paid ones, and one that was taken back. */
export async function seedResults(tx: Db, { by }: Seeding): Promise<void> {
  const works = await tx
    .selectFrom('submissions')
    .innerJoin('contests', 'contests.id', 'submissions.contest_id')
    .select(['submissions.id', 'submissions.project_id', 'submissions.contest_id', 'submissions.category'])
    .select(['submissions.state', 'submissions.reason_code', 'submissions.reason_text', 'contests.code'])
    .where('contests.code', 'in', Object.keys(DECISIONS))
    .where('submissions.state', 'in', ['AWARDED', 'REVOKED'])
    .orderBy('submissions.id')
    .execute();
  const given = new Map<string, number>();
  for (const work of works) {
    const decision = DECISIONS[work.code];
    const prize = await nextPrize(tx, work, given);
    if (decision === undefined || prize === undefined) continue;
    const isRevoked = work.state === 'REVOKED';
    const paidTime = new Date(`${decision.date}T03:00:00Z`);
    await insertVersioned(
      tx,
      'contest_awards',
      work.project_id,
      {
        contest_id: work.contest_id,
        submission_id: work.id,
        prize_id: prize.id,
        state: isRevoked ? 'REVOKED' : 'AWARDED',
        month: null,
        decision_no: decision.no,
        decision_date: decision.date,
        amount: prize.amount,
        paid_state: isRevoked ? 'RETURNED' : 'PAID',
        paid_time: paidTime,
        paid_by_name: by.displayName,
        revoke_no: isRevoked ? REVOCATION.no : '',
        revoke_date: isRevoked ? REVOCATION.date : null,
        reason_code: work.reason_code,
        reason_text: work.reason_text,
      },
      by,
    );
  }
}

/** The next prize of the jury in the category of the work. */
async function nextPrize(
  tx: Db,
  { contest_id, category }: { readonly contest_id: string; readonly category: string },
  given: Map<string, number>,
) {
  const prizes = await tx
    .selectFrom('contest_prizes')
    .select(['id', 'amount', 'quantity'])
    .where('contest_id', '=', contest_id)
    .where('kind', '=', 'JURY')
    .where((columns) =>
      columns.or([columns('category', '=', category as never), columns('category', 'is', null)]),
    )
    .orderBy('position')
    .execute();
  const free = prizes.find(({ id, quantity }) => (given.get(id) ?? 0) < quantity);
  if (free !== undefined) given.set(free.id, (given.get(free.id) ?? 0) + 1);
  return free;
}
