import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Person } from '../person.ts';
import styles from './user-columns.module.css';

const SHOWN = 2;

/** The first projects of a person and how many more there are. */
export function ProjectChips({ person }: { readonly person: Person }) {
  const { t } = useTranslation('users');
  if (person.role === 'SUPPER_ADMIN') return <Chip>{t('projects.all')}</Chip>;
  const shown = person.projects.slice(0, SHOWN);
  const others = person.projects.slice(SHOWN);
  return (
    <span className={styles.projects}>
      {shown.map(({ projectId, name }) => (
        <Chip key={projectId}>{name}</Chip>
      ))}
      {others.length > 0 && (
        <span className={styles.more} data-tip={others.map(({ name }) => name).join(', ')}>
          {t('projects.more', { count: others.length })}
        </span>
      )}
    </span>
  );
}
