import { createHash } from 'node:crypto';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type PostRecord, termsOf } from './post-record.ts';

/** `delete` is the way to the trash. */
export type PostAction = 'create' | 'update' | 'publish' | 'unpublish' | 'delete' | 'restore';

export async function auditPost(
  call: TransactionCall,
  action: PostAction,
  change: { readonly before?: PostRecord | undefined; readonly after: PostRecord },
): Promise<void> {
  await writeAudit(call, {
    action: `post.${action}`,
    entity: 'post',
    entityId: change.after.id,
    before: change.before && auditFacts(change.before),
    after: action === 'delete' ? undefined : auditFacts(change.after),
  });
}

/** The body stands in it by its length and hash alone: what it was is told by the post's own history. */
function auditFacts(post: PostRecord) {
  const body = JSON.stringify(post.content);
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    state: post.state,
    excerpt: post.excerpt,
    content: { length: body.length, sha256: createHash('sha256').update(body).digest('hex') },
    ...termsOf(post),
    keywords: post.keywords,
    authors: post.authors,
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    publishedTime: post.published_time,
    unpublishReason: post.unpublish_reason,
    note: post.note,
    version: post.version,
  };
}
