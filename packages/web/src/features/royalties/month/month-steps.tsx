import type { RoyaltyMonth } from '@toasoan/contract/features/royalties/royalty-month.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from '../royalties.module.css';

/** Who submitted, approved and paid it, and when. */
export function MonthSteps({ month }: { readonly month: RoyaltyMonth }) {
  const { t } = useTranslation('royalties');
  const steps = [
    { key: 'submitted', done: month.submitted },
    { key: 'approved', done: month.approved },
    { key: 'paid', done: month.paid },
  ];
  return (
    <Stack as="section" gap={2}>
      <h3 className={textStyles.strong}>{t('steps.title')}</h3>
      <dl className={styles.facts}>
        {steps.map(({ key, done }) => (
          <div key={key} className={styles.fact}>
            <dt>{t(`steps.${key}`)}</dt>
            <dd>
              {done
                ? t('steps.by', { who: done.by.name, time: formatDateTime(new Date(done.time)) })
                : t('steps.notYet')}
            </dd>
          </div>
        ))}
      </dl>
      <p className={textStyles.hint}>
        <TabLink to="/view_project?view=log&entity=royaltyMonth">{t('steps.log')}</TabLink>
      </p>
    </Stack>
  );
}
