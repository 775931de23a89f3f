import type { PendingWarning } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './pending.module.css';

/** What a change leads to and readers would not find, by name. */
export function FieldWarnings({ warnings }: { readonly warnings: readonly PendingWarning[] }) {
  const { t } = useTranslation('pending');
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ problem, name, isInTheWay }) => (
        <li key={`${problem} ${name}`}>
          <TriangleAlert size={14} aria-hidden />
          <span>
            {t(`problem.${problem}`, { name })} {t(isInTheWay ? 'stays.inTheWay' : 'stays')}
          </span>
        </li>
      ))}
    </ul>
  );
}
