import { ROLES, type Role } from '@toasoan/contract/access/role-names.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { hasRole, type Person } from '../person.ts';
import { changedRights, type RightsValues } from '../preview/rights-proposal.ts';
import { useDisabledReason } from '../user-actor.ts';
import { rightsOf, targetOf } from '../user-target.ts';
import type { UserValues } from '../user-values.ts';
import { PermissionsInput } from './permissions-input.tsx';
import { ProjectRightsInput } from './project-rights-input.tsx';
import type { FieldRules } from './use-field-rules.ts';
import styles from './user-form.module.css';

interface RightsFieldsProps {
  readonly form: FormStore<UserValues>;
  readonly person: Person | undefined;
  readonly rules: FieldRules;
}

/** Role, projects and permissions; each blocked choice names its rule. */
export function RightsFields({ form, person, rules }: RightsFieldsProps) {
  const { t } = useTranslation('users');
  const type = useFormPart(form, ({ values }) => values.accountType);
  const role = useFormPart(form, ({ values }) => values.role);
  const projects = useKnownProjects(person);
  const disabledReason = useRightsRules(form, person, projects);
  const isPerson = hasRole(type);
  const chosen = useFormPart(form, ({ values }) => values.projects);
  const ofPermissions = rules.of('permissionGrants');
  const ofProjects = rules.of('projectRights');
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
            otherProjects={person?.otherProjects ?? 0}
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
      {isPerson && role !== 'SUPPER_ADMIN' && chosen.length > 0 && (
        <ProjectRightsInput
          form={form}
          projects={projects.filter((one) => one.status === 'ENABLE' && chosen.includes(one.projectId))}
          disabled={ofProjects.disabled}
          hint={ofProjects.hint}
          disabledReason={disabledReason}
        />
      )}
    </>
  );
}

interface ProjectsInputProps extends Control<readonly string[]> {
  readonly label: string;
  readonly projects: readonly KnownProject[];
  readonly otherProjects: number;
  /** The rule that blocks a choice. */
  readonly disabledReason: (ids: readonly string[]) => string | undefined;
}

/** The user's own projects; further ones of the account are counted and stay unchanged. */
function ProjectsInput({ label, projects, otherProjects, disabledReason, ...control }: ProjectsInputProps) {
  const { t } = useTranslation('users');
  const { value, onChange, disabled, id } = control;
  const chosen = new Set(value);
  /** In the order of the list, so that giving and taking back is no change. */
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
      {otherProjects > 0 && (
        <span className={styles.hint}>{t('projects.others', { count: otherProjects })}</span>
      )}
    </div>
  );
}

type KnownProject = Pick<SessionProject, 'projectId' | 'code' | 'name' | 'color' | 'status' | 'workflowMode'>;

/** The account's projects first, then the user's other active projects. */
function useKnownProjects(person: Person | undefined): readonly KnownProject[] {
  const own = useProjects(({ data }) => data);
  const theirs = person?.projects;
  return useMemo(() => {
    const before = theirs ?? [];
    const isNew = ({ projectId, status }: KnownProject) =>
      status === 'ENABLE' && !before.some((one) => one.projectId === projectId);
    return [...before, ...own.filter(isNew)];
  }, [own, theirs]);
}

/** The rule that blocks a change of rights; a form that is already refused may be changed back. */
function useRightsRules(
  form: FormStore<UserValues>,
  person: Person | undefined,
  known: readonly KnownProject[],
): (change: Partial<RightsValues>) => string | undefined {
  const values = useSettledPart(form, (state) => state.values);
  const disabledReason = useDisabledReason();
  function refusal(rights: RightsValues): string | undefined {
    const fields = changedRights(person, rights);
    return fields.length === 0
      ? undefined
      : disabledReason(targetOf(person), { fields, rights: rightsOf(rights, known) });
  }
  const now = refusal(values);
  return (change) => (now === undefined ? refusal({ ...values, ...change }) : undefined);
}
