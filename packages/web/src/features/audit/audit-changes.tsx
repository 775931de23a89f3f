import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { auditFieldInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { deviceWords } from '#web/ui/text/device-words.ts';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import styles from './audit-log.module.css';
import { LongValue } from './long-value.tsx';
import { valueInWords } from './value-words.ts';

interface AuditChangesProps {
  readonly id: string;
  readonly row: AuditRow;
  readonly zone: string | undefined;
  /** Filters the list by the person of this row; absent when it is filtered so. */
  readonly onPerson: ((userId: string) => void) | undefined;
  /** Filters the list by the address of this row; absent when it is filtered so. */
  readonly onAddress?: ((address: string) => void) | undefined;
}

/** The fields of a record before and after a change, and where the person was. */
export function AuditChanges({ id, row, zone, onPerson, onAddress }: AuditChangesProps) {
  const { t } = useTranslation('audit');
  const { t: uiText } = useTranslation('ui');
  const { by, entity, changes } = row;
  const { userId } = by;
  const isNew = changes.every(({ before }) => before === null);
  return (
    <div id={id} className={styles.details}>
      {changes.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('change.field')}</th>
              {!isNew && <th scope="col">{t('change.before')}</th>}
              <th scope="col">{t(isNew ? 'change.value' : 'change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{auditFieldInWords(field, currentLanguage())}</th>
                {!isNew && (
                  <td data-title={t('change.before')}>
                    <LongValue text={valueInWords(before, { t, entity, field, zone })} />
                  </td>
                )}
                <td data-title={t(isNew ? 'change.value' : 'change.after')}>
                  <LongValue text={valueInWords(after, { t, entity, field, zone })} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.where}>
        {[
          changes.length === 0 && entity !== 'session' && t('noChanges'),
          formatExactTime(new Date(row.time), zone),
          row.address && t('address', { address: row.address }),
          row.device && deviceWords(row.device, uiText),
          row.entityId && t('id', { id: row.entityId }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {row.userAgent !== row.device && row.userAgent !== '' && (
        <p className={styles.where}>{t('userAgent', { text: row.userAgent })}</p>
      )}
      <Row wrap>
        {userId !== null && onPerson && (
          <Button size="compact" onClick={() => onPerson(userId)}>
            {t('onlyPerson', { name: by.name })}
          </Button>
        )}
        {row.address !== '' && onAddress && (
          <Button size="compact" onClick={() => onAddress(row.address)}>
            {t('onlyAddress', { address: row.address })}
          </Button>
        )}
      </Row>
    </div>
  );
}
