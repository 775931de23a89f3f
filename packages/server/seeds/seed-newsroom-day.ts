import {
  CORRECTION_TITLE,
  type CorrectionDraft,
} from '@toasoan/contract/features/posts/correction/correction.ts';
import {
  correctionArticle,
  introOf,
} from '@toasoan/contract/features/posts/correction/correction-article.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertCorrection } from '#server/features/posts/correction/correction-store.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import { mainCategoryOf, type PostRecord } from '#server/features/posts/post-record.ts';
import { insertCase, writeDone } from '#server/features/posts/takedown/takedown-store.ts';
import { takenDown } from '#server/features/posts/takedown/takedown-view.ts';
import type { SeedPerson } from './first-accounts.ts';
import { type PostEvent, type TransitionActor, walkPost } from './seed-post-way.ts';
import { wayOfArticle } from './way-of-article.ts';

const HOUR = 3_600_000;

interface Controller {
  readonly categoryId: string;
  readonly person: (key: SeedPerson) => TransitionActor;
  readonly now: Date;
}

/** Takedown cases of the demo: one due in two hours, one overdue, one done with its correction. */
export async function seedNewsroomDay(
  db: Db,
  projectId: string,
  controller: Controller,
): Promise<PostEvent[]> {
  const by = controller.person('admin');
  const ago = (hours: number) => new Date(controller.now.getTime() - hours * HOUR).toISOString();
  const [pressing, late] = await newest(db, projectId, 'PUBLISHED', 2);
  const [gone] = await newest(db, projectId, 'TAKEN_DOWN', 1);
  if (pressing === undefined || late === undefined || gone === undefined) return [];
  const order: TakedownFacts = {
    reasonKind: 'AUTHORITY_ORDER',
    orderRef: '128/CV-TTCS',
    orderIssuer: 'Cơ quan quản lý (mẫu)',
    orderTime: ago(23),
    receivedTime: ago(22),
    scope: ['POST', 'CACHE', 'SEARCH'],
    note: 'Đã chuyển ban biên tập xem xét.',
  };
  const complaint: TakedownFacts = {
    ...order,
    reasonKind: 'COPYRIGHT',
    orderRef: '',
    orderIssuer: '',
    orderTime: null,
    receivedTime: ago(30),
    note: 'Người chụp ảnh khiếu nại bản quyền.',
  };
  const ownFinding: TakedownFacts = {
    ...complaint,
    reasonKind: 'SELF_DETECTED',
    receivedTime: ago(29),
    note: '',
  };
  await insertCase(db, projectId, pressing.id, order, by);
  await insertCase(db, projectId, late.id, complaint, by);
  const done = await insertCase(db, projectId, gone.id, ownFinding, by);
  const taken = { snapshot: takenDown(gone), reason: gone.state_reason, time: gone.state_time };
  await writeDone(db, projectId, done, taken, by);
  return await seedCorrection(db, projectId, gone, by, controller);
}

async function newest(db: Db, projectId: string, state: PostState, count: number): Promise<PostRecord[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', state)
    .orderBy('published_time', 'desc')
    .limit(count)
    .execute();
  const posts = [];
  for (const { id } of rows) posts.push(await readPost(db, projectId, id));
  return posts;
}

async function seedCorrection(
  db: Db,
  projectId: string,
  post: PostRecord,
  by: Actor,
  { categoryId, person, now }: Controller,
): Promise<PostEvent[]> {
  const ref = {
    title: post.title,
    section: mainCategoryOf(post)?.title ?? '',
    date: post.published_time?.toISOString() ?? null,
  };
  const draft: CorrectionDraft = {
    wrongText: 'Sản lượng của hợp tác xã đạt 1.200 tấn.',
    correctText: 'Sản lượng của hợp tác xã đạt 120 tấn.',
    apologyText: 'Tòa soạn xin lỗi bạn đọc và hợp tác xã được nêu trong bài.',
    basis: 'COMPLAINT',
    conclusionDoc: '',
    placement: 'Chuyên mục Cải chính',
    notifiedParties: ['Hợp tác xã được nêu trong bài'],
    aggregatorsNotified: [],
  };
  const way = wayOfArticle({ createdBy: 'editor', state: 'PUBLISHED', hoursAgo: 20 }, person, now);
  const events = await walkPost(db, projectId, {
    ...way,
    createdBy: person('editor'),
    draft: {
      title: CORRECTION_TITLE,
      postType: 'CORRECTION',
      content: correctionArticle(ref, draft),
      excerpt: introOf(ref),
      mainCategoryId: categoryId,
      categoryIds: [categoryId],
      authors: [{ displayName: 'Tòa soạn', role: 'WRITER' }],
      relatedPostIds: [post.id],
    },
  });
  const correctionPostId = events[0]?.after.id ?? '';
  await insertCorrection(db, projectId, { postId: post.id, correctionPostId, ref, draft }, by);
  return events;
}
