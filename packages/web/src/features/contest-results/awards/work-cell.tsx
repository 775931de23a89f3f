import type { AwardedWork } from '@toasoan/contract/features/contest-results/award.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout/row.tsx';
import styles from '../results.module.css';

export function WorkCell({ work }: { readonly work: AwardedWork }) {
  const { t } = useTranslation('contest-results');
  return (
    <Row gap={3} align="center" wrap={false}>
      {work.cover === '' ? (
        <span className={styles.cover} aria-hidden />
      ) : (
        <img className={styles.cover} src={work.cover} alt="" loading="lazy" />
      )}
      <span className={styles.name}>
        {work.title}
        <span className={styles.small}>
          <span className={styles.unbroken}>{work.number}</span>
          {work.isRecalled && ` · ${t('recalled')}`}
        </span>
      </span>
    </Row>
  );
}
