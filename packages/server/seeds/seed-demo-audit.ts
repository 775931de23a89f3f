import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { NewPost } from '#server/features/posts/public.ts';
import { DEMO_ACCOUNTS } from './first-accounts.ts';

/** A post whose past is known whole. */
export interface SeedPost extends NewPost {
  readonly createdBy: Actor;
  readonly updatedBy: Actor;
  readonly createTime: Date;
  readonly updateTime: Date;
}

/** Something that happened to a post of the demo. */
export interface PostEvent {
  readonly time: Date;
  readonly by: Actor;
  readonly action: 'post.create' | 'post.publish' | 'post.unpublish' | 'post.delete';
  readonly postId: string;
  readonly title: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** What must have happened for a post to be as it is. */
export function eventsOf(postId: string, post: SeedPost): PostEvent[] {
  const { state, createTime, updateTime, publishedTime } = post;
  const title = post.draft.title ?? '';
  const base = { postId, title };
  const made: PostEvent = {
    ...base,
    time: createTime,
    by: post.createdBy,
    action: 'post.create',
    after: { title, state: 'DRAFT' },
  };
  const last = { ...base, time: updateTime, by: post.updatedBy };
  const published: PostEvent[] = publishedTime
    ? [
        {
          ...last,
          time: publishedTime,
          action: 'post.publish',
          before: { state: 'DRAFT' },
          after: { state: 'PUBLISHED' },
        },
      ]
    : [];
  if (state === 'TRASHED')
    return [made, { ...last, action: 'post.delete', before: { title, state: 'DRAFT' } }];
  if (state !== 'UNPUBLISHED') return [made, ...published];
  const { unpublishReason } = post;
  const after = { state, unpublishReason };
  return [made, ...published, { ...last, action: 'post.unpublish', before: { state: 'PUBLISHED' }, after }];
}

/** In the order of time, as the log of a newsroom that has been at work grows. */
export async function auditPosts(db: Db, projectId: string, events: readonly PostEvent[]): Promise<void> {
  const inOrder = events.toSorted((one, other) => one.time.getTime() - other.time.getTime());
  for (const { time, by, action, postId, title, before, after } of inOrder) {
    const role = DEMO_ACCOUNTS.find(({ displayName }) => displayName === by.displayName)?.role;
    const caller = {
      userId: by.userId ?? '',
      displayName: by.displayName,
      role: role ?? 'SUPPER_ADMIN',
    } as const;
    await writeAudit(
      { db, caller, projectId, address: '', requestId: '', time },
      {
        action,
        entity: 'post',
        entityId: postId,
        before: before && { title, ...before },
        after: after && { title, ...after },
      },
    );
  }
}
