import { amountOf } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { partsOf } from '#server/features/posts/public.ts';
import { findStale, writeReckoned } from './royalty-rate-store.ts';

/** Open months follow the norms: every royalty gets the unit of its day. @returns how many changed. */
export async function reckonAgain(
  db: Db,
  projectId: string,
  { now, by }: { readonly now: Date; readonly by: Actor },
): Promise<number> {
  const stale = await findStale(db, projectId, now);
  const reckoned = stale.map(({ post_id: postId, coefficient, payees, unit_value }) => {
    const unitValue = Number(unit_value);
    const amount = payees.length === 0 ? 0 : amountOf(Number(coefficient), unitValue);
    return { postId, unitValue, amount, payees: partsOf(amount, payees) };
  });
  await writeReckoned(db, projectId, reckoned, by);
  return reckoned.length;
}
