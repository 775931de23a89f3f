import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { MAX_PAGES } from '@toasoan/contract/features/pages/tree/page-tree.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { settleMedia } from '#server/features/posts/public.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { keepPageUses } from '../media/page-use-store.ts';
import { readPage } from '../page-detail-view.ts';
import type { PageRecord } from '../page-record.ts';
import { holdPages, insertPage, nextPageId } from '../page-store.ts';
import { planReview } from '../review/review-jobs.ts';
import { freeAddress } from '../tree/page-address-store.ts';
import { lastPosition, parentPathFor } from '../tree/page-tree-store.ts';
import { bodyColumns, detailColumns } from './page-columns.ts';
import { checkPageOwner } from './page-reference-view.ts';

/** A new page. Everything but the draft is for pages with a history: the demo. */
interface NewPage {
  readonly draft: PageDraft;
  readonly createdBy: Actor;
  /** Given: it is public since then. */
  readonly publishedTime?: Date;
  readonly createTime?: Date;
  /** The page that it translates. */
  readonly translationOf?: string;
}

/** @throws SLUG_TAKEN, INVALID_INPUT for a parent or owner that is unknown, RULES_NOT_MET. */
export async function createPage(db: Db, projectId: string, page: NewPage): Promise<PageRecord> {
  await holdPages(db, projectId);
  await checkRoom(db, projectId);
  await checkPageOwner(db, projectId, null, page.draft);
  const draft = await settleMedia(db, projectId, [], page.draft);
  const id = await nextPageId(db);
  const { title = '', slug, parentId = null } = draft;
  const parentPath = await parentPathFor(db, projectId, { id, parentId });
  const createTime = page.createTime ?? new Date();
  await insertPage(db, {
    id,
    project_id: projectId,
    parent_id: parentId,
    translation_of: page.translationOf ?? null,
    position: await lastPosition(db, projectId, parentId),
    ...(await freeAddress(db, projectId, { pageId: id, parentPath, title, slug })),
    slug_is_manual: slug !== undefined,
    state: page.publishedTime === undefined ? 'DRAFT' : 'PUBLISHED',
    state_before_trash: null,
    state_time: page.publishedTime ?? createTime,
    published_time: page.publishedTime ?? null,
    ever_published: page.publishedTime !== undefined,
    excerpt: draft.excerpt ?? '',
    ...bodyColumns(draft.content ?? emptyDocument),
    keywords: draft.keywords ?? [],
    seo_title: draft.seoTitle ?? '',
    seo_description: draft.seoDescription ?? '',
    ...detailColumns({ title, details: pickPageDetails(draft) }),
    reviewed_time: null,
    reviewed_by_id: null,
    create_time: createTime,
    update_time: page.publishedTime ?? createTime,
    ...createdBy(page.createdBy),
  });
  const after = await readPage(db, projectId, id);
  await keepPageVersion(db, projectId, {
    after,
    kind: after.state === 'PUBLISHED' ? 'publish' : 'save',
    by: page.createdBy,
  });
  await keepPageUses(db, projectId, after);
  await planReview(db, after);
  await publishNotice(db, { kind: 'page', projectId, thingId: id });
  return after;
}

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { count } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PAGES)
    throw ruleNotMet(PAGE_RULE_TEXTS, 'TOO_MANY_PAGES', 'title', { max: MAX_PAGES });
}
