import { linksOf } from '@toasoan/contract/features/footers/footer-content.ts';
import type { Db } from '#server/core/db/database.ts';
import { type FindPages, sweepLinks } from '#server/features/menus/public.ts';

/** Reports links of footers that lead nowhere, with those of menus and in the same way. */
export async function sweepFooters(db: Db, findPages: FindPages): Promise<void> {
  const footers = await db
    .selectFrom('footers')
    .select(['id', 'project_id', 'title', 'content', 'swept_problems', 'updated_by_id'])
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  const records = footers.map(({ content, ...footer }) => ({ ...footer, links: linksOf(content) }));
  await sweepLinks(db, { of: 'footer', records }, findPages);
}
