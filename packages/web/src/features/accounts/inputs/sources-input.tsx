import type { ProfileSource } from '@toasoan/contract/features/accounts/kinds/profile-parts.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './inputs.module.css';
import { RowsInput } from './rows-input.tsx';

const BLANK: ProfileSource = { title: '', address: '', isChecked: false };

/** Where the facts come from, and whether somebody compared them. */
export function SourcesInput(control: Control<ProfileSource[]>) {
  const { t } = useTranslation('accounts');
  return (
    <RowsInput {...control} blank={BLANK} addLabel={t('sources.add')} max={30}>
      {(source, set, n) => (
        <>
          <span className={styles.wide}>
            <TextInput
              aria-label={t('sources.title', { n })}
              placeholder={t('sources.titleHint')}
              value={source.title}
              maxLength={250}
              disabled={control.disabled}
              onChange={(title) => set({ title })}
            />
          </span>
          <TextInput
            aria-label={t('sources.address', { n })}
            placeholder="https://"
            value={source.address}
            disabled={control.disabled}
            onChange={(address) => set({ address })}
          />
          <span className={styles.narrow}>
            <Checkbox
              checked={source.isChecked}
              disabled={control.disabled}
              onChange={(event) => set({ isChecked: event.target.checked })}
            >
              {t('sources.checked')}
            </Checkbox>
          </span>
        </>
      )}
    </RowsInput>
  );
}
