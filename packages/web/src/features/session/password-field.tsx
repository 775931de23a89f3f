import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './sign-in-form.module.css';

interface PasswordFieldProps {
  /** The current password has no length limits. */
  readonly label?: string;
  readonly name?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly problem: string;
  readonly onEdit: () => void;
}

/** Can be shown; warns while caps lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', autoComplete = 'current-password', autoFocus, hint, problem, onEdit } = props;
  const { t } = useTranslation('session');
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Stack gap={1}>
      <label className={textStyles.label} htmlFor={id}>
        {props.label ?? t('password')}
      </label>
      <div className={styles.control}>
        <input
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          className={classNames(styles.input, styles.secret)}
          autoComplete={autoComplete}
          // biome-ignore lint/a11y/noAutofocus: where it is set, the page begins in this field.
          autoFocus={autoFocus}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-notes`}
          onChange={onEdit}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCapsLock(false)}
        />
        <span className={styles.show}>
          <IconButton
            icon={isVisible ? <EyeOff size={18} /> : <Eye size={18} />}
            label={t(isVisible ? 'password.hide' : 'password.show')}
            onClick={() => setVisible(!isVisible)}
          />
        </span>
      </div>
      <div id={`${id}-notes`} aria-live="polite">
        {problem !== '' && <p className={textStyles.problem}>{problem}</p>}
        {hint !== undefined && problem === '' && <p className={textStyles.hint}>{hint}</p>}
        {capsLock && <p className={styles.hint}>{t('caps-lock')}</p>}
      </div>
    </Stack>
  );
}
