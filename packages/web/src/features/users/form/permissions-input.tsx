import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { Foldable } from '../foldable.tsx';
import type { RightsValues } from '../rehearsal/rights-proposal.ts';
import type { UserValues } from '../user-values.ts';
import { choiceOf, heldByRole, listsAfter, permissionGroups } from './permission-choice.ts';
import { PermissionRow } from './permission-row.tsx';
import styles from './user-form.module.css';

interface PermissionsInputProps {
  readonly form: FormStore<UserValues>;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  readonly disabledReason: (change: Partial<RightsValues>) => string | undefined;
}

/** Every permission in words, group by group: as the role has it, given in addition, or taken away. */
export function PermissionsInput({ form, disabled, hint, disabledReason }: PermissionsInputProps) {
  const { t, i18n } = useTranslation('users');
  const values = useFormPart(form, (state) => state.values);
  const problem = useFormPart(
    form,
    ({ problems }) =>
      firstProblem(problems, 'permissionGrants') ?? firstProblem(problems, 'permissionDenials'),
  );
  return (
    <fieldset className={styles.permissions} data-problem={problem ? true : undefined}>
      <legend className={styles.legend}>{t('field.permissions')}</legend>
      {problem && (
        <p className={styles.problem}>{problemText(problem, i18n.language === 'en' ? 'en' : 'vi')}</p>
      )}
      <p className={styles.hint}>{hint ?? t('permissions.hint')}</p>
      {permissionGroups().map(([group, permissions]) => {
        const special = permissions.filter((one) => choiceOf(one, values) !== 'role').length;
        return (
          <Foldable
            key={group}
            title={t(`group.${group}`)}
            note={special > 0 && <Chip>{t('permissions.special', { count: special })}</Chip>}
            isOpenAtFirst={special > 0}
          >
            {permissions.map((permission) => (
              <PermissionRow
                key={permission}
                permission={permission}
                byRole={heldByRole(permission, values.role)}
                choice={choiceOf(permission, values)}
                disabled={disabled}
                disabledReason={(choice) => disabledReason(listsAfter(permission, choice, values))}
                onChoose={(choice) => form.fill(listsAfter(permission, choice, values))}
              />
            ))}
          </Foldable>
        );
      })}
    </fieldset>
  );
}
