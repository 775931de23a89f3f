import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './dashboard.module.css';
import tiles from './posts/day-tiles.module.css';

const TILES = ['1', '2', '3', '4', '5'];
const ROWS = ['45%', '70%', '55%', '80%', '60%'];

/** The page's own shape, so that nothing jumps when it comes. */
export function DashboardLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{t('loading')}</span>
      <div className={tiles.tiles}>
        {TILES.map((tile) => (
          <div key={tile} className={classNames(tiles.tile, tiles.loading)}>
            <Skeleton width="60%" height="16px" />
            <Skeleton width="35%" height="28px" />
            <Skeleton width="45%" height="16px" />
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CardLoading />
          <CardLoading />
        </div>
        <CardLoading />
      </div>
    </div>
  );
}

function CardLoading() {
  return (
    <div className={styles.cardWaiting}>
      <Skeleton width="30%" height="16px" />
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
