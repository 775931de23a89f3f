import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { SubmissionFlag } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type { TFunction } from 'i18next';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { WorksAddress } from '../list/use-works-page.ts';
import { categoryName, flagName, placeName, roundName, STATE_TONES, stateName } from '../submission-words.ts';
import { TechSign } from '../tech-sign.tsx';
import styles from './works-columns.module.css';

/** The columns of domain §12.6; the author stays masked. */
export function worksColumns(
  t: TFunction<'submissions'>,
  address: WorksAddress,
): readonly Column<SubmissionRow>[] {
  return [
    {
      key: 'cover',
      title: t('column.cover'),
      quietTitle: true,
      width: '64px',
      card: 'picture',
      cell: ({ cover }) => (
        <span className={styles.cover}>
          {cover !== '' && <img src={cover} alt="" loading="lazy" decoding="async" />}
        </span>
      ),
    },
    {
      key: 'number',
      title: t('column.number'),
      width: '128px',
      always: true,
      card: 'detail',
      cell: ({ number }) => <span className={styles.number}>{number}</span>,
    },
    {
      key: 'title',
      title: t('column.title'),
      always: true,
      card: 'title',
      cell: (work) => (
        <RowLink address={address} id={work.id}>
          {work.title}
        </RowLink>
      ),
    },
    {
      key: 'category',
      title: t('column.category'),
      width: '88px',
      minor: true,
      cell: ({ category }) => categoryName(category),
    },
    {
      key: 'entrant',
      title: t('column.entrant'),
      width: '136px',
      cell: ({ entrant }) => <span className={styles.short}>{entrant.hint || '–'}</span>,
    },
    { key: 'province', title: t('column.province'), width: '112px', cell: placeName },
    { key: 'tech', title: t('column.tech'), width: '72px', cell: ({ tech }) => <TechSign result={tech} /> },
    {
      key: 'flags',
      title: t('column.flags'),
      width: '140px',
      minor: true,
      cell: ({ flags }) => <Flags flags={flags} />,
    },
    {
      key: 'votes',
      title: t('column.votes'),
      width: '80px',
      align: 'end',
      minor: true,
      cell: ({ voteValid }) => formatNumber(voteValid),
    },
    {
      key: 'average',
      title: t('column.average'),
      width: '72px',
      align: 'end',
      minor: true,
      cell: ({ average }) => (average === null ? '–' : formatNumber(average)),
    },
    {
      key: 'round',
      title: t('column.round'),
      width: '96px',
      minor: true,
      optional: true,
      cell: ({ roundKey }) => (roundKey === null ? '–' : roundName(roundKey)),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '152px',
      card: 'detail',
      cell: ({ state }) => <StatusTag tone={STATE_TONES[state]}>{stateName(state)}</StatusTag>,
    },
    {
      key: 'sent',
      title: t('column.sent'),
      width: '112px',
      cell: ({ submitTime }) => <DateText time={submitTime} isShort />,
    },
  ];
}

/** The first one, and how many others. */
function Flags({ flags }: { readonly flags: readonly SubmissionFlag[] }) {
  const [first] = flags;
  if (first === undefined) return null;
  return (
    <span className={styles.short} data-tip={flags.map(flagName).join(' · ')}>
      {flags.length > 1 && `${flags.length} · `}
      {flagName(first)}
    </span>
  );
}
