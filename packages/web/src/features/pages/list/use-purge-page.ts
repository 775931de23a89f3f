import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { pageKeys } from '../page-queries.ts';

type Purged = Pick<PageRow, 'id' | 'version' | 'title'>;

/** Asks, then deletes a page permanently from the trash; only one that was never public. */
export function usePurgePage(): (page: Purged) => Promise<void> {
  const { t } = useTranslation('pages');
  const projectId = useProjectId();
  const client = useQueryClient();
  const purge = useMutation({
    mutationFn: ({ id, version }: Purged) =>
      call(pageEndpoints.remove, { params: { id }, query: { purge: true }, ifMatch: version }),
    onSuccess: (_, { title }) => showToast({ tone: 'success', text: t('done.purged', { title }) }),
    onSettled: () => invalidate(client, { queryKey: pageKeys(projectId) }),
  });
  return async (page) => {
    const isSure = await confirm({
      title: t('purge.title', { title: page.title }),
      text: t('purge.text'),
      action: t('action.purge'),
      tone: 'danger',
    });
    if (isSure) purge.mutate(page);
  };
}
