import {
  type PostSkeletonCreate,
  postSkeletonCreate,
} from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { postSkeletonStore } from '#server/features/post-skeletons/public.ts';

interface DemoSkeleton extends Omit<PostSkeletonCreate, 'postId'> {
  /** Of the demo's post whose content it takes. */
  readonly like?: string;
}

const SKELETONS: readonly DemoSkeleton[] = [
  {
    title: 'Lịch tuần',
    headline: 'Những việc đáng chú ý tuần {tuần}, từ {ngày}',
    note: 'Trực tuần bổ sung trước 8 giờ sáng thứ Hai.',
    weekdays: [1],
    time: '06:00',
  },
  {
    title: 'Điểm tin sáng',
    headline: 'Điểm tin sáng {thứ}, {ngày}',
    weekdays: [1, 2, 3, 4, 5],
    time: '05:30',
    status: 'DISABLED',
  },
  {
    title: 'Tin mưa bão',
    headline: 'Bão số …: diễn biến đến sáng {ngày}',
    note: 'Giữ nguyên khung hỏi đáp an toàn ở cuối bài.',
    like: 'Tường thuật: bão đi vào vịnh, các địa phương sẵn sàng',
  },
];

/** Skeletons of posts that come again and again; one begins a draft every Monday. */
export async function seedPostSkeletons(
  db: Db,
  projectId: string,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<void> {
  const store = postSkeletonStore(() => now);
  for (const { like, ...skeleton } of SKELETONS) {
    const postId = like && (await findPostId(db, projectId, like));
    await store.insert(
      { db, projectId, caller: by },
      postSkeletonCreate.parse({ ...skeleton, ...(postId && { postId }) }),
    );
  }
}

async function findPostId(db: Db, projectId: string, title: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title', '=', title)
    .executeTakeFirst();
  return row?.id;
}
