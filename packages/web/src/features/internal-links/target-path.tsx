import type { ResolvedTarget } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './internal-links.module.css';

/** Where a keyword leads today; a target that readers cannot open says so. */
export function TargetPath({ target }: { readonly target: ResolvedTarget }) {
  const { t } = useTranslation('internal-links');
  if (target.problem === null) return <span className={styles.path}>{target.path}</span>;
  return (
    <span className={styles.broken}>
      <Unlink size={14} aria-hidden />
      {t(`problem.${target.problem}`)}
    </span>
  );
}
