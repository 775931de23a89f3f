import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import { dropUnsaved, type UnsavedText } from './newest-unsaved.ts';

/** An unsaved text as this page shows it; what it does not hold is as on the page. */
export function textOf<A extends ArticleTypes>(
  { kind, form, article }: ArticleSession<A>,
  { draft, names }: Pick<UnsavedText<A>, 'draft' | 'names'>,
): ArticleText<A> {
  return {
    values: kind.valuesOfDraft(draft, names, form.get().values),
    content: draft.content ?? article.document(),
  };
}

interface Taking<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly userId: string;
  /** It takes the place of the unsaved text on the page, which is kept as a copy of its own. */
  readonly replaces: boolean;
}

/**
 * Puts an unsaved text on the page: merged with what is typed and what was saved since. Its copies go once the page is
 * kept; when the browser refuses, they stay.
 */
export async function takeUnsaved<A extends ArticleTypes>(
  unsaved: UnsavedText<A>,
  { session, userId, replaces }: Taking<A>,
): Promise<void> {
  // The last letters count as typed.
  session.flush();
  const { kind } = session;
  const { record } = session.get();
  if (replaces) {
    if (!(await session.setAside())) return;
    session.discard();
  }
  const text = textOf(session, unsaved);
  if (!record) session.restore(text);
  else if (unsaved.baseVersion !== record.version) {
    const { findTextAt } = await kind.loadMerging();
    await session.restoreUnsaved(text, await findTextAt(record.id, unsaved.baseVersion));
  } else if (session.get().dirty) await session.restoreUnsaved(text, kind.textOf(record));
  else session.restore(text);
  await whenDecided(session);
  if (await session.keep()) await dropUnsaved(kind, userId, unsaved);
}

/** While a place is undecided, the page does not hold all of the text. */
async function whenDecided<A extends ArticleTypes>(session: ArticleSession<A>): Promise<void> {
  if (!session.get().conflict) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = session.subscribe(() => {
    if (!session.get().conflict) resolve();
  });
  await promise;
  stop();
}
