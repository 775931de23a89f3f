import { ROLES, type Role } from '@toasoan/contract/access/role-names.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { hasRole, type Person } from '../person.ts';
import type { UserValues } from '../user-values.ts';
import { PermissionsInput } from './permissions-input.tsx';
import type { FieldRules } from './use-field-rules.ts';
import { type KnownProject, useKnownProjects, useRightsRules } from './use-rights-rules.ts';
import styles from './user-form.module.css';

interface RightsFieldsProps {
  readonly form: FormStore<UserValues>;
  readonly person: Person | undefined;
  readonly rules: FieldRules;
}

/** Role, projects and permissions; each choice that a rule stops says which. */
export function RightsFields({ form, person, rules }: RightsFieldsProps) {
  const { t } = useTranslation('users');
  const type = useFormPart(form, ({ values }) => values.accountType);
  const role = useFormPart(form, ({ values }) => values.role);
  const projects = useKnownProjects(person);
  const disabledReason = useRightsRules(form, person, projects);
  const isPerson = hasRole(type);
  const ofPermissions = rules.of('permissionGrants');
  return (
    <>
      {isPerson && (
        <Field form={form} name="role" label={t('field.role')} {...rules.of('role')}>
          {({ value, onChange, ...control }) => (
            <Select
              {...control}
              label={t('field.role')}
              options={ROLES.map((one) => ({
                value: one,
                label: ROLE_TEXTS[one][currentLanguage()],
                detail: t(`role.${one}`),
                disabledReason: one === value ? undefined : disabledReason({ role: one }),
              }))}
              value={value}
              onChange={(next) => onChange((next ?? 'AUTHOR') as Role)}
            />
          )}
        </Field>
      )}
      <Field
        form={form}
        name="projects"
        label={t('field.projects')}
        {...rules.of('projects')}
        {...(role === 'SUPPER_ADMIN' ? { hint: t('projects.allHint') } : {})}
      >
        {(control) => (
          <ProjectsInput
            {...control}
            label={t('field.projects')}
            projects={projects}
            disabledReason={(ids) => disabledReason({ projects: ids })}
          />
        )}
      </Field>
      {isPerson && (
        <PermissionsInput
          form={form}
          disabled={ofPermissions.disabled}
          hint={ofPermissions.hint}
          disabledReason={disabledReason}
        />
      )}
    </>
  );
}

interface ProjectsInputProps extends Control<readonly string[]> {
  readonly label: string;
  readonly projects: readonly KnownProject[];
  /** The rule that stops a choice. */
  readonly disabledReason: (ids: readonly string[]) => string | undefined;
}

/** One's own projects and those of the person; what is not one's own stays as it is. */
function ProjectsInput({ label, projects, disabledReason, ...control }: ProjectsInputProps) {
  const { t } = useTranslation('users');
  const { value, onChange, disabled, id } = control;
  const chosen = new Set(value);
  /** In the order of the list, so that giving and taking back leaves nothing changed. */
  function toggled(projectId: string): readonly string[] {
    return projects
      .map((project) => project.projectId)
      .filter((one) => chosen.has(one) !== (one === projectId));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's own label names it.
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className={styles.checklist}
    >
      {projects.map(({ projectId, name, status, color }) => {
        const reason = disabled ? undefined : disabledReason(toggled(projectId));
        return (
          <span key={projectId} data-tip={reason} className={styles.choice}>
            <Checkbox
              checked={chosen.has(projectId)}
              disabled={disabled || reason !== undefined}
              onChange={() => onChange(toggled(projectId))}
            >
              <span className={styles.project}>
                <span className={styles.dot} style={{ background: `var(--project-${color})` }} aria-hidden />
                {name}
                {status !== 'ENABLE' && <Chip>{t('projects.archived')}</Chip>}
              </span>
              {reason && <span className={styles.hint}>{reason}</span>}
            </Checkbox>
          </span>
        );
      })}
    </div>
  );
}
