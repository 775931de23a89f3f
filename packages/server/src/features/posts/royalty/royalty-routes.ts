import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { lockPost } from '../editing/post-store.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { type GroupedWork, groupsProposed } from './propose-group.ts';
import type { RoyaltyBook } from './royalty-book.ts';
import { findRoyalty } from './royalty-store.ts';
import { monthThatPays, type PaidPost, saveRoyalty } from './save-royalty.ts';

export function royaltyRoutes(book: RoyaltyBook): readonly Route[] {
  return [
    route(royaltyEndpoints.detail, async ({ db, projectId, caller, params }) => {
      const post = await getPost(db, projectId, postActor(caller), params.id);
      return await royaltyOf(db, projectId, post, book);
    }),
    transactionRoute(royaltyEndpoints.save, async (call) => {
      const { db, projectId, caller } = call;
      const { postId, version, ...draft } = call.body;
      await book.hold(db, projectId);
      await lockPost(db, projectId, postId);
      const post = await getPost(db, projectId, postActor(caller), postId);
      await saveRoyalty(call, { post, version, draft }, book);
      return await royaltyOf(db, projectId, post, book);
    }),
  ];
}

/** What a post pays, with everything around it. */
export async function royaltyOf(
  db: Db,
  projectId: string,
  post: PaidPost & { readonly authors: GroupedWork['authors']; readonly details: { readonly genre: string } },
  book: RoyaltyBook,
): Promise<RoyaltyOfPost> {
  const royalty = await findRoyalty(db, projectId, post.id);
  const period = monthThatPays(post, royalty?.period ?? null);
  const work = { genre: post.details.genre, authors: post.authors };
  const groupOf = await groupsProposed(db, projectId, [work]);
  return {
    royalty,
    proposedGroup: groupOf(work),
    rate: await book.rateOn(db, projectId, post.published_time),
    month: period === null ? null : await book.monthOf(db, projectId, period),
    corrections: await book.correctionsOf(db, projectId, post.id),
  };
}
