import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './project-list-page.module.css';

const PLACES = ['1', '2', '3', '4', '5', '6'];

export function ProjectCardsLoading() {
  const { t } = useTranslation('projects');
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.cards}>
        {PLACES.map((place) => (
          <div key={place} className={styles.waiting}>
            <Skeleton width="60%" height="20px" />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  );
}
