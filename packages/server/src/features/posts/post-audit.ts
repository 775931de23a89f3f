import { createHash } from 'node:crypto';
import type { Role } from '@toasoan/contract/access/roles.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import {
  PLAIN_DETAILS,
  type PostDetails,
  postDetailNames,
} from '@toasoan/contract/features/posts/post-details.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { announcePost } from './announce-post.ts';
import { type PostRecord, termsOf } from './post-record.ts';

/** `delete` moves a post to the trash. */
export type PostAction =
  | 'create'
  | 'update'
  | 'restoreVersion'
  | 'apply'
  | 'assign'
  | 'handOver'
  | 'delete'
  | 'purge'
  | Exclude<PostTransitionName, 'trash'>
  | SystemTransitionName;

/** Writes the change down and announces what readers notice of it. */
export async function auditPost(
  source: AuditSource,
  action: PostAction,
  change: { readonly before?: PostRecord | undefined; readonly after: PostRecord },
): Promise<void> {
  await writeAudit(source, {
    action: `post.${action}`,
    entity: 'post',
    entityId: change.after.id,
    before: change.before && auditFacts(change.before),
    after: IS_END[action] ? undefined : auditFacts(change.after),
  });
  await announcePost(source, action, change);
}

/** Whoever changes the source changes its translation too. */
export function followingSource(
  db: Db,
  projectId: string,
  { userId, displayName, role }: Actor & { readonly role: Role | null },
): AuditSource {
  const source = { db, projectId, address: '', requestId: 'follows-source' };
  return userId === null || role === null ? source : { ...source, caller: { userId, displayName, role } };
}

const IS_END: Partial<Record<PostAction, true>> = { delete: true, purge: true };

/** The body appears by its length and hash alone; the post's own history keeps the text. */
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
    stateReason: post.state_reason,
    scheduleTime: post.schedule_time,
    assignee: post.assignee_name || null,
    dueTime: post.edit_due_time,
    watchedBy: post.watched_by_name || null,
    ...changedDetails(post.details),
    pending: post.pending === null ? null : Object.keys(post.pending),
    note: post.note,
    version: post.version,
  };
}

/** Details that differ from their defaults; long lists by their length. */
function changedDetails(details: PostDetails): Record<string, unknown> {
  const reported = postDetailNames.flatMap((name): [string, unknown][] => {
    const value = details[name];
    if (isSame(value, PLAIN_DETAILS[name])) return [];
    return [[name, name === 'liveEntries' ? details.liveEntries.length : value]];
  });
  return Object.fromEntries(reported);
}
