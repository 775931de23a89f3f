import { useQueryClient } from '@tanstack/react-query';
import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { refreshMe } from '#web/core/session/load-me.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './profile-page.module.css';
import { SESSIONS_KEY } from './profile-queries.ts';
import { type Proof, ProofForm, SHOWN_IN_PLACE } from './proof-form.tsx';

interface SecondFactorOnProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The actions while the factor is on: new recovery codes, and turning it off. */
export function SecondFactorOn({ onCodes }: SecondFactorOnProps) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const [doing, setDoing] = useState<'nothing' | 'renewing' | 'turning-off'>('nothing');

  async function renew({ password }: Proof) {
    const { recoveryCodes } = await call(profileEndpoints.recoveryCodes, {
      body: { password },
      ...SHOWN_IN_PLACE,
    });
    onCodes(recoveryCodes);
  }
  async function turnOff(proof: Proof) {
    await call(profileEndpoints.totpDisable, { body: { ...proof }, ...SHOWN_IN_PLACE });
    useAuth.getState().update({ verifyType: VERIFY_NONE, verify2FA: false });
    showToast({ tone: 'success', text: t('2fa.turned-off') });
    await refreshMe();
    // The server has ended all other sessions.
    void invalidate(client, { queryKey: SESSIONS_KEY });
  }
  if (doing === 'renewing') {
    return (
      <div className={styles.form}>
        <p className={styles.hint}>{t('2fa.renew-text')}</p>
        <ProofForm
          asks={['password']}
          action={t('2fa.renew')}
          onSend={renew}
          onCancel={() => setDoing('nothing')}
        />
      </div>
    );
  }
  if (doing === 'turning-off') {
    return (
      <div className={styles.form}>
        <p className={styles.hint}>{t('2fa.off-text')}</p>
        <ProofForm
          asks={['password', 'otp']}
          takesRecoveryCode
          action={t('2fa.off')}
          tone="danger"
          onSend={turnOff}
          onCancel={() => setDoing('nothing')}
        />
      </div>
    );
  }
  return (
    <Row>
      <Button onClick={() => setDoing('renewing')}>{t('2fa.renew')}</Button>
      <Button onClick={() => setDoing('turning-off')}>{t('2fa.off')}</Button>
    </Row>
  );
}
