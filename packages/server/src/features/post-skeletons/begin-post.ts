import { headlineAt } from '@toasoan/contract/features/post-skeletons/post-skeleton-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createPost, draftToBeginWith } from '#server/features/posts/public.ts';
import type { PostSkeletonRow } from './post-skeleton-row.ts';

const LONGEST_TITLE = 250;

/** A draft with what the skeleton holds; what is out of use by now is left out. */
export async function beginPost(
  db: Db,
  { project_id: projectId, snapshot, headline, title }: PostSkeletonRow,
  { by, at }: { readonly by: Actor; readonly at: Date },
) {
  const draft = snapshot === null ? {} : await draftToBeginWith(db, projectId, snapshot);
  const text = headlineAt(headline || title, at.getTime());
  return await createPost(db, projectId, {
    draft: { ...draft, title: [...text].slice(0, LONGEST_TITLE).join('') },
    createdBy: by,
  });
}
