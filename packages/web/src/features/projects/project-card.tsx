import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { switchProject } from '#web/core/tabs/switch-project.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import styles from './project-list-page.module.css';
import { ProjectSign } from './project-sign.tsx';

interface ProjectCardProps {
  readonly project: SessionProject;
  readonly actions: readonly MenuItem[];
  /** Posts that wait for the user there. */
  readonly waiting: number;
}

/** Posts whose next step is the user's. */
const WAITING_POSTS = '/manager_post?view=waiting';

/** One project; the whole card selects it. An archived one can only be restored. */
export function ProjectCard({ project, actions, waiting }: ProjectCardProps) {
  const { t } = useTranslation(['projects', 'panel']);
  const role = useAuth((auth) => auth.role);
  const isCurrent = useProjectId() === project.projectId;
  const isArchived = project.status === 'DISABLED';
  return (
    <article
      className={styles.card}
      data-project-color={project.color}
      data-current={isCurrent}
      data-archived={isArchived}
    >
      <ProjectSign project={project} size="large" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <button
            type="button"
            className={styles.choose}
            aria-current={isCurrent ? 'true' : undefined}
            disabled={isArchived}
            onClick={() => void switchProject(project.projectId)}
          >
            <span className="visually-hidden">{t('choose')} </span>
            {project.name}
          </button>
        </h2>
        <p className={styles.address}>{project.domains[0]}</p>
      </div>
      <span className={styles.corner}>
        {isCurrent && (
          <span className={styles.current}>
            <CircleCheck size={20} aria-hidden />
            <span className="visually-hidden">{t('current')}</span>
          </span>
        )}
        {actions.length > 0 && (
          <span className={styles.menu}>
            <RowMenu label={project.name} items={() => actions} />
          </span>
        )}
      </span>
      <p className={styles.facts}>
        <Chip>{t(`panel:site-type.${project.siteType}`)}</Chip>
        <span>{role !== '' && t(`panel:role.${role}`)}</span>
        {waiting > 0 && !isArchived && (
          <button
            type="button"
            className={styles.waits}
            aria-label={`${t('waiting', { count: waiting })}: ${project.name}`}
            onClick={() => void switchProject(project.projectId, WAITING_POSTS)}
          >
            {t('waiting', { count: waiting })}
          </button>
        )}
        {isArchived && <Chip>{t('archived')}</Chip>}
      </p>
      {isArchived && <p className={styles.hint}>{t('archived-hint')}</p>}
    </article>
  );
}
