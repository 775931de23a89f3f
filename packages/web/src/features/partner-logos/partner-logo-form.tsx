import {
  PARTNER_GROUPS,
  PARTNER_TIERS,
  type PartnerGroup,
  type PartnerLogo,
  type PartnerTier,
} from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { useTranslation } from 'react-i18next';
import { DisplayInput } from '#web/features/display-modes/public.ts';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { PartnerLogoValues } from './partner-logo-record.ts';

interface PartnerLogoFormProps {
  readonly form: FormStore<PartnerLogoValues>;
  readonly logo: PartnerLogo | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function PartnerLogoForm({ form, logo, disabled }: PartnerLogoFormProps) {
  const { t } = useTranslation('partner-logos');
  return (
    <>
      <Field form={form} name="title" label={t('field.title')} required disabled={disabled}>
        {(control) => <TextInput {...control} autoFocus={logo === undefined} />}
      </Field>
      <Field
        form={form}
        name="imageId"
        label={t('field.image')}
        hint={t('field.imageHint')}
        disabled={disabled}
      >
        {(control) => <MediaInput {...control} label={t('field.image')} />}
      </Field>
      <Field
        form={form}
        name="imageDarkId"
        label={t('field.imageDark')}
        hint={t('field.imageDarkHint')}
        disabled={disabled}
      >
        {(control) => <MediaInput {...control} label={t('field.imageDark')} />}
      </Field>
      <Field form={form} name="alt" label={t('field.alt')} hint={t('field.altHint')} disabled={disabled}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field form={form} name="url" label={t('field.url')} disabled={disabled}>
        {(control) => <TextInput {...control} inputMode="url" placeholder="https://" spellCheck={false} />}
      </Field>
      <Field form={form} name="group" label={t('field.group')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.group')}
            options={PARTNER_GROUPS.map((group) => ({ value: group, label: t(`group.${group}`) }))}
            value={value}
            onChange={(group) => onChange((group ?? 'PARTNER') as PartnerGroup)}
          />
        )}
      </Field>
      <Field form={form} name="tier" label={t('field.tier')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.tier')}
            options={PARTNER_TIERS.map((tier) => ({ value: tier, label: t(`tier.${tier}`) }))}
            value={value}
            onChange={(tier) => onChange((tier ?? 'NONE') as PartnerTier)}
          />
        )}
      </Field>
      <Field form={form} name="display" label={t('field.display')} disabled={disabled}>
        {(control) => <DisplayInput {...control} />}
      </Field>
      <Row gap={3} align="baseline">
        <Field form={form} name="startTime" label={t('field.startTime')} disabled={disabled}>
          {(control) => <DateTimeInput {...control} />}
        </Field>
        <Field form={form} name="endTime" label={t('field.endTime')} disabled={disabled}>
          {(control) => <DateTimeInput {...control} />}
        </Field>
      </Row>
      <Field form={form} name="openNewTab" label={t('field.openNewTab')} inline disabled={disabled}>
        {(control) => <Switch {...control} />}
      </Field>
      <Field form={form} name="nofollow" label={t('field.nofollow')} inline disabled={disabled}>
        {(control) => <Switch {...control} />}
      </Field>
      <StatusField form={form} disabled={disabled} />
    </>
  );
}
