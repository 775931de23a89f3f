import type { PostSession } from '../editing/post-session.ts';
import { draftValues } from '../editing/post-values.ts';
import { findTextAt } from '../merge/find-base.ts';
import { type PostText, textOfPost } from '../merge/post-text.ts';
import { dropUnsaved, type UnsavedText } from './newest-unsaved.ts';

/** An unsaved text as this page shows it; what it does not hold is as on the page. */
export function textOf(session: PostSession, { draft, tags }: Pick<UnsavedText, 'draft' | 'tags'>): PostText {
  return {
    values: draftValues(draft, tags, session.form.get().values),
    content: draft.content ?? session.article.document(),
  };
}

interface Taking {
  readonly session: PostSession;
  readonly userId: string;
  /** It takes the place of the unsaved text on the page, which is kept as a copy of its own. */
  readonly replaces: boolean;
}

/**
 * Puts an unsaved text on the page: merged with what is typed and what was saved since. Its copies go once the page is
 * kept; when the browser refuses, they stay.
 */
export async function takeUnsaved(
  unsaved: UnsavedText,
  { session, userId, replaces }: Taking,
): Promise<void> {
  // The last letters count as typed.
  session.flush();
  const { post } = session.get();
  if (replaces) {
    if (!(await session.setAside())) return;
    if (post) session.restore(textOfPost(post));
  }
  const text = textOf(session, unsaved);
  if (!post) session.restore(text);
  else if (unsaved.baseVersion !== post.version)
    await session.restoreUnsaved(text, await findTextAt(post.id, unsaved.baseVersion));
  else if (session.get().dirty) await session.restoreUnsaved(text, textOfPost(post));
  else session.restore(text);
  await whenDecided(session);
  if (await session.keep()) await dropUnsaved(userId, unsaved);
}

/** While a place is undecided, the page does not hold all of the text. */
async function whenDecided(session: PostSession): Promise<void> {
  if (!session.get().conflict) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = session.subscribe(() => {
    if (!session.get().conflict) resolve();
  });
  await promise;
  stop();
}
