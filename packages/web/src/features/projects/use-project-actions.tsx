import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { PROJECT_RULE_TEXTS } from '@toasoan/contract/features/projects/project-rule-texts.ts';
import { refusalOfProjectTransition } from '@toasoan/contract/features/projects/project-rules.ts';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useProjectAccess } from './project-access.ts';
import { useArchiveProject } from './use-archive-project.ts';

/** The menu of a project's card: only what this person may do; what a rule stops is shown with its reason. */
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
    const moves: MenuItem = {
      key: 'archive',
      label: t(isArchived ? 'restore.action' : 'archive.action'),
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      startsGroup: true,
      disabledReason: refusal && PROJECT_RULE_TEXTS[refusal.rule][currentLanguage()],
      onSelect: () => void archive(project),
    };
    return [...(mayEdit ? [edits] : []), ...(mayAdminister ? [moves] : [])];
  };
}
