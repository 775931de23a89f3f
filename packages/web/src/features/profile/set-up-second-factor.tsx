import { useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { VERIFY_AUTHENTICATOR } from '@toasoan/contract/features/users/user.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { refreshMe } from '#web/core/session/load-me.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './profile-page.module.css';
import { SESSIONS_KEY } from './profile-queries.ts';
import { ProofForm } from './proof-form.tsx';
import { qrPath } from './qr-path.ts';

interface Pending {
  readonly secret: string;
  readonly otpauthUrl: string;
}

interface SetUpProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Begin, scan or type the key, confirm with a code. */
export function SetUpSecondFactor({ onCodes }: SetUpProps) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const [pending, setPending] = useState<Pending>();
  const [isBusy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      setPending(await call(profileEndpoints.totpGet, {}));
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  async function enable({ otp }: { readonly otp: string }) {
    try {
      const { recoveryCodes } = await call(profileEndpoints.totpEnable, { body: { otp } });
      onCodes(recoveryCodes);
      // Both at once: a factor that is on and not passed would lead to the sign-in.
      useAuth.getState().update({ verifyType: VERIFY_AUTHENTICATOR, verify2FA: true });
    } catch (error) {
      // The secret waited too long: begin anew.
      if (error instanceof ApiError && error.code === 'TOTP_NOT_PENDING') setPending(undefined);
      throw error;
    }
    await refreshMe();
    // The server has ended all others.
    void invalidate(client, { queryKey: SESSIONS_KEY });
  }
  if (!pending) {
    return (
      <div className={styles.form}>
        <p className={styles.hint}>{t('2fa.why')}</p>
        <div className={styles.actions}>
          <Button variant="main" busy={isBusy} onClick={() => void begin()}>
            {t('2fa.begin')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <ol className={styles.steps}>
      <li>
        <p>{t('2fa.step-app')}</p>
      </li>
      <li>
        <p>{t('2fa.step-scan')}</p>
        <div className={styles.scan}>
          <QrCode text={pending.otpauthUrl} label={t('2fa.qr')} />
          <div className={styles.key}>
            <p className={styles.hint}>{t('2fa.key')}</p>
            <code className={styles.secret}>{pending.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={pending.secret} label={t('2fa.copy-key')} />
          </div>
        </div>
      </li>
      <li>
        <p>{t('2fa.step-code')}</p>
        <ProofForm
          asks={['otp']}
          action={t('2fa.enable')}
          onSend={enable}
          onCancel={() => setPending(undefined)}
        />
      </li>
    </ol>
  );
}

/** Another browser turned it on meanwhile: the console looks again. */
async function showFailure(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'TOTP_ALREADY_ON') await refreshMe();
}

/** Dark on light in both themes: many readers take nothing else. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
