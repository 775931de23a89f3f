import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import styles from './data-requests.module.css';
import { dataRetention } from './request-queries.ts';

/** How long the project keeps personal data, in one place; each time is changed where it belongs. */
export function RetentionCard() {
  const { t } = useTranslation('data-requests');
  const { data } = useQuery(dataRetention(useProjectId()));
  if (!data) return null;
  return (
    <section className={styles.card} aria-labelledby="data-retention">
      <h2 id="data-retention" className={styles.heading}>
        {t('retention.title')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('retention.comments')}</dt>
          <dd>
            {t('retention.days', { count: data.commentContactDays })}{' '}
            <TabLink to="/manager_comment?open=rules">{t('retention.change')}</TabLink>
          </dd>
        </div>
        <div>
          <dt>{t('retention.requests')}</dt>
          <dd>{t('retention.months', { count: data.requestMonths })}</dd>
        </div>
        <div>
          <dt>{t('retention.evidence')}</dt>
          <dd>{t('retention.months', { count: data.evidenceMonths })}</dd>
        </div>
        <div>
          <dt>{t('retention.audit')}</dt>
          <dd>{t('retention.atLeast', { count: data.auditMonths })}</dd>
        </div>
      </dl>
    </section>
  );
}
