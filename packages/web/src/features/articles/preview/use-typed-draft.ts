import { useMemo, useSyncExternalStore } from 'react';
import { useSettled } from '#web/patterns/site-preview/use-settled.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';

const NEVER = () => () => undefined;

/**
 * What is typed in an editor of this browser and not saved, as it was at the last pause; undefined while all is saved or
 * no editor is open.
 */
export function useTypedDraft<A extends ArticleTypes>(
  session: ArticleSession<A> | undefined,
): A['draft'] | undefined {
  const values = useSyncExternalStore(session?.form.subscribe ?? NEVER, () => session?.form.get().values);
  const content = useSyncExternalStore(session?.article.watch ?? NEVER, () => session?.article.document());
  const isDirty = useSyncExternalStore(session?.subscribe ?? NEVER, () => session?.get().dirty ?? false);
  const typed = useMemo(() => {
    if (!isDirty || session === undefined || values === undefined || content === undefined) return undefined;
    const { kind } = session;
    return kind.draftOf(kind.inputOf({ values, content }, session.get().record));
  }, [isDirty, session, values, content]);
  return useSettled(typed);
}
