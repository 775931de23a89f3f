import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { SHEET_KIND_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { groupName } from '#web/features/posts/public-groups.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { MoneyText } from '../money-text.tsx';
import { PayStateTag } from '../pay-state-tag.tsx';
import styles from '../royalties.module.css';
import type { SheetAddress } from '../sheet-address.ts';
import { QuickCoefficient } from './quick-coefficient.tsx';

/** The columns of the sheet, as it is printed. */
export function useSheetColumns(
  address: ListAddress<SheetAddress>,
  isOpen: boolean,
): readonly Column<SheetRow>[] {
  const { t } = useTranslation('royalties');
  const { period, text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      always: true,
      card: 'title',
      cell: (row) => <TitleCell row={row} address={address} text={text} />,
    },
    {
      key: 'published',
      title: t('column.published'),
      width: '120px',
      sort: 'publishedTime',
      minor: true,
      cell: ({ publishedTime }) => (publishedTime === null ? '–' : formatDay(new Date(publishedTime))),
    },
    {
      key: 'group',
      title: t('column.group'),
      width: '104px',
      minor: true,
      cell: ({ royaltyGroup }) => (royaltyGroup === null ? '–' : groupName(royaltyGroup)),
    },
    {
      key: 'coefficient',
      title: t('column.terms'),
      width: '128px',
      align: 'end',
      card: 'detail',
      cell: (row) =>
        isOpen && row.kind === 'work' && row.payState === 'UNSET' && row.version === 0 ? (
          <QuickCoefficient period={period} row={row} />
        ) : (
          <Terms row={row} />
        ),
    },
    {
      key: 'grade',
      title: t('column.grade'),
      width: '76px',
      minor: true,
      cell: ({ qualityGrade }) => qualityGrade ?? '–',
    },
    {
      key: 'payees',
      title: t('column.payees'),
      width: '164px',
      cell: (row) => <PayeesCell row={row} />,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      width: '104px',
      align: 'end',
      card: 'detail',
      sort: 'amount',
      sortsFirst: 'desc',
      cell: ({ amount, payState }) => (payState === 'UNSET' ? '–' : <MoneyText value={amount} />),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '120px',
      card: 'detail',
      cell: ({ payState }) => <PayStateTag state={payState} />,
    },
  ];
}

/** The coefficient and what it multiplies. */
function Terms({ row: { coefficient, unitValue } }: { readonly row: SheetRow }) {
  return (
    <>
      <NumberText value={coefficient} />
      {unitValue !== null && <span className={styles.second}>× {formatNumber(unitValue)}</span>}
    </>
  );
}

interface TitleCellProps {
  readonly row: SheetRow;
  readonly address: ListAddress<SheetAddress>;
  readonly text: string | undefined;
}

/** The title opens what is paid; the post itself opens in a tab of its own. */
function TitleCell({ row, address, text }: TitleCellProps) {
  const { t } = useTranslation('royalties');
  const { kind, postId, fromPeriod, reason, mainCategory } = row;
  const notes = [
    mainCategory?.title,
    fromPeriod !== null && t(`from.${kind}`, { month: periodText(fromPeriod) }),
    reason,
  ].filter(Boolean);
  return (
    <span className={styles.title}>
      <span>
        <RowLink address={address} id={row.id}>
          <Highlight text={row.title} query={text} />
        </RowLink>
        <span className={styles.notes}>
          {kind === 'correction' && <Chip>{SHEET_KIND_TEXTS.correction[currentLanguage()]}</Chip>}{' '}
          {notes.join(' · ')}
        </span>
      </span>
      {postId !== null && (
        <TabLink
          className={styles.aside}
          to={`/manager_post/view/${postId}`}
          aria-label={t('post.openNamed', { title: row.title })}
          data-tip={t('post.open')}
        >
          <ExternalLink size={15} aria-hidden />
        </TabLink>
      )}
    </span>
  );
}

/** While nobody has set it, the byline: its people are the first choice. */
function PayeesCell({ row: { payees, authors } }: { readonly row: SheetRow }) {
  if (payees.length === 0) return <span className={styles.second}>{authors.join(', ') || '–'}</span>;
  return payees.map(({ accountId, name, share, amount }) => (
    <span key={accountId ?? name} className={styles.payee}>
      <span>{name}</span>
      <span>{share === null ? <MoneyText value={amount} /> : `${formatNumber(share)}%`}</span>
    </span>
  ));
}
