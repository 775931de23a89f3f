import { useTranslation } from 'react-i18next';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import type { RightsValues } from '../preview/rights-proposal.ts';
import type { UserValues } from '../user-values.ts';
import { heldByRole } from './permission-choice.ts';
import { PermissionGroups } from './permission-groups.tsx';
import styles from './user-form.module.css';

interface PermissionsInputProps {
  readonly form: FormStore<UserValues>;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  readonly disabledReason: (change: Partial<RightsValues>) => string | undefined;
}

/** What the account has in every project: as the role has it, added, or denied. */
export function PermissionsInput({ form, disabled, hint, disabledReason }: PermissionsInputProps) {
  const { t, i18n } = useTranslation('users');
  const role = useFormPart(form, ({ values }) => values.role);
  const permissionGrants = useFormPart(form, ({ values }) => values.permissionGrants);
  const permissionDenials = useFormPart(form, ({ values }) => values.permissionDenials);
  const problem = useFormPart(
    form,
    ({ problems }) =>
      firstProblem(problems, 'permissionGrants') ?? firstProblem(problems, 'permissionDenials'),
  );
  return (
    <fieldset className={styles.permissions} data-problem={problem ? true : undefined}>
      <legend className={styles.legend}>{t('field.permissions')}</legend>
      {problem && (
        <p className={textStyles.problem}>{problemText(problem, i18n.language === 'en' ? 'en' : 'vi')}</p>
      )}
      <p className={styles.hint}>{hint ?? t('permissions.hint')}</p>
      <PermissionGroups
        about="account"
        lists={{ permissionGrants, permissionDenials }}
        heldOf={(permission) => heldByRole(permission, role)}
        disabled={disabled}
        disabledReason={disabledReason}
        onChange={(lists) => form.fill(lists)}
      />
    </fieldset>
  );
}
