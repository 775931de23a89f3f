import { addDays, hanoiDay, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import type { FindPages } from './link-targets-view.ts';
import { sweepLinks } from './sweep-links.ts';

const SWEEP = 'menu.sweep';
/** After midnight in Hà Nội. */
const NIGHT_MS = 3.5 * 3_600_000;

/** Looks for dead links of higher records. */
type Sweep = (db: Db, findPages: FindPages) => Promise<void>;

/**
 * Looks every night for links whose targets readers cannot open, in menus and in `others`, and notifies who changed
 * the record last.
 */
export function menuSweepJobs(findPages: FindPages, others: readonly Sweep[] = []): readonly JobHandler[] {
  return [
    shortJob({
      kind: SWEEP,
      payload: z.strictObject({}),
      run: async (_, { db }) => {
        for (const sweep of [sweepMenus, ...others]) await sweep(db, findPages);
      },
    }),
  ];
}

/** Ensures that a sweep is planned for the next night, unless one waits already. */
export async function planMenuSweep(db: Db, now: Date): Promise<void> {
  const night = hanoiDayStart(addDays(hanoiDay(now.getTime()), 1)) + NIGHT_MS;
  await keepJob(db, { kind: SWEEP, key: SWEEP, payload: {}, runAt: new Date(night) });
}

/** Of menus that readers have, the items that they see. */
async function sweepMenus(db: Db, findPages: FindPages): Promise<void> {
  const menus = await db
    .selectFrom('menus')
    .select(['id', 'project_id', 'title', 'items', 'swept_problems', 'updated_by_id'])
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  const records = menus.map(({ items, ...menu }) => ({
    ...menu,
    links: items.filter(({ hidden }) => !hidden),
  }));
  await sweepLinks(db, { of: 'menu', records }, findPages);
}
