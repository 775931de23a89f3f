import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import type { AuditListQuery, AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { auditActionInWords, auditEntityInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import type { TFunction } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { AuditChanges } from './audit-changes.tsx';
import styles from './audit-log.module.css';

/** One line, for example "Sửa: Bài viết “Mùa lúa chín”". */
export function rowInWords(row: Pick<AuditRow, 'action' | 'entity' | 'title'>): string {
  const language = currentLanguage();
  const thing = auditEntityInWords(row.entity, language);
  const what = `${auditActionInWords(row.action, language)}: ${thing}`;
  return row.title === '' ? what : `${what} “${row.title}”`;
}

export function auditColumns(
  t: TFunction<'audit'>,
  address: ListAddress<AuditListQuery>,
  zone: string | undefined,
): readonly Column<AuditRow>[] {
  const { query, change } = address;
  const isOnlyOf = (userId: string | null) => query.userIds?.length === 1 && query.userIds[0] === userId;
  return [
    {
      key: 'what',
      title: t('column.what'),
      always: true,
      card: 'title',
      cell: (row) => {
        const isOpen = address.open === row.id;
        const id = `audit-${row.id}`;
        return (
          <>
            <button
              type="button"
              data-row-main
              className={styles.what}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => change({ open: isOpen ? null : row.id })}
            >
              <ChevronDown
                size={16}
                aria-hidden
                className={classNames(styles.arrow, isOpen && styles.turned)}
              />
              <span className={styles.words}>
                <Highlight text={rowInWords(row)} query={query.text} />
              </span>
            </button>
            {isOpen && (
              <AuditChanges
                id={id}
                row={row}
                zone={zone}
                onPerson={isOnlyOf(row.by.userId) ? undefined : (userId) => change({ userIds: [userId] })}
              />
            )}
          </>
        );
      },
    },
    {
      key: 'who',
      title: t('column.who'),
      width: '210px',
      card: 'detail',
      cell: (row) => (
        <>
          {row.by.userId === null && row.by.name === '' ? t('system') : row.by.name}
          {row.role in ROLE_TEXTS && (
            <span className={styles.role}>
              {ROLE_TEXTS[row.role as keyof typeof ROLE_TEXTS][currentLanguage()]}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'when',
      title: t('column.when'),
      width: '160px',
      card: 'detail',
      cell: (row) => <DateText time={row.time} {...(zone && { zone })} />,
    },
  ];
}
