import type { AuditListQuery, AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import type { TFunction } from 'i18next';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { AuditChanges } from './audit-changes.tsx';
import type { Folded } from './fold-rows.ts';
import { foldedInWords, rowInWords } from './row-in-words.ts';
import { WhatCell } from './what-cell.tsx';
import { WhoCell } from './who-cell.tsx';

type ShownRow = Folded<AuditRow>;

export function auditColumns(
  t: TFunction<'audit'>,
  address: ListAddress<AuditListQuery>,
  zone: string | undefined,
): readonly Column<ShownRow>[] {
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
        return (
          <WhatCell
            row={row}
            words={foldedInWords(row, t, rowInWords)}
            text={query.text}
            isOpen={isOpen}
            onToggle={() => change({ open: isOpen ? null : row.id })}
            zone={zone}
            inWords={rowInWords}
            details={(one, id) => (
              <AuditChanges
                id={id}
                row={one}
                zone={zone}
                onPerson={isOnlyOf(one.by.userId) ? undefined : (userId) => change({ userIds: [userId] })}
              />
            )}
          />
        );
      },
    },
    {
      key: 'who',
      title: t('column.who'),
      width: '210px',
      card: 'detail',
      cell: (row) => <WhoCell row={row} />,
    },
    whenColumn(t, zone),
  ];
}

function whenColumn(t: TFunction<'audit'>, zone: string | undefined): Column<ShownRow> {
  return {
    key: 'when',
    title: t('column.when'),
    width: '160px',
    card: 'detail',
    cell: (row) => <DateText time={row.time} {...(zone && { zone })} />,
  };
}
