import { addDays, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readArticle } from '#server/core/article/read-article.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createPage } from '#server/features/pages/public.ts';
import { DEMO_PAGES } from './pages/demo-pages.ts';

const DAY = 86_400_000;
const WRITTEN_DAYS_AGO = 190;

interface Site {
  readonly by: Actor;
  readonly now: Date;
}

/** The pages of a demo site: one overdue for its review, one not public yet. */
export async function seedPages(db: Db, projectId: string, { by, now }: Site): Promise<void> {
  const ids = new Map<string, string>();
  const today = hanoiDay(now.getTime());
  for (const [index, demo] of DEMO_PAGES.entries()) {
    const { title, parent, template = 'DEFAULT', excerpt, body, menuShow = true, reviewIn, isDraft } = demo;
    const createTime = new Date(now.getTime() - (WRITTEN_DAYS_AGO - index) * DAY);
    const { id } = await createPage(db, projectId, {
      draft: {
        title,
        excerpt,
        template,
        menuShow,
        content: readArticle(body).document,
        parentId: parent === undefined ? null : (ids.get(parent) ?? null),
        ...(reviewIn !== undefined && { reviewOwnerId: by.userId, reviewDate: addDays(today, reviewIn) }),
      },
      createdBy: by,
      createTime,
      ...(!isDraft && { publishedTime: new Date(createTime.getTime() + DAY) }),
    });
    ids.set(title, id);
  }
}
