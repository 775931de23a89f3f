import { ChevronsUpDown, LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { switchProject } from '#web/core/tabs/switch-project.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { ProjectSign } from './project-sign.tsx';
import styles from './project-switcher.module.css';

/** The current project, always in sight, and the way to another one. */
export function ProjectSwitcher() {
  const { t } = useTranslation('panel');
  const current = useCurrentProject();
  const loading = useProjects((state) => state.loading);
  const data = useProjects((state) => state.data);

  function items(): readonly MenuItem[] {
    const choices = data
      .filter(({ status }) => status === 'ENABLE')
      .map((project) => ({
        key: project.projectId,
        label: project.name,
        icon: <ProjectSign project={project} size="small" />,
        chosen: project.projectId === current?.projectId,
        onSelect: () => void switchProject(project.projectId),
      }));
    const all = {
      key: 'all',
      label: t('project.all'),
      icon: <LayoutGrid size={16} />,
      startsGroup: true,
      onSelect: () => openTab({ url: '/manager_project' }),
    };
    return [...choices, all];
  }
  return (
    <MenuButton label={t('project.switch')} items={items}>
      {(trigger) => (
        <button {...trigger} type="button" className={styles.switcher}>
          {current && <ProjectSign project={current} />}
          <span className={styles.words}>
            <span className="visually-hidden">{t('project.current')} </span>
            <span className={styles.name}>{current?.name ?? t('project.choose')}</span>
            {current && (
              <span className={styles.address}>
                {[t(`site-type.${current.siteType}`), ...current.domains.slice(0, 1)].join(' · ')}
              </span>
            )}
          </span>
          {loading ? <Spinner label={t('project.loading')} /> : <ChevronsUpDown size={16} aria-hidden />}
        </button>
      )}
    </MenuButton>
  );
}
