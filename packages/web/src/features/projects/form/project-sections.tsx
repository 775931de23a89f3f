import {
  PROJECT_KINDS,
  type ProjectKind,
  workflowMode,
} from '@toasoan/contract/features/projects/project.ts';
import { MAX_QUOTA_GB } from '@toasoan/contract/features/projects/project-record.ts';
import { PROJECT_RULE_TEXTS } from '@toasoan/contract/features/projects/project-rules.ts';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { projectFieldNames } from '../project-field-names.ts';
import { mayChangeGroup, PROJECT_GROUPS, type ProjectGroup, type ProjectValues } from '../project-values.ts';
import { GeneralFields, type GroupFieldsProps } from './general-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import styles from './project-form.module.css';

type LegalLine = Exclude<(typeof PROJECT_GROUPS.legal)[number], 'kind'>;

const LINES = PROJECT_GROUPS.legal.filter((name): name is LegalLine => name !== 'kind');
const INPUTS: Partial<Record<LegalLine, Partial<ComponentProps<typeof TextInput>>>> = {
  contactPhone: { type: 'tel' },
  contactEmail: { type: 'email', spellCheck: false },
};

/** The details that the law requires a site to name. */
function LegalFields({ form }: GroupFieldsProps) {
  const { t } = useTranslation('projects');
  const kind = useFormPart(form, ({ values }) => values.kind);
  return (
    <>
      <Field form={form} name="kind" label={t('field.kind')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.kind')}
            options={PROJECT_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
            value={value}
            onChange={(next) => onChange((next ?? 'PORTAL') as ProjectKind)}
          />
        )}
      </Field>
      {LINES.map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={t(`field.${name}`)}
          required={name === 'licenceNo' && kind === 'AGGREGATOR'}
        >
          {(control) => <TextInput {...control} {...INPUTS[name]} />}
        </Field>
      ))}
    </>
  );
}

const FIELDS: Readonly<Record<ProjectGroup, ComponentType<GroupFieldsProps>>> = {
  general: GeneralFields,
  languages: LanguageFields,
  workflow: WorkflowFields,
  storage: StorageFields,
  legal: LegalFields,
};

interface ProjectSectionProps {
  readonly group: ProjectGroup;
  readonly form: FormStore<ProjectValues>;
  readonly isNew?: boolean;
  /** The user has read access only. */
  readonly readOnly?: boolean;
  /** Its heading level: one below the surrounding one. */
  readonly level: 2 | 3;
}

/** One section of a project: fields for users who may change it, otherwise facts. */
export function ProjectSection({ group, form, isNew = false, readOnly = false, level }: ProjectSectionProps) {
  const { t } = useTranslation('projects');
  const id = useId();
  const role = useAuth((auth) => auth.role);
  const isForOthers = (group === 'legal' || group === 'storage') && !mayChangeGroup(role, group);
  const rule = group === 'storage' ? PROJECT_RULE_TEXTS.QUOTA_PART : PROJECT_RULE_TEXTS.LEGAL_PART;
  const Heading = `h${level}` as const;
  const Fields = FIELDS[group];
  return (
    <section className={styles.section} aria-labelledby={id} data-group={group}>
      <Heading id={id} className={styles.heading}>
        {t(`group.${group}`)}
      </Heading>
      {isForOthers && !readOnly && <p className={textStyles.quiet}>{rule[currentLanguage()]}</p>}
      {readOnly || isForOthers ? (
        <ProjectFacts form={form} names={PROJECT_GROUPS[group]} />
      ) : (
        <Fields form={form} isNew={isNew} />
      )}
    </section>
  );
}

interface ProjectFactsProps {
  readonly form: FormStore<ProjectValues>;
  readonly names: readonly (keyof ProjectValues)[];
}

/** Facts for users with read access. */
function ProjectFacts({ form, names }: ProjectFactsProps) {
  const { t } = useTranslation(['projects', 'panel']);
  const values = useFormPart(form, (state) => state.values);
  const fields = projectFieldNames(t);
  function shown<Name extends keyof ProjectValues>(name: Name): ReactNode {
    const value = values[name];
    return fields[name].show?.(value) ?? (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
  }
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fields[name].label}</dt>
          <dd>{shown(name) || <span className={styles.none}>{t('nothing')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

function StorageFields({ form }: GroupFieldsProps) {
  const { t } = useTranslation('projects');
  return (
    <Field
      form={form}
      name="storageQuotaGb"
      label={t('field.storageQuotaGb')}
      hint={t('field.storageQuotaGbHint')}
    >
      {(control) => <NumberInput {...control} min={1} max={MAX_QUOTA_GB} after="GB" />}
    </Field>
  );
}

function WorkflowFields({ form }: GroupFieldsProps) {
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
