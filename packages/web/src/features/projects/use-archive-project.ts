import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { announceProject } from './announce-project.ts';
import { projectDetail, projectKeys } from './project-queries.ts';

/** Puts a project into the archive, after a question, or takes it out. */
export function useArchiveProject(): (project: SessionProject) => Promise<void> {
  const { t } = useTranslation('projects');
  const client = useQueryClient();
  const currentId = useProjectId();
  const move = useMutation({
    mutationFn: async ({ projectId, to }: { readonly projectId: string; readonly to: Status }) => {
      // The list knows no versions.
      const { version } = await client.fetchQuery({ ...projectDetail(currentId, projectId), staleTime: 0 });
      return await call(projectEndpoints.transition, { params: { id: projectId }, body: { version, to } });
    },
    onSuccess: (project) => {
      announceProject(project);
      const done = project.status === 'DISABLED' ? 'archive.done' : 'restore.done';
      showToast({ tone: 'success', text: t(done, { name: project.name }) });
    },
    onSettled: () => invalidate(client, { queryKey: projectKeys(currentId) }),
  });
  return async ({ projectId, name, status }) => {
    if (status === 'DISABLED') return move.mutate({ projectId, to: 'ENABLE' });
    const isSure = await confirm({
      title: t('archive.title', { name }),
      text: t('archive.text'),
      action: t('archive.action'),
      tone: 'danger',
    });
    // What is open of it is left first, which asks about unsaved changes.
    if (!isSure || (projectId === currentId && !(await enterProject('')))) return;
    move.mutate({ projectId, to: 'DISABLED' });
  };
}
