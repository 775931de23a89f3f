import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './side-panel.module.css';

/** How long the text is, what the machine took for it, and how much of that people changed. */
export function PanelFacts({ record }: { readonly record: TranslationDetail }) {
  const { t } = useTranslation('translations');
  const chars = record.segments.reduce((sum, { source }) => sum + source.length, 0);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('facts.title')}</dt>
        <dd>{t('facts.chars', { count: chars, n: formatNumber(chars) })}</dd>
      </div>
      <div>
        <dt>{t('facts.machine')}</dt>
        <dd>{t('facts.cost', { cost: formatNumber(Math.round(record.spent.cost / 1000)) })}</dd>
      </div>
      <div>
        <dt>{t('facts.changed')}</dt>
        <dd>
          {record.changedShare === null ? '–' : t('facts.share', { share: Math.round(record.changedShare) })}
        </dd>
      </div>
    </dl>
  );
}
