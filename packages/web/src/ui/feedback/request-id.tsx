import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './request-id.module.css';

/** Identifies a failed request for the administrator; small type with a copy button. */
export function RequestId({ id }: { readonly id: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  }
  return (
    <p className={styles.line}>
      {t('requestId.label')} <span className={styles.id}>{id}</span>
      <IconButton
        size="compact"
        icon={copied ? <Check size={14} /> : <Copy size={14} />}
        label={copied ? t('requestId.copied') : t('requestId.copy')}
        onClick={copy}
      />
    </p>
  );
}
