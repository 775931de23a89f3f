import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { endView, keepViewInNewTabs } from '#web/core/session/viewing.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';
import styles from './frame-notices.module.css';

/** As long as somebody else sees the console as this person. */
export function ViewingNotice() {
  const { t } = useTranslation('panel');
  const viewed = useOwnAccount((own) => own.viewed);
  const name = useAuth((auth) => auth.name);
  const role = useAuth((auth) => auth.role);
  const isViewing = viewed !== undefined;
  useEffect(() => (isViewing ? keepViewInNewTabs() : undefined), [isViewing]);
  if (viewed === undefined || role === '') return null;
  return (
    <div className={styles.viewing}>
      <p className={styles.words}>
        <strong>{t('viewing.as', { name, role: ROLE_TEXTS[role][currentLanguage()] })}</strong>{' '}
        {t('viewing.rule', { time: formatClock(new Date(viewed.until)) })}
      </p>
      <Button size="compact" onClick={() => void endView()}>
        {t('viewing.end')}
      </Button>
    </div>
  );
}
