import { useTranslation } from 'react-i18next';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './post-loading.module.css';

/** Placeholders for bar, article and inspector. */
export function PostLoading() {
  const { t } = useTranslation('posts');
  return (
    <Loading label={t('loading')}>
      <Stack gap={4}>
        <Skeleton height="58px" />
        <div className={styles.columns}>
          <div className={styles.work}>
            <Skeleton width="30%" height="14px" />
            <Skeleton width="80%" height="30px" />
            <Skeleton height="18px" />
            <Skeleton width="60%" height="18px" />
            <Skeleton height="260px" />
          </div>
          <Skeleton height="420px" />
        </div>
      </Stack>
    </Loading>
  );
}
