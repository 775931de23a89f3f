import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import { announce, withdrawHeld } from '#server/core/outbox/outbox-store.ts';
import type { PageRecord } from './page-record.ts';

interface Change {
  readonly before?: PageRecord | undefined;
  readonly after: PageRecord;
}

/**
 * Announces what readers notice of a change, to whoever listens outside the house. What a person has published waits
 * until they can no longer take it back. Old addresses of pages below lead on, so those are not announced one by one.
 */
export async function announcePage(
  { db, projectId }: Pick<AuditSource, 'db' | 'projectId'>,
  action: string,
  { before, after }: Change,
): Promise<void> {
  const record = { projectId, kind: 'page', recordId: after.id };
  const isPublic = after.state === 'PUBLISHED';
  if (before?.state !== 'PUBLISHED') {
    const heldSeconds = action === 'publish' ? UNDO_SECONDS : 0;
    if (isPublic)
      await announce(db, record, { topic: 'page.published', data: publicData(after), heldSeconds });
    return;
  }
  if (!isPublic) {
    const held = await withdrawHeld(db, record);
    // Nobody outside has heard of it.
    if (held.includes('page.published')) return;
    await announce(db, record, {
      topic: 'page.unpublished',
      data: { id: before.id, path: `/${before.path}` },
    });
    return;
  }
  if (!isSame(publicFacts(before), publicFacts(after)))
    await announce(db, record, { topic: 'page.updated', data: publicData(after) });
}

/** Everything that readers see of a page. */
function publicFacts(page: PageRecord) {
  const { reviewOwnerId: _owner, reviewDate: _day, ...details } = page.details;
  return {
    ...publicData(page),
    version: undefined,
    updateTime: undefined,
    content: page.content,
    keywords: page.keywords,
    seo: [page.seo_title, page.seo_description],
    details,
  };
}

function publicData(page: PageRecord) {
  return {
    id: page.id,
    title: page.title,
    path: `/${page.path}`,
    lang: page.lang,
    excerpt: page.excerpt,
    template: page.template,
    parentId: page.parent_id,
    publishedTime: page.published_time?.toISOString() ?? null,
    updateTime: page.update_time.toISOString(),
    version: page.version,
  };
}
