import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import styles from './audit-log.module.css';

/** The person with the role; somebody who was not signed in, or the system itself. */
export function WhoCell({ row }: { readonly row: Pick<AuditRow, 'by' | 'role' | 'address'> }) {
  const { t } = useTranslation('audit');
  const nobody = row.by.userId === null && row.by.name === '';
  return (
    <>
      {nobody ? t(row.address === '' ? 'system' : 'stranger') : row.by.name}
      {row.role in ROLE_TEXTS && (
        <span className={styles.role}>
          {ROLE_TEXTS[row.role as keyof typeof ROLE_TEXTS][currentLanguage()]}
        </span>
      )}
    </>
  );
}
