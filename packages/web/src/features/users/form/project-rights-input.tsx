import { NO_PROJECT_RIGHTS, type Permission, permissionsIn } from '@toasoan/contract/access/permissions.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { useTranslation } from 'react-i18next';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { Foldable } from '../foldable.tsx';
import type { RightsValues } from '../preview/rights-proposal.ts';
import { noneIn, type ProjectRightsValue, rightsAfter, rightsOfProject } from '../project-rights.ts';
import { ProjectRightsWords } from '../project-rights-words.tsx';
import type { UserValues } from '../user-values.ts';
import type { Held } from './permission-choice.ts';
import { PermissionGroups } from './permission-groups.tsx';
import styles from './user-form.module.css';

type Project = Pick<SessionProject, 'projectId' | 'name' | 'color' | 'workflowMode'>;

interface ProjectRightsInputProps {
  readonly form: FormStore<UserValues>;
  /** The chosen projects. */
  readonly projects: readonly Project[];
  readonly disabled: boolean;
  readonly hint: string | undefined;
  readonly disabledReason: (change: Partial<RightsValues>) => string | undefined;
}

/** What the account has more or less in single projects. */
export function ProjectRightsInput({ form, projects, disabled, hint, ...rules }: ProjectRightsInputProps) {
  const { t, i18n } = useTranslation('users');
  const values = useFormPart(form, (state) => state.values.projectRights);
  const role = useFormPart(form, (state) => state.values.role);
  const permissionGrants = useFormPart(form, (state) => state.values.permissionGrants);
  const permissionDenials = useFormPart(form, (state) => state.values.permissionDenials);
  const problem = useFormPart(form, ({ problems }) => firstProblem(problems, 'projectRights'));
  const account = { role, permissionGrants, permissionDenials };
  return (
    <fieldset className={styles.permissions} data-problem={problem ? true : undefined}>
      <legend className={styles.legend}>{t('field.projectRights')}</legend>
      {problem && (
        <p className={textStyles.problem}>{problemText(problem, i18n.language === 'en' ? 'en' : 'vi')}</p>
      )}
      <p className={styles.hint}>{hint ?? t('projectRights.hint')}</p>
      {projects.map((project) => {
        const own = rightsOfProject(values, project.projectId);
        const held = permissionsIn(account, { ...project, ...NO_PROJECT_RIGHTS });
        const changed = (lists: Omit<ProjectRightsValue, 'projectId'>) =>
          rightsAfter(values, { projectId: project.projectId, ...lists });
        return (
          <div key={project.projectId} className={styles.projectRights}>
            <Foldable title={<ProjectName project={project} />} isOpenAtFirst={false}>
              <PermissionGroups
                about="project"
                lists={own}
                heldOf={(permission: Permission): Held => (held.includes(permission) ? 'yes' : 'no')}
                disabled={disabled}
                disabledReason={(lists) => rules.disabledReason({ projectRights: changed(lists) })}
                onChange={(lists) => form.fill({ projectRights: changed(lists) })}
              />
            </Foldable>
            {!noneIn(own) && <ProjectRightsWords rights={own} />}
          </div>
        );
      })}
    </fieldset>
  );
}

function ProjectName({ project: { name, color } }: { readonly project: Project }) {
  return (
    <span className={styles.project}>
      <span className={styles.dot} style={{ background: `var(--project-${color})` }} aria-hidden />
      {name}
    </span>
  );
}
