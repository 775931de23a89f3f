import { PROJECT_COLORS, type ProjectColor } from '@toasoan/contract/features/projects/project.ts';
import { SITE_TYPES, type SiteType } from '@toasoan/contract/vocabulary/site-type.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { ProjectSign } from '../project-sign.tsx';
import type { ProjectValues } from '../project-values.ts';
import styles from './project-form.module.css';

export interface GroupFieldsProps {
  readonly form: FormStore<ProjectValues>;
  readonly isNew: boolean;
}

interface TypedSignProps {
  readonly form: FormStore<ProjectValues>;
  readonly color: ProjectColor | null;
}

/** The sign that follows from the typed name and code. */
function TypedSign({ form, color }: TypedSignProps) {
  const { name, code } = useSettledPart(form, (state) => state.values);
  return <ProjectSign project={{ name, code: code || slugOf(name), color: color ?? 'slate' }} />;
}

export function GeneralFields({ form, isNew }: GroupFieldsProps) {
  const { t } = useTranslation(['projects', 'panel']);
  const madeCode = useSettledPart(form, ({ values }) => slugOf(values.name));
  const colors = PROJECT_COLORS.map((one) => ({
    value: one,
    label: t(`color.${one}`),
    icon: <span className={styles.swatch} style={{ background: `var(--project-${one})` }} aria-hidden />,
  }));
  return (
    <>
      <Field form={form} name="name" label={t('field.name')} required>
        {(control) => <TextInput {...control} autoFocus={isNew} />}
      </Field>
      <Field
        form={form}
        name="code"
        label={t('field.code')}
        hint={t(isNew ? 'field.codeHint' : 'field.codeFixed')}
        disabled={!isNew}
      >
        {(control) => <TextInput {...control} placeholder={madeCode} spellCheck={false} />}
      </Field>
      <Field form={form} name="siteType" label={t('field.siteType')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.siteType')}
            options={SITE_TYPES.map((one) => ({ value: one, label: t(`panel:site-type.${one}`) }))}
            value={value}
            onChange={(type) => onChange((type ?? 'custom') as SiteType)}
          />
        )}
      </Field>
      <Field form={form} name="domains" label={t('field.domains')} hint={t('field.domainsHint')}>
        {(control) => <TagInput {...control} placeholder="baomoi.vn" />}
      </Field>
      <Field form={form} name="color" label={t('field.color')} hint={t('field.colorHint')}>
        {({ value, onChange, ...control }) => (
          <span className={styles.color}>
            <TypedSign form={form} color={value} />
            <Select
              {...control}
              label={t('field.color')}
              placeholder={t('field.colorAny')}
              clearable={isNew}
              options={colors}
              value={value}
              onChange={(next) => onChange(next as ProjectColor | null)}
            />
          </span>
        )}
      </Field>
      <Field form={form} name="description" label={t('field.description')} counter={500}>
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      {!isNew && <ImageRefFields form={form} />}
    </>
  );
}

function ImageRefFields({ form }: Pick<GroupFieldsProps, 'form'>) {
  const { t } = useTranslation('projects');
  return (
    <>
      <Field form={form} name="logo" label={t('field.logo')} hint={t('field.logoHint')}>
        {(control) => <MediaInput {...control} label={t('field.logo')} />}
      </Field>
      <Field form={form} name="logoDark" label={t('field.logoDark')}>
        {(control) => <MediaInput {...control} label={t('field.logoDark')} />}
      </Field>
      <Field form={form} name="favicon" label={t('field.favicon')}>
        {(control) => <MediaInput {...control} label={t('field.favicon')} shape="square" />}
      </Field>
    </>
  );
}
