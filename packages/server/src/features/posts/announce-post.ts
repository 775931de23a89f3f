import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  announce,
  type OutboxRecord,
  withdrawHeld,
  withdrawNewest,
} from '#server/core/outbox/outbox-store.ts';
import { type PostRecord, termsOf } from './post-record.ts';

interface Change {
  readonly before?: PostRecord | undefined;
  readonly after: PostRecord;
}

/**
 * Announces what readers notice of a change, to whoever listens outside the house. What a person has published waits
 * until they can no longer take it back.
 */
export async function announcePost(
  { db, projectId, caller }: Pick<AuditSource, 'db' | 'projectId' | 'caller'>,
  action: string,
  { before, after }: Change,
): Promise<void> {
  const record = { projectId, kind: 'post', recordId: after.id };
  const isPublic = after.state === 'PUBLISHED' && action !== 'purge';
  const canBeUndone = caller !== undefined && (action === 'publish' || action === 'apply');
  const heldSeconds = canBeUndone ? UNDO_SECONDS : 0;
  if (before?.state !== 'PUBLISHED') {
    if (isPublic)
      await announce(db, record, { topic: 'post.published', data: publicData(after), heldSeconds });
    return;
  }
  if (!isPublic) return await announceEnd(db, record, before, action);
  if (isSame(publicFacts(before), publicFacts(after))) return;
  const topic = 'post.updated';
  if (action === 'undoPublish' && (await withdrawNewest(db, record, topic))) return;
  await announce(db, record, { topic, data: publicData(after), heldSeconds });
}

async function announceEnd(db: Db, record: OutboxRecord, { id, slug }: PostRecord, action: string) {
  const held = await withdrawHeld(db, record);
  // Nobody outside has heard of it.
  if (held.includes('post.published')) return;
  const topic = action === 'takeDown' ? 'post.taken_down' : 'post.unpublished';
  await announce(db, record, { topic, data: { id, slug } });
}

/** Everything that readers see of a post. */
function publicFacts(post: PostRecord) {
  return {
    ...publicData(post),
    version: undefined,
    updateTime: undefined,
    content: post.content,
    keywords: post.keywords,
    seo: [post.seo_title, post.seo_description],
    cover: post.cover?.id ?? null,
    details: post.details,
  };
}

function publicData(post: PostRecord) {
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    authors: post.authors.map(({ displayName }) => displayName),
    ...termsOf(post),
    publishedTime: post.published_time?.toISOString() ?? null,
    updateTime: post.update_time.toISOString(),
    version: post.version,
  };
}
