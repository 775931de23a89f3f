import type { GlossaryConflict } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './entry-panel.module.css';

interface EntryConflictsProps {
  readonly conflicts: readonly GlossaryConflict[];
  readonly onOpen: (id: string) => void;
}

/** Entries that say something else; each leads to its own. */
export function EntryConflicts({ conflicts, onOpen }: EntryConflictsProps) {
  const { t } = useTranslation('glossary');
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.warning}>
        <TriangleAlert size={15} aria-hidden />
        {t('conflicts')}
      </h3>
      <ul className={styles.conflicts}>
        {conflicts.map(({ id, kind, sourceContent, targetContent }) => (
          <li key={`${kind} ${id}`}>
            <button type="button" className={styles.other} onClick={() => onOpen(id)}>
              {sourceContent} → {targetContent}
            </button>
            <span className={styles.facts}>{t(`conflict.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
