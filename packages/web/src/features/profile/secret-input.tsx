import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';

interface SecretInputProps extends Control<string> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
}

/** A password field with a show button. */
export function SecretInput(props: SecretInputProps) {
  const { t } = useTranslation('profile');
  const [isVisible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          size="compact"
          icon={isVisible ? <EyeOff size={16} /> : <Eye size={16} />}
          label={t(isVisible ? 'hide' : 'show')}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  );
}
