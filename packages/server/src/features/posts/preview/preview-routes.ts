import { type PostDraft, UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit, mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { postPreviewEndpoints } from '@toasoan/contract/features/posts/preview/preview-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { olderOf } from '#server/features/articles/public.ts';
import { getReadableVersion } from '../history/post-version-view.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord, snapshotOf } from '../post-record.ts';
import type { DrawPost } from './draw-post.ts';
import { timesOf } from './shared-post-view.ts';

/** Pages of posts for those who work on them. */
export function previewRoutes({ drawPost }: { readonly drawPost: DrawPost }): readonly Route[] {
  return [
    route(postPreviewEndpoints.show, async ({ db, projectId, caller, params, body }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      const facts = factsOf(post);
      const { text, reading, draft, versionNo, siteLang } = body;
      if (draft !== undefined && !mayEdit(actor, facts)) throw new AppError('FORBIDDEN');
      const older =
        versionNo === undefined
          ? undefined
          : await getReadableVersion(db, projectId, { post, no: versionNo, actor });
      const saved = text === 'working' && mayReadDrafts(actor, facts) ? workingCopyOf(post) : post;
      const now = new Date();
      const shown = older?.snapshot ?? snapshotOf(draft === undefined ? saved : withDraft(saved, draft));
      const drawn = await drawPost(
        db,
        projectId,
        { id: post.id, text: shown, reading, ...timesOf(post, now) },
        { now, siteLang },
      );
      if (drawn === undefined) throw new AppError('NOT_FOUND');
      const { headers: _headers, ...page } = drawn;
      return { ...page, older: older ? olderOf(older) : null };
    }),
  ];
}

/** The site names terms itself: here their ids are enough. */
function withDraft(post: PostRecord, draft: PostDraft): PostRecord {
  const named = (ids: readonly string[] = []) => ids.map((id) => ({ id, title: '' }));
  return workingCopyOf({
    ...post,
    pending: { ...draft, title: draft.title === '' ? UNTITLED : (draft.title ?? post.title) },
    pending_categories: named(draft.categoryIds),
    pending_tags: named(draft.tagIds),
  });
}
