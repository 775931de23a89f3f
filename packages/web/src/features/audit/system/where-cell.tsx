import type { SystemRow } from '@toasoan/contract/features/audit/system/system-log.ts';
import { useTranslation } from 'react-i18next';
import { deviceWords } from '#web/ui/text/device-words.ts';
import styles from '../audit-log.module.css';

/** The network address, the browser, and the project if it was in one. */
export function WhereCell({ row }: { readonly row: SystemRow }) {
  const { t } = useTranslation('ui');
  if (row.address === '') return null;
  return (
    <>
      <span className={styles.address}>{row.address}</span>
      <span className={styles.role}>
        {[row.device && deviceWords(row.device, t), row.project?.name].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
