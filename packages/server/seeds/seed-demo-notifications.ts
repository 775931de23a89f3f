import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { TransitionActor } from './seed-post-way.ts';

interface DemoNews {
  readonly kind: NotificationKind;
  readonly to: SeedPerson;
  /** Absent: the notification is by the product. */
  readonly by?: SeedPerson;
  /** The number of posts in this state, the newest first. */
  readonly state: PostState;
  readonly nth?: number;
  readonly minutesAgo: number;
  readonly text?: string;
  readonly isRead?: boolean;
}

const DEMO_NEWS: readonly DemoNews[] = [
  { kind: 'postPublished', to: 'author', by: 'admin', state: 'PUBLISHED', minutesAgo: 1_500, isRead: true },
  {
    kind: 'postReturned',
    to: 'author',
    by: 'editor',
    state: 'RETURNED',
    minutesAgo: 95,
    text: 'Bổ sung nguồn cho số liệu ở đoạn hai và chú thích ảnh.',
  },
  { kind: 'postPublished', to: 'author', state: 'PUBLISHED', nth: 1, minutesAgo: 40 },
  {
    kind: 'postUnpublished',
    to: 'editor',
    by: 'admin',
    state: 'UNPUBLISHED',
    minutesAgo: 2_900,
    isRead: true,
  },
  { kind: 'postSubmitted', to: 'editor', by: 'author', state: 'SUBMITTED', minutesAgo: 25 },
  { kind: 'postAssigned', to: 'editor', by: 'admin', state: 'EDITING', minutesAgo: 12 },
  { kind: 'postSubmitted', to: 'admin', by: 'author', state: 'SUBMITTED', minutesAgo: 25, isRead: true },
  { kind: 'postForwarded', to: 'admin', by: 'editor', state: 'PENDING_APPROVAL', minutesAgo: 18 },
  { kind: 'postForwarded', to: 'superAdmin', by: 'editor', state: 'PENDING_APPROVAL', minutesAgo: 18 },
];

interface Newsroom {
  readonly person: (key: SeedPerson) => TransitionActor;
  readonly now: Date;
}

/** Recent notifications of the demo's people, some unread; the demo sends no mail. */
export async function seedNotifications(db: Db, projectId: string, { person, now }: Newsroom): Promise<void> {
  const inOrder = DEMO_NEWS.toSorted((one, other) => other.minutesAgo - one.minutesAgo);
  for (const news of inOrder) await seedOne(db, projectId, news, { person, now });
}

async function seedOne(db: Db, projectId: string, news: DemoNews, { person, now }: Newsroom): Promise<void> {
  const { userId } = person(news.to);
  const post = await findPost(db, projectId, news, userId);
  const by = news.by && person(news.by);
  // When one account replaces another, people would be notified of their own work.
  if (post === undefined || userId === null || by?.userId === userId) return;
  const time = new Date(now.getTime() - news.minutesAgo * 60_000);
  await db
    .insertInto('notifications')
    .values({
      user_id: userId,
      project_id: projectId,
      kind: news.kind,
      post_id: post.id,
      actor_id: by?.userId ?? null,
      actor_name: by?.displayName ?? '',
      detail: JSON.stringify({ title: post.title, ...(news.text && { reason: news.text }) }),
      make_time: time,
      read_time: news.isRead ? new Date(time.getTime() + 60_000) : null,
    })
    .execute();
}

async function findPost(db: Db, projectId: string, { to, state, nth = 0 }: DemoNews, userId: string | null) {
  const ofState = db
    .selectFrom('posts')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .where('state', '=', state);
  const own = to === 'author' ? ofState.where('created_by_id', '=', userId) : ofState;
  return await own
    .orderBy('update_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(nth)
    .executeTakeFirst();
}
