import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import {
  PROJECT_RULE_TEXTS,
  refusalOfProjectTransition,
} from '@toasoan/contract/features/projects/project-rules.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { announceProject } from './announce-project.ts';
import { useProjectAccess } from './project-access.ts';
import { projectDetail, projectKeys } from './project-queries.ts';

/** The menu of a project card: only permitted actions; an action blocked by a rule shows the reason. */
export function useProjectActions(
  edit: (projectId: string) => void,
): (project: SessionProject) => readonly MenuItem[] {
  const { t } = useTranslation('projects');
  const { mayEdit, mayAdminister } = useProjectAccess();
  const archive = useArchiveProject();
  return (project) => {
    const isArchived = project.status === 'DISABLED';
    const refusal = refusalOfProjectTransition(project.projectId, isArchived ? 'ENABLE' : 'DISABLED');
    const edits: MenuItem = {
      key: 'edit',
      label: t('edit'),
      icon: <Pencil size={16} />,
      onSelect: () => edit(project.projectId),
    };
    const archives: MenuItem = {
      key: 'archive',
      label: t(isArchived ? 'restore.action' : 'archive.action'),
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      startsGroup: true,
      disabledReason: refusal && PROJECT_RULE_TEXTS[refusal.rule][currentLanguage()],
      onSelect: () => void archive(project),
    };
    return [...(mayEdit ? [edits] : []), ...(mayAdminister ? [archives] : [])];
  };
}

/** Archives a project after a confirmation, or restores it. */
function useArchiveProject(): (project: SessionProject) => Promise<void> {
  const { t } = useTranslation('projects');
  const client = useQueryClient();
  const currentId = useProjectId();
  const transition = useMutation({
    mutationFn: async ({ projectId, to }: { readonly projectId: string; readonly to: Status }) => {
      // The list holds no versions.
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
    if (status === 'DISABLED') return transition.mutate({ projectId, to: 'ENABLE' });
    const isSure = await confirm({
      title: t('archive.title', { name }),
      text: t('archive.text'),
      action: t('archive.action'),
      tone: 'danger',
    });
    // Its open tabs are closed first, which asks about unsaved changes.
    if (!isSure || (projectId === currentId && !(await enterProject('')))) return;
    transition.mutate({ projectId, to: 'DISABLED' });
  };
}
