import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { switchProject } from '#web/core/tabs/switch-project.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import styles from './project-list-page.module.css';
import { ProjectSign } from './project-sign.tsx';

/** One project; the whole card chooses it. */
export function ProjectCard({ project }: { readonly project: SessionProject }) {
  const { t } = useTranslation(['projects', 'panel']);
  const role = useAuth((auth) => auth.role);
  const isCurrent = useProjectId() === project.projectId;
  const isArchived = project.status === 'DISABLED';
  return (
    <article className={styles.card} data-project-color={project.color} data-current={isCurrent}>
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
      {isCurrent && (
        <span className={styles.current}>
          <CircleCheck size={20} aria-hidden />
          <span className="visually-hidden">{t('current')}</span>
        </span>
      )}
      <p className={styles.facts}>
        <Chip>{t(`panel:site-type.${project.siteType}`)}</Chip>
        <span>{role !== '' && t(`panel:role.${role}`)}</span>
        {isArchived && <Chip>{t('archived')}</Chip>}
      </p>
    </article>
  );
}
