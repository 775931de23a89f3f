import { workflowMode } from '@toasoan/contract/features/projects/project.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { GroupFieldsProps } from './general-fields.tsx';

export function WorkflowFields({ form }: GroupFieldsProps) {
  const { t } = useTranslation('projects');
  const modes = workflowMode.options.map((mode) => ({
    value: mode,
    label: t(`workflow.${mode}`),
    detail: t(`workflow.${mode}.detail`),
  }));
  return (
    <>
      <Field form={form} name="workflowMode" label={t('field.workflowMode')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.workflowMode')}
            options={modes}
            value={value}
            onChange={(mode) => onChange(mode === 'TWO_STEP' ? 'TWO_STEP' : 'THREE_STEP')}
          />
        )}
      </Field>
      <Field
        form={form}
        name="allowSelfApprove"
        label={t('field.allowSelfApprove')}
        hint={t('field.allowSelfApproveHint')}
      >
        {(control) => <Switch {...control} />}
      </Field>
    </>
  );
}
