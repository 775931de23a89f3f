import { useQueryClient } from '@tanstack/react-query';
import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { Page, PageRow } from '@toasoan/contract/features/pages/page.ts';
import type { PageTransitionChoice } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { sessionWriting } from '../editing/open-pages.ts';
import { pageKeys, pageUses } from '../page-queries.ts';

type Subject = Pick<PageRow, 'id' | 'version' | 'title'>;
type Transition = Pick<PageTransitionChoice, 'name' | 'to'>;

interface PageTransitions {
  /** Asks what a transition needs, makes it and says so. */
  readonly start: (page: Subject, transition: Transition) => Promise<void>;
  /** One is on its way to the server. */
  readonly busy: boolean;
}

interface PageTransitionOptions {
  /** For a page of the console that shows more than the queries of pages. */
  readonly onDone?: (after: Page) => void;
}

/** Makes transitions of static pages. What takes a page from readers says first what names it. */
export function usePageTransition({ onDone }: PageTransitionOptions = {}): PageTransitions {
  const { t } = useTranslation('pages');
  const client = useQueryClient();
  const projectId = useProjectId();
  const [busy, setBusy] = useState(false);

  /** Everything below it is shown with its state, so all of it is read again, also after a failure. */
  async function changed(send: () => Promise<Page>): Promise<Page | undefined> {
    try {
      const after = await send();
      onDone?.(after);
      return after;
    } catch (error) {
      // The call has shown it.
      if (!(error instanceof ApiError)) throw error;
      return undefined;
    } finally {
      await invalidate(client, { queryKey: pageKeys(projectId) });
    }
  }
  async function make({ id, version, title }: Subject, { name, to }: Transition): Promise<void> {
    setBusy(true);
    // Before the call leaves: the server's minute ends no earlier.
    const undoEnd = Date.now() + UNDO_SECONDS * 1_000;
    const after = await changed(() => {
      const editingSession = sessionWriting(id);
      const body = { version, to, ...(editingSession !== undefined && { editingSession }) };
      return call(pageEndpoints.transition, { params: { id }, body });
    }).finally(() => setBusy(false));
    if (!after) return;
    showToast({
      tone: 'success',
      text: t(`done.${name}`, { title }),
      ...(name === 'publish' && {
        action: { label: t('undo'), run: () => void undoPublish(after) },
        until: undoEnd,
      }),
    });
  }
  async function undoPublish({ id, version, title }: Subject): Promise<void> {
    const after = await changed(() => call(pageEndpoints.undoPublish, { params: { id }, body: { version } }));
    if (after) showToast({ tone: 'success', text: t('done.undoPublish', { title }) });
  }
  async function isSure(page: Subject, name: 'trash' | 'unpublish'): Promise<boolean> {
    const uses = await client.fetchQuery(pageUses(projectId, page.id)).catch(() => []);
    const named = uses.map(({ title }) => title).join(', ');
    return await confirm({
      title: t(`${name}.title`, { title: page.title }),
      text: [t(`${name}.text`), named !== '' && t('uses.stay', { count: uses.length, named })]
        .filter(Boolean)
        .join(' '),
      action: t(`transition.${name}`),
      ...(name === 'trash' && { tone: 'danger' as const }),
    });
  }
  return {
    busy,
    async start(page, transition) {
      const { name } = transition;
      if ((name === 'trash' || name === 'unpublish') && !(await isSure(page, name))) return;
      await make(page, transition);
    },
  };
}
