import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { DRAFTS_KEPT } from '#web/core/tabs/tab-resources.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { keepBeforeReload } from '#web/core/updates/reload-page.ts';
import type { ArticleKind } from './article-kind.ts';
import { type ArticleSession, createArticleSession } from './article-session.ts';
import type { ArticleTypes } from './article-types.ts';

/** Opens the article once for the tab; hiding the tab leaves it open. `open`: where it is noted meanwhile. */
export function useArticleSession<A extends ArticleTypes>(
  kind: ArticleKind<A>,
  open: Map<string, ArticleSession<A>>,
  loaded: A['record'] | undefined,
): ArticleSession<A> {
  const tab = useTab();
  const client = useQueryClient();
  const projectId = useProjectId();
  const { userId, name } = useAuth.getState();
  const session = tab.keep(
    `${kind.name}-session`,
    () => {
      const made = createArticleSession({
        kind,
        record: loaded,
        projectId,
        person: { userId, name },
        editingSession: tab.id,
        onCreated: ({ id }) => tab.replaceUrl(`${kind.at}/edit/${id}`),
        onSaved: () => void invalidate(client, { queryKey: [projectId, kind.name, 'list'] }),
        onDirty: tab.setDirty,
      });
      made.article.suggesting.author = { userId, name };
      open.set(tab.id, made);
      tab.keep(
        DRAFTS_KEPT,
        () => undefined,
        () => undefined,
      );
      tab.onClose(keepBeforeReload(tab.id, made.flush));
      tab.onClose(whenPageLeaves(made.flush));
      return made;
    },
    (closed) => {
      open.delete(tab.id);
      const { record } = closed.get();
      if (record) client.removeQueries({ queryKey: [projectId, kind.name, 'detail', record.id] });
      closed.destroy();
    },
  );
  useEffect(() => session.flush, [session]);
  return session;
}

/**
 * Calls `keep` when the page hides, freezes or closes: the last moments to keep text. Returns the function that
 * stops.
 */
function whenPageLeaves(keep: () => void): () => void {
  const hidden = () => {
    if (document.hidden) keep();
  };
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('freeze', keep);
  window.addEventListener('pagehide', keep);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('freeze', keep);
    window.removeEventListener('pagehide', keep);
  };
}
