import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/core/api/save-file.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './profile-page.module.css';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

const FILE_NAME = 'toasoan-recovery-codes.txt';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once; the server keeps only their hashes. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');
  const email = useAuth((auth) => auth.email);
  function download() {
    saveTextFile(FILE_NAME, [t('codes.file-title', { email }), t('codes.file-text'), '', ...codes]);
  }
  return (
    <div className={classNames(styles.form, styles.wide)}>
      <Banner tone="warning">{t('codes.text')}</Banner>
      <ol className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row>
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
        <Button icon={<Download size={16} />} onClick={download}>
          {t('codes.download')}
        </Button>
        <Button variant="main" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </Row>
    </div>
  );
}

/** Offers a text as a file; created in the browser, so that it passes no server. */
function saveTextFile(name: string, lines: readonly string[]): void {
  // CRLF works in every editor; the byte order mark tells old ones that it is UTF-8.
  const text = `\uFEFF${lines.join('\r\n')}\r\n`;
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

interface SecondFactorPanelProps {
  /** Just received, and never shown again. */
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
}

export function SecondFactorPanel({ codes, onCodes }: SecondFactorPanelProps) {
  const isOn = useAuth((auth) => auth.verifyType !== VERIFY_NONE);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => onCodes([])} />;
  return isOn ? <SecondFactorOn onCodes={onCodes} /> : <SetUpSecondFactor onCodes={onCodes} />;
}
