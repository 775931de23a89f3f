import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import { Switch } from '#web/ui/form/switch.tsx';
import { ProfileField } from './fields.tsx';

/** Whether pickers offer it. */
export function StatusRow() {
  const { t } = useTranslation('accounts');
  return (
    <ProfileField<Status> name="status" label={t('status.field')} inline>
      {({ value, onChange, ...control }) => (
        <Switch
          {...control}
          value={value === 'ENABLE'}
          onChange={(on) => onChange(on ? 'ENABLE' : 'DISABLED')}
        />
      )}
    </ProfileField>
  );
}
