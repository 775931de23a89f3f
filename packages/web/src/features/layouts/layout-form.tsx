import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import {
  LAYOUT_DEVICES,
  LAYOUT_KINDS,
  type LayoutDevice,
  type LayoutKind,
  SHOWN_KINDS,
} from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { useTranslation } from 'react-i18next';
import { DisplayInput } from '#web/features/display-modes/public.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { LayoutValues } from './layout-record.ts';

interface LayoutFormProps {
  readonly form: FormStore<LayoutValues>;
  readonly layout: LayoutDetail | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function LayoutForm({ form, layout, disabled }: LayoutFormProps) {
  const { t } = useTranslation('layouts');
  const common = { form, disabled };
  return (
    <>
      <Field {...common} name="title" label={t('field.title')} required>
        {(control) => <TextInput {...control} autoFocus={layout === undefined} />}
      </Field>
      <Field {...common} name="code" label={t('field.code')} hint={t('field.codeHint')}>
        {(control) => <TextInput {...control} spellCheck={false} />}
      </Field>
      <Field {...common} name="kind" label={t('field.kind')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.kind')}
            options={(value === 'CONTEST' ? LAYOUT_KINDS : SHOWN_KINDS).map((kind) => ({
              value: kind,
              label: t(`kind.${kind}`),
            }))}
            value={value}
            onChange={(kind) => onChange((kind ?? 'HOME') as LayoutKind)}
          />
        )}
      </Field>
      <Field {...common} name="device" label={t('field.device')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.device')}
            options={LAYOUT_DEVICES.map((device) => ({ value: device, label: t(`device.${device}`) }))}
            value={value}
            onChange={(device) => onChange((device ?? 'ALL') as LayoutDevice)}
          />
        )}
      </Field>
      <Field {...common} name="display" label={t('field.display')}>
        {(control) => <DisplayInput {...control} />}
      </Field>
      {layout && <ConflictNotice layout={layout} />}
    </>
  );
}
