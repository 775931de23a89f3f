import type { GlossaryImportRead } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { GlossaryFormat } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { formatOptions, languageOptions } from '../glossary-words.ts';

/** What an import says for all rows of a file. */
export type ImportChoices = Omit<GlossaryImportRead, 'fileName' | 'fileType' | 'text'>;

interface ImportOptionsProps {
  readonly choices: ImportChoices;
  readonly mayApprove: boolean;
  readonly onChange: (choices: ImportChoices) => void;
}

export function ImportOptions({ choices, mayApprove, onChange }: ImportOptionsProps) {
  const { t } = useTranslation('glossary');
  const id = useId();
  const selects = [
    { name: 'sourceLang', options: languageOptions() },
    { name: 'targetLang', options: languageOptions() },
    { name: 'format', options: formatOptions() },
  ] as const;
  return (
    <Stack gap={2}>
      <p className={textStyles.hint}>{t('import.defaults')}</p>
      <Row gap={3}>
        {selects.map(({ name, options }) => (
          <Stack key={name} gap={1}>
            <label htmlFor={`${id}${name}`} className={textStyles.label}>
              {t(`field.${name}`)}
            </label>
            <Select
              id={`${id}${name}`}
              label={t(`field.${name}`)}
              options={options}
              value={choices[name]}
              onChange={(value) =>
                onChange({ ...choices, [name]: (value ?? choices[name]) as RecordLanguage & GlossaryFormat })
              }
            />
          </Stack>
        ))}
      </Row>
      <Checkbox
        checked={choices.overwrites}
        onChange={({ target }) => onChange({ ...choices, overwrites: target.checked })}
      >
        {t('import.overwrites')}
      </Checkbox>
      {mayApprove && (
        <Checkbox
          checked={choices.approves}
          onChange={({ target }) => onChange({ ...choices, approves: target.checked })}
        >
          {t('import.approves')}
        </Checkbox>
      )}
    </Stack>
  );
}
