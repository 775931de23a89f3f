import type { Correction } from '@toasoan/contract/features/posts/correction/correction.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import styles from './correction.module.css';

/** The request that a correction answers; the server names it only to those who may see requests. */
export function RequestOfCorrection({ request }: Pick<Correction, 'request'>) {
  const { t } = useTranslation('correction');
  if (request === null) return null;
  return (
    <AppLink
      className={styles.request}
      href={`/manager_post/correction_requests?view=all&open=${request.id}`}
    >
      {t('request', { number: request.number })}
    </AppLink>
  );
}
