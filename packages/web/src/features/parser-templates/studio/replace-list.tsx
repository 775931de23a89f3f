import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './studio.module.css';

type Replacements = TemplateDefinition['replace'];

interface ReplaceListProps {
  readonly value: Replacements;
  readonly onChange: (value: Replacements) => void;
}

const MOST = 20;

/** Texts of the page's source that are replaced before it is read. A line without a text to find is not kept. */
export function ReplaceList({ value, onChange }: ReplaceListProps) {
  const { t } = useTranslation('parser-templates');
  const [rows, setRows] = useState<Replacements>(value);
  const kept = rows.filter(({ find }) => find.trim() !== '');
  const isSame = JSON.stringify(kept) === JSON.stringify(value);
  const shown = isSame ? rows : value;
  function change(next: Replacements) {
    setRows(next);
    onChange(next.filter(({ find }) => find.trim() !== ''));
  }
  const set = (index: number, part: Partial<Replacements[number]>) =>
    change(shown.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset className={styles.replace}>
      <legend>{t('cleaning.replace')}</legend>
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and keep their places.
        <div key={index} className={styles.replaceRow}>
          <TextInput
            aria-label={t('cleaning.find', { no: index + 1 })}
            value={row.find}
            onChange={(find) => set(index, { find })}
            spellCheck={false}
            maxLength={500}
          />
          <TextInput
            aria-label={t('cleaning.put', { no: index + 1 })}
            value={row.put}
            onChange={(put) => set(index, { put })}
            spellCheck={false}
            maxLength={500}
          />
          <IconButton
            size="compact"
            variant="quiet"
            icon={<X size={14} />}
            label={t('cleaning.dropReplace', { no: index + 1 })}
            onClick={() => change(shown.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="compact"
        variant="quiet"
        icon={<Plus size={15} />}
        disabledReason={shown.length >= MOST ? t('fields.full', { most: MOST }) : undefined}
        onClick={() => setRows([...shown, { find: '', put: '' }])}
      >
        {t('cleaning.addReplace')}
      </Button>
    </fieldset>
  );
}
