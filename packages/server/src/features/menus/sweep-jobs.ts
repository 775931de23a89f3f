import { type LinkTarget, linkKey, type MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { addDays, hanoiDay, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import { notify } from '#server/features/notifications/public.ts';
import { type FindPages, findLinkTargets } from './link-targets-view.ts';

const SWEEP = 'menu.sweep';
/** After midnight in Hà Nội. */
const NIGHT_MS = 3.5 * 3_600_000;

/** Looks every night for items whose targets readers cannot open, and notifies who changed the menu last. */
export function menuSweepJobs(findPages: FindPages): readonly JobHandler[] {
  return [
    shortJob({
      kind: SWEEP,
      payload: z.strictObject({}),
      run: async (_, { db }) => await sweepMenus(db, findPages),
    }),
  ];
}

/** Ensures that a sweep is planned for the next night, unless one waits already. */
export async function planMenuSweep(db: Db, now: Date): Promise<void> {
  const night = hanoiDayStart(addDays(hanoiDay(now.getTime()), 1)) + NIGHT_MS;
  await keepJob(db, { kind: SWEEP, key: SWEEP, payload: {}, runAt: new Date(night) });
}

/** Each dead target is reported once, and again after it was alive. */
async function sweepMenus(db: Db, findPages: FindPages): Promise<void> {
  const menus = await db
    .selectFrom('menus')
    .select(['id', 'project_id', 'title', 'items', 'swept_problems', 'updated_by_id'])
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  for (const [projectId, those] of Map.groupBy(menus, (menu) => menu.project_id)) {
    const items = those.flatMap((menu) => menu.items);
    const targets = await findLinkTargets(db, projectId, items, findPages);
    for (const menu of those) await reportDead(db, menu, targets);
  }
}

interface SweptMenu {
  readonly id: string;
  readonly project_id: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly swept_problems: readonly string[];
  readonly updated_by_id: string | null;
}

async function reportDead(db: Db, menu: SweptMenu, targets: ReadonlyMap<string, LinkTarget>): Promise<void> {
  const { id, project_id: projectId, title, items, swept_problems: known, updated_by_id: userId } = menu;
  const dead = items.filter((item) => !item.hidden && (targets.get(linkKey(item))?.problem ?? null) !== null);
  const keys = [...new Set(dead.map(linkKey))].sort();
  if (keys.join() === known.join()) return;
  await db
    .updateTable('menus')
    .set({ swept_problems: keys })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
  const fresh = dead.filter((item) => !known.includes(linkKey(item)));
  if (fresh.length === 0 || userId === null) return;
  const names = fresh.map((item) => item.title || (targets.get(linkKey(item))?.name ?? ''));
  await notify(db, projectId, {
    kind: 'menuTargetsGone',
    postId: null,
    to: [userId],
    by: undefined,
    detail: { title, text: names.join(', '), requestOf: 'menu', requestId: id },
  });
}
