import { useQuery } from '@tanstack/react-query';
import type { BoardRow, VotesOverview } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import {
  CONTEST_CATEGORIES,
  type ContestCategory,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { SUBMISSION_STATE_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import styles from './votes.module.css';
import { votesBoard } from './votes-queries.ts';

interface VotesBoardProps {
  readonly contestId: string;
  readonly overview: VotesOverview;
}

/** Works in the order of the audience, struck votes beside those that count. */
export function VotesBoard({ contestId, overview }: VotesBoardProps) {
  const { t } = useTranslation('contest-votes');
  const projectId = useProjectId();
  const [category, setCategory] = useState<ContestCategory>();
  const [{ page, limit }, setPaging] = useState({ page: 1, limit: 20 });
  const board = useQuery(
    votesBoard(projectId, { contestId, page, limit, ...(category && { category: [category] }) }),
  );
  const columns = useColumns(overview.countsShares, (page - 1) * limit, board.data?.items ?? []);
  const language = screenLanguage();
  if (board.error)
    return (
      <LoadFailure
        title={t('board.loadFailed')}
        error={board.error}
        onRetry={() => void board.refetch()}
        retrying={board.isFetching}
      />
    );
  return (
    <section className={styles.card} aria-labelledby="votes-board">
      <Row justify="between" align="center">
        <h2 id="votes-board">{t('board.title')}</h2>
        <FilterSelect
          label={t('board.category')}
          options={CONTEST_CATEGORIES.map((value) => ({ value, label: CATEGORY_TEXTS[value][language] }))}
          values={category ? [category] : []}
          onChange={([chosen]) => {
            setCategory(chosen as ContestCategory | undefined);
            setPaging({ page: 1, limit });
          }}
        />
      </Row>
      <DataTable
        label={t('board.title')}
        columns={columns}
        rows={board.data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ number, title }) => `${number} ${title}`}
        stale={board.isPlaceholderData}
        empty={<EmptyState title={t('board.none')} text={t('board.noneText')} />}
      />
      {board.data !== undefined && board.data.total > limit && (
        <Pagination
          page={page}
          limit={limit}
          total={board.data.total}
          onPage={(next) => setPaging({ page: next, limit })}
          onLimit={(next) => setPaging({ page: 1, limit: next })}
        />
      )}
    </section>
  );
}

function useColumns(
  countsShares: boolean,
  before: number,
  rows: readonly BoardRow[],
): readonly Column<BoardRow>[] {
  const { t } = useTranslation('contest-votes');
  const language = screenLanguage();
  const numbered = (key: 'valid' | 'struck' | 'shares' | 'points', title: string): Column<BoardRow> => ({
    key,
    title,
    align: 'end',
    width: '110px',
    card: 'detail',
    cell: (row) => <span className={styles.number}>{formatNumber(row[key])}</span>,
  });
  return [
    {
      key: 'place',
      title: t('board.place'),
      width: '64px',
      align: 'end',
      cell: (row) => formatNumber(before + rows.indexOf(row) + 1),
    },
    {
      key: 'work',
      title: t('board.work'),
      always: true,
      card: 'title',
      cell: ({ number, title, category, state }) => (
        <Stack gap={1}>
          <span>{title}</span>
          <span className={textStyles.hint}>
            {number} · {CATEGORY_TEXTS[category][language]} · {SUBMISSION_STATE_TEXTS[state][language]}
          </span>
        </Stack>
      ),
    },
    numbered('valid', t('board.valid')),
    numbered('struck', t('board.struck')),
    ...(countsShares ? [numbered('shares', t('board.shares')), numbered('points', t('board.points'))] : []),
  ];
}
