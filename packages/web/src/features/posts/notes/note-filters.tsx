import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { isIn, NOTE_FILTERS, type NoteFilter, type NoteThread } from './note-threads.ts';
import styles from './notes.module.css';

interface NoteFiltersProps {
  readonly threads: readonly NoteThread[];
  readonly filter: NoteFilter;
  readonly onChange: (filter: NoteFilter) => void;
}

/** Which notes are listed, with how many there are. */
export function NoteFilters({ threads, filter, onChange }: NoteFiltersProps) {
  const { t } = useTranslation('notes');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's own fields.
    <div role="group" aria-label={t('filter.label')} className={styles.filters}>
      {NOTE_FILTERS.map((one) => (
        <Button
          key={one}
          size="compact"
          variant="quiet"
          aria-pressed={one === filter}
          onClick={() => onChange(one)}
        >
          {t(`filter.${one}`)} {threads.filter((thread) => isIn(one, thread)).length}
        </Button>
      ))}
    </div>
  );
}
