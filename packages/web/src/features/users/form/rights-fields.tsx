import { ROLES, type Role } from '@toasoan/contract/access/role-names.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { hasRole, type Person } from '../person.ts';
import type { UserValues } from '../user-values.ts';
import { PermissionsInput } from './permissions-input.tsx';
import { ProjectsInput } from './projects-input.tsx';
import type { FieldRules } from './use-field-rules.ts';
import { useKnownProjects, useRightsRules } from './use-rights-rules.ts';

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
