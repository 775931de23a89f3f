import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { Foldable } from '../foldable.tsx';
import {
  CHOICES,
  type Choice,
  choiceOf,
  type Held,
  type Lists,
  listsAfter,
  permissionGroups,
} from './permission-choice.ts';
import styles from './user-form.module.css';

interface PermissionGroupsProps {
  /** What the choices are about: the whole account, or one of its projects. */
  readonly about: 'account' | 'project';
  readonly lists: Lists;
  /** Whether the permission is there without any choice. */
  readonly heldOf: (permission: Permission) => Held;
  readonly disabled: boolean;
  readonly disabledReason: (lists: Lists) => string | undefined;
  readonly onChange: (lists: Lists) => void;
}

/** Every permission by group: as it is anyway, added, or taken away. */
export function PermissionGroups({ about, lists, heldOf, onChange, ...rules }: PermissionGroupsProps) {
  const { t } = useTranslation('users');
  return permissionGroups().map(([group, permissions]) => {
    const special = permissions.filter((one) => choiceOf(one, lists) !== 'role').length;
    return (
      <Foldable
        key={group}
        title={t(`group.${group}`)}
        note={special > 0 && <Chip>{t(`permissions.special.${about}`, { count: special })}</Chip>}
        isOpenAtFirst={special > 0}
      >
        {permissions.map((permission) => (
          <PermissionRow
            key={permission}
            permission={permission}
            about={about}
            held={heldOf(permission)}
            choice={choiceOf(permission, lists)}
            disabled={rules.disabled}
            disabledReason={(choice) => rules.disabledReason(listsAfter(permission, choice, lists))}
            onChoose={(choice) => onChange(listsAfter(permission, choice, lists))}
          />
        ))}
      </Foldable>
    );
  });
}

interface PermissionRowProps {
  readonly permission: Permission;
  readonly about: 'account' | 'project';
  readonly held: Held;
  readonly choice: Choice;
  readonly disabled: boolean;
  readonly disabledReason: (choice: Choice) => string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function PermissionRow({
  permission,
  about,
  held,
  choice,
  disabled,
  disabledReason,
  onChoose,
}: PermissionRowProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const isHeld = choice === 'grant' || (choice === 'role' && held !== 'no');
  const isOnlyThere = choice === 'role' && held === 'twoStep';
  const Sign = isHeld ? Check : Minus;
  function stops(one: Choice): string | undefined {
    if (one === choice || disabled) return undefined;
    if (one === 'grant' && held === 'yes') return t(`permissions.hasAlready.${about}`);
    if (one === 'denial' && held === 'no') return t(`permissions.hasNot.${about}`);
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
              {t(one === 'role' ? `choice.${about}` : `choice.${one}`)}
            </label>
          );
        })}
      </span>
    </div>
  );
}
