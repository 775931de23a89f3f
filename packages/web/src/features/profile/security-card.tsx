import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Card } from './card.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';

interface SecurityCardProps {
  /** Nothing but a new password can be done. */
  readonly isForced: boolean;
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Two panels, open as the flags of the layout say. */
export function SecurityCard({ isForced, codes, onCodes }: SecurityCardProps) {
  const { t } = useTranslation('profile');
  const { pagePassword, page2FA, togglePagePassword, setPage2FA } = useLayout();
  const isOn = useAuth((auth) => auth.verifyType !== VERIFY_NONE);
  return (
    <Card title={t('security.title')}>
      <SecurityPanel
        title={t('password.title')}
        text={t('password.text')}
        isOpen={isForced || pagePassword}
        onToggle={isForced ? undefined : togglePagePassword}
      >
        <PasswordForm isForced={isForced} />
      </SecurityPanel>
      {!isForced && (
        <SecurityPanel
          title={t('2fa.title')}
          text={t('2fa.text')}
          state={
            <StatusTag tone={isOn ? 'published' : 'draft'}>{t(isOn ? '2fa.is-on' : '2fa.is-off')}</StatusTag>
          }
          isOpen={page2FA}
          onToggle={() => setPage2FA(!page2FA)}
        >
          <SecondFactorPanel codes={codes} onCodes={onCodes} />
        </SecurityPanel>
      )}
    </Card>
  );
}
