import type { SystemLogQuery, SystemRow } from '@toasoan/contract/features/audit/system/system-log.ts';
import type { TFunction } from 'i18next';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { AuditChanges } from '../audit-changes.tsx';
import type { Folded } from '../fold-rows.ts';
import { foldedInWords } from '../row-in-words.ts';
import { WhatCell } from '../what-cell.tsx';
import { WhoCell } from '../who-cell.tsx';
import { systemRowInWords } from './system-row-in-words.ts';
import { WhereCell } from './where-cell.tsx';

type ShownRow = Folded<SystemRow>;

export function systemColumns(
  t: TFunction<'audit'>,
  { query, change, open }: ListAddress<SystemLogQuery>,
): readonly Column<ShownRow>[] {
  const inWords = (row: SystemRow) => systemRowInWords(row, t);
  const isOnlyOf = (userId: string | null) => query.userIds?.length === 1 && query.userIds[0] === userId;
  return [
    {
      key: 'what',
      title: t('column.what'),
      always: true,
      card: 'title',
      cell: (row) => (
        <WhatCell
          row={row}
          words={foldedInWords(row, t, inWords)}
          isOpen={open === row.id}
          onToggle={() => change({ open: open === row.id ? null : row.id })}
          zone={undefined}
          inWords={inWords}
          details={(one, id) => (
            <AuditChanges
              id={id}
              row={one}
              zone={undefined}
              onPerson={isOnlyOf(one.by.userId) ? undefined : (userId) => change({ userIds: [userId] })}
              onAddress={query.address === one.address ? undefined : (address) => change({ address })}
            />
          )}
        />
      ),
    },
    {
      key: 'who',
      title: t('column.who'),
      width: '190px',
      card: 'detail',
      cell: (row) => <WhoCell row={row} />,
    },
    {
      key: 'where',
      title: t('column.where'),
      width: '190px',
      card: 'detail',
      cell: (row) => <WhereCell row={row} />,
    },
    {
      key: 'when',
      title: t('column.when'),
      width: '160px',
      card: 'detail',
      cell: (row) => <DateText time={row.time} />,
    },
  ];
}
