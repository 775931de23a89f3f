import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { CHOICES, type Choice } from './permission-choice.ts';
import styles from './user-form.module.css';

interface PermissionRowProps {
  readonly permission: Permission;
  readonly byRole: 'yes' | 'twoStep' | 'no';
  readonly choice: Choice;
  readonly disabled: boolean;
  readonly disabledReason: (choice: Choice) => string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

export function PermissionRow({
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
