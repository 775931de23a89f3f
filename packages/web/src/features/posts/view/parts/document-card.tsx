import type { DocumentFacts } from '@toasoan/contract/features/posts/post-parts.ts';
import { useTranslation } from 'react-i18next';
import { showDay } from '#web/ui/dates/days.ts';
import styles from './parts.module.css';

/** Number, issuer and day of a published document. */
export function DocumentCard({ facts }: { readonly facts: DocumentFacts }) {
  const { t } = useTranslation('posts');
  const lines = [
    [t('part.number'), facts.number],
    [t('part.issuer'), facts.issuer],
    [t('part.issuedDay'), facts.issuedDay && showDay(facts.issuedDay)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.document}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
