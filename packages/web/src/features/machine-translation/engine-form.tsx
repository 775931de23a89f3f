import {
  ENGINE_KINDS,
  type Engine,
  type EngineKind,
} from '@toasoan/contract/features/machine-translation/engine.ts';
import { ENGINE_KIND_TEXTS } from '@toasoan/contract/features/machine-translation/engine-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { EngineValues } from './engine-record.ts';

interface EngineFormProps {
  readonly form: FormStore<EngineValues>;
  readonly engine: Engine | undefined;
}

export function EngineForm({ form, engine }: EngineFormProps) {
  const { t } = useTranslation('machine-translation');
  const keyHint = engine?.keyEnd ? t('field.keyStored', { end: engine.keyEnd }) : t('field.keyHint');
  return (
    <>
      <Field form={form} name="title" label={t('field.title')} required>
        {(control) => <TextInput {...control} autoFocus={engine === undefined} />}
      </Field>
      <Field form={form} name="kind" label={t('field.kind')} required>
        {({ value, onChange, id }) => (
          <Select
            id={id}
            label={t('field.kind')}
            value={value}
            options={ENGINE_KINDS.map((kind) => ({
              value: kind,
              label: ENGINE_KIND_TEXTS[kind][currentLanguage()],
            }))}
            onChange={(kind) => onChange(kind as EngineKind)}
          />
        )}
      </Field>
      <Field form={form} name="address" label={t('field.address')} required>
        {(control) => <TextInput {...control} inputMode="url" spellCheck={false} />}
      </Field>
      <Field form={form} name="model" label={t('field.model')} hint={t('field.modelHint')}>
        {(control) => <TextInput {...control} spellCheck={false} />}
      </Field>
      <Field form={form} name="key" label={t('field.key')} hint={keyHint}>
        {(control) => <TextInput {...control} spellCheck={false} autoComplete="off" />}
      </Field>
      <Field form={form} name="price" label={t('field.price')} hint={t('field.priceHint')}>
        {(control) => <NumberInput {...control} min={0} />}
      </Field>
      <Field form={form} name="status" label={t('field.status')} inline>
        {({ value, onChange, ...control }) => (
          <Switch
            {...control}
            value={value === 'ENABLE'}
            onChange={(isOn) => onChange(isOn ? 'ENABLE' : 'DISABLED')}
          />
        )}
      </Field>
    </>
  );
}
