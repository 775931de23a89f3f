import { useQuery } from '@tanstack/react-query';
import { MENU_POSITIONS, type Menu, type MenuPosition } from '@toasoan/contract/features/menus/menu.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { DisplayInput } from '#web/features/display-modes/public.ts';
import { languageName, projectDetail } from '#web/features/projects/public.ts';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import type { MenuValues } from './menu-record.ts';

interface MenuFormProps {
  readonly form: FormStore<MenuValues>;
  readonly menu: Menu | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

const ONLY_VIETNAMESE: readonly string[] = ['vi'];

/** The languages of the project, by their names. */
export function useLanguageOptions(): readonly Option[] {
  const projectId = useProjectId();
  const languages = useQuery(projectDetail(projectId, projectId)).data?.languages ?? ONLY_VIETNAMESE;
  return languages.map((code) => ({ value: code, label: languageName(code) }));
}

export function MenuForm({ form, menu, disabled }: MenuFormProps) {
  const { t } = useTranslation('menus');
  const languages = useLanguageOptions();
  return (
    <>
      <Field form={form} name="title" label={t('field.title')} required disabled={disabled}>
        {(control) => <TextInput {...control} autoFocus={menu === undefined} />}
      </Field>
      <Field form={form} name="code" label={t('field.code')} hint={t('field.codeHint')} disabled={disabled}>
        {(control) => <TextInput {...control} spellCheck={false} />}
      </Field>
      <Field form={form} name="position" label={t('field.position')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.position')}
            options={MENU_POSITIONS.map((one) => ({ value: one, label: t(`position.${one}`) }))}
            value={value}
            onChange={(one) => onChange((one ?? 'MAIN') as MenuPosition)}
          />
        )}
      </Field>
      <Field form={form} name="lang" label={t('field.lang')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.lang')}
            options={languages}
            value={value}
            onChange={(one) => onChange(one ?? 'vi')}
          />
        )}
      </Field>
      <Field form={form} name="display" label={t('field.display')} disabled={disabled}>
        {(control) => <DisplayInput {...control} />}
      </Field>
      <StatusField form={form} disabled={disabled} />
    </>
  );
}
