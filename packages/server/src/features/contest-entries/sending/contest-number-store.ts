import { CATEGORY_LETTERS, type ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ContestRow } from '#server/features/contests/public.ts';

/**
 * The next number of a category: `HV25-A-00123`. The counter is held until the transaction ends, so two works never get
 * one number, and a failed one leaves no gap.
 */
export async function nextNumber(db: Db, contest: ContestRow, category: ContestCategory): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO contest_counters (project_id, contest_id, category, last)
    VALUES (${contest.project_id}, ${contest.id}, ${category}, 1)
    ON CONFLICT (project_id, contest_id, category) DO UPDATE SET last = contest_counters.last + 1
    RETURNING last`.execute(db);
  const number = String(rows[0]?.last).padStart(5, '0');
  return `${contest.prefix}-${CATEGORY_LETTERS[category]}-${number}`;
}
