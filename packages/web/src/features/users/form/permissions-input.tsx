import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { problemText } from '#web/ui/form/problem.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { Foldable } from '../foldable.tsx';
import type { RightsValues } from '../preview/rights-proposal.ts';
import type { UserValues } from '../user-values.ts';
import {
  CHOICES,
  type Choice,
  choiceOf,
  heldByRole,
  listsAfter,
  permissionGroups,
} from './permission-choice.ts';
import styles from './user-form.module.css';

interface PermissionsInputProps {
  readonly form: FormStore<UserValues>;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  readonly disabledReason: (change: Partial<RightsValues>) => string | undefined;
}

/** Every permission by group: as the role has it, added, or denied. */
export function PermissionsInput({ form, disabled, hint, disabledReason }: PermissionsInputProps) {
  const { t, i18n } = useTranslation('users');
  const role = useFormPart(form, ({ values }) => values.role);
  const permissionGrants = useFormPart(form, ({ values }) => values.permissionGrants);
  const permissionDenials = useFormPart(form, ({ values }) => values.permissionDenials);
  const lists = { permissionGrants, permissionDenials };
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
      {permissionGroups().map(([group, permissions]) => {
        const special = permissions.filter((one) => choiceOf(one, lists) !== 'role').length;
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
                byRole={heldByRole(permission, role)}
                choice={choiceOf(permission, lists)}
                disabled={disabled}
                disabledReason={(choice) => disabledReason(listsAfter(permission, choice, lists))}
                onChoose={(choice) => form.fill(listsAfter(permission, choice, lists))}
              />
            ))}
          </Foldable>
        );
      })}
    </fieldset>
  );
}

interface PermissionRowProps {
  readonly permission: Permission;
  readonly byRole: 'yes' | 'twoStep' | 'no';
  readonly choice: Choice;
  readonly disabled: boolean;
  readonly disabledReason: (choice: Choice) => string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function PermissionRow({
  permission,
  byRole,
  choice,
  disabled,
  disabledReason,
  onChoose,
}: PermissionRowProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const isHeld = choice === 'grant' || (choice === 'role' && byRole !== 'no');
  const isOnlyThere = choice === 'role' && byRole === 'twoStep';
  const Sign = isHeld ? Check : Minus;
  function stops(one: Choice): string | undefined {
    if (one === choice || disabled) return undefined;
    if (one === 'grant' && byRole === 'yes') return t('permissions.hasAlready');
    if (one === 'denial' && byRole === 'no') return t('permissions.hasNot');
    return disabledReason(one);
  }
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.permission}>
      <span id={id} className={styles.permissionName}>
        <Sign size={15} className={isHeld ? styles.held : styles.notHeld} aria-hidden />
        <span>
          {PERMISSION_TEXTS[permission][currentLanguage()]}
          {isOnlyThere && <span className={styles.hint}>{t('permissions.twoStep')}</span>}
        </span>
      </span>
      <span className={styles.choices}>
        {CHOICES.map((one) => {
          const reason = stops(one);
          return (
            <label key={one} className={styles.option} data-tip={reason}>
              <input
                type="radio"
                name={id}
                checked={one === choice}
                disabled={disabled || reason !== undefined}
                aria-description={reason}
                onChange={() => onChoose(one)}
              />
              {t(`choice.${one}`)}
            </label>
          );
        })}
      </span>
    </div>
  );
}
