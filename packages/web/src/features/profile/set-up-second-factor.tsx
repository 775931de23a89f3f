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
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './profile-page.module.css';
import { SESSIONS_KEY } from './profile-queries.ts';
import { type Proof, ProofForm, SHOWN_IN_PLACE } from './proof-form.tsx';
import { qrPath } from './qr-path.ts';

interface Pending {
  readonly secret: string;
  readonly otpauthUrl: string;
}

interface SetUpProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Confirm with the password, scan or type the key, confirm with a code. */
export function SetUpSecondFactor({ onCodes }: SetUpProps) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState<Pending>();
  const [problem, setProblem] = useState('');

  async function begin({ password }: Proof) {
    setProblem('');
    try {
      setPending(await call(profileEndpoints.totpGet, { body: { password }, ...SHOWN_IN_PLACE }));
    } catch (error) {
      // Another browser turned it on meanwhile: the console reads the state again.
      if (error instanceof ApiError && error.code === 'TOTP_ALREADY_ON') await refreshMe();
      throw error;
    }
  }
  async function enable({ otp }: Proof) {
    try {
      const { recoveryCodes } = await call(profileEndpoints.totpEnable, { body: { otp }, ...SHOWN_IN_PLACE });
      onCodes(recoveryCodes);
      // Both in one update: a factor that is on but not passed would redirect to the sign-in.
      useAuth.getState().update({ verifyType: VERIFY_AUTHENTICATOR, verify2FA: true });
      showToast({ tone: 'success', text: t('2fa.turned-on') });
    } catch (error) {
      // The secret has expired: start again.
      if (error instanceof ApiError && error.code === 'TOTP_NOT_PENDING') {
        setPending(undefined);
        setProblem(error.message);
      }
      throw error;
    }
    await refreshMe();
    // The server has ended all other sessions.
    void invalidate(client, { queryKey: SESSIONS_KEY });
  }
  if (!pending) {
    return (
      <div className={styles.form}>
        <p className={styles.hint}>{t('2fa.why')}</p>
        {problem !== '' && <Banner tone="warning">{problem}</Banner>}
        {isAsking ? (
          <ProofForm
            key="password"
            asks={['password']}
            action={t('2fa.continue')}
            onSend={begin}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <Row>
            <Button variant="main" onClick={() => setAsking(true)}>
              {t('2fa.begin')}
            </Button>
          </Row>
        )}
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
        <Row gap={4} align="center">
          <QrCode text={pending.otpauthUrl} label={t('2fa.qr')} />
          <div className={styles.key}>
            <p className={styles.hint}>{t('2fa.key')}</p>
            <code className={styles.secret}>{pending.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={pending.secret} label={t('2fa.copy-key')} />
          </div>
        </Row>
      </li>
      <li>
        <p>{t('2fa.step-code')}</p>
        <ProofForm
          asks={['otp']}
          action={t('2fa.enable')}
          onSend={enable}
          onCancel={() => {
            setPending(undefined);
            setAsking(false);
          }}
        />
      </li>
    </ol>
  );
}

/** Dark on light in both themes: many readers accept nothing else. */
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
