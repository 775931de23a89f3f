import type { AnyProfile } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { RowsInput } from './rows-input.tsx';

/** Pages elsewhere: website, social networks. */
export function LinksInput(control: Control<AnyProfile['links']>) {
  const { t } = useTranslation('accounts');
  return (
    <RowsInput {...control} blank={{ label: '', address: '' }} addLabel={t('links.add')} max={20}>
      {(link, set, n) => (
        <>
          <TextInput
            aria-label={t('links.label', { n })}
            placeholder={t('links.labelHint')}
            maxLength={80}
            disabled={control.disabled}
            value={link.label}
            onChange={(label) => set({ label })}
          />
          <TextInput
            aria-label={t('links.address', { n })}
            placeholder="https://"
            disabled={control.disabled}
            value={link.address}
            onChange={(address) => set({ address })}
          />
        </>
      )}
    </RowsInput>
  );
}
