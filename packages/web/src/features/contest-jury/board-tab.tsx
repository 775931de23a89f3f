import { useQuery } from '@tanstack/react-query';
import type { JuryBoard, JuryStep } from '@toasoan/contract/features/contest-jury/round-board.ts';
import {
  CONTEST_CATEGORIES,
  type ContestCategory,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshQueries } from '#web/core/live/use-fresh-queries.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import styles from './board/board.module.css';
import { BoardActions } from './board/board-actions.tsx';
import { type BoardQuestion, BoardQuestions } from './board/board-questions.tsx';
import { JuryPanel } from './board/jury-panel.tsx';
import { PointsBars } from './board/points-bars.tsx';
import { RankingTable } from './board/ranking-table.tsx';
import { StepsBar } from './board/steps-bar.tsx';
import { Choice } from './choice.tsx';
import { contestSteps, roundBoard, useChangeRound } from './jury-queries.ts';

interface BoardTabProps {
  readonly contestId: string;
}

/** Each board reads again while jurors judge. */
const EVERYTHING = [
  ['contest-jury', 'steps'],
  ['contest-jury', 'board'],
  ['contest-jury', 'jurors'],
];

const isJudged = ({ key }: JuryStep): boolean => key === 'PRELIM' || key === 'FINAL';

/** The round that somebody wants to see first: the one that runs, else the last that ran, else the first. */
function firstStep(steps: readonly JuryStep[]): JuryStep | undefined {
  const judged = steps.filter(isJudged);
  const runs = ({ state }: JuryStep) => state === 'OPEN' || state === 'LOCKED';
  return judged.find(runs) ?? judged.findLast(({ state }) => state === 'APPLIED') ?? judged[0];
}

/** The rounds of a contest for those who run them: ranking, quota line, jurors and what comes next. */
export function BoardTab({ contestId }: BoardTabProps) {
  const { t } = useTranslation('contest-jury');
  const projectId = useProjectId();
  useFreshQueries('jury', projectId, EVERYTHING);
  const steps = useQuery(contestSteps(projectId, contestId));
  const [chosenId, setChosenId] = useState<string>();
  const [category, setCategory] = useState<ContestCategory>('PHOTO_SINGLE');
  const [order, setOrder] = useState<'RANK' | 'SPREAD'>('RANK');
  const roundId = chosenId ?? firstStep(steps.data ?? [])?.id;
  const board = useQuery({
    ...roundBoard(projectId, { roundId: roundId ?? '', category, order, limit: 1_000 }),
    enabled: roundId !== undefined,
  });
  const failed = steps.error ? steps : board.error ? board : undefined;
  if (failed?.error)
    return (
      <LoadFailure
        title={t('board.loadFailed')}
        error={failed.error}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  if (steps.data && roundId === undefined)
    return <EmptyState title={t('board.none')} text={t('board.noneText')} />;
  const language = screenLanguage();
  return (
    <Stack gap={4}>
      <StepsBar steps={steps.data ?? []} chosenId={roundId} onChoose={setChosenId} />
      {board.data && (
        <Board
          key={roundId}
          board={board.data}
          order={order}
          onOrder={setOrder}
          categories={
            <Choice
              label={t('board.category')}
              choices={CONTEST_CATEGORIES.map((value) => ({ value, label: CATEGORY_TEXTS[value][language] }))}
              chosen={category}
              onChoose={setCategory}
            />
          }
        />
      )}
    </Stack>
  );
}

interface BoardProps {
  readonly board: JuryBoard;
  readonly order: 'RANK' | 'SPREAD';
  readonly onOrder: (order: 'RANK' | 'SPREAD') => void;
  readonly categories: ReactNode;
}

function Board({ board, order, onOrder, categories }: BoardProps) {
  const { t } = useTranslation('contest-jury');
  const mayRun = useMay('contest.round');
  const change = useChangeRound();
  const [question, setQuestion] = useState<BoardQuestion>();
  const { round, ranking, isHidden, isCut, works, quota, mayDecideTies } = board;
  const ask = (kind: 'open' | 'lock' | 'quorum' | 'add') => () => setQuestion({ kind });
  return (
    <>
      <Row justify="between" align="center">
        {categories}
        {mayRun && <BoardActions board={board} onOpen={ask('open')} onLock={ask('lock')} />}
      </Row>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-labelledby="ranking">
            <Row justify="between" align="center">
              <h2 id="ranking">{t('board.ranking')}</h2>
              <span className={textStyles.hint}>
                {t('board.facts', { count: works, quota, averaging: t(`averaging.${round.averaging}`) })}
              </span>
              <Choice
                label={t('board.order')}
                choices={[
                  { value: 'RANK', label: t('board.byPoints') },
                  { value: 'SPREAD', label: t('board.bySpread') },
                ]}
                chosen={order}
                onChoose={onOrder}
              />
            </Row>
            {isHidden && <Banner tone="info">{t('board.hidden')}</Banner>}
            {!isHidden && ranking.length === 0 && <p className={textStyles.hint}>{t('board.noWorks')}</p>}
            {ranking.length > 0 && (
              <RankingTable
                board={board}
                isByRank={order === 'RANK'}
                onDecide={
                  mayDecideTies && round.state === 'LOCKED'
                    ? (rows, decision) => setQuestion({ kind: 'decide', rows, decision })
                    : undefined
                }
              />
            )}
            {isCut && <p className={textStyles.hint}>{t('board.cut', { count: ranking.length })}</p>}
          </section>
          <PointsBars board={board} />
        </div>
        <aside className={styles.aside}>
          <JuryPanel
            board={board}
            mayRun={mayRun}
            onHandOver={(juror) => setQuestion({ kind: 'handOver', juror })}
            onRemind={(juror) =>
              change.mutate(
                { id: round.id, step: 'remind', body: { jurorIds: [juror.id] } },
                {
                  onSuccess: () =>
                    showToast({ tone: 'success', text: t('jury.reminded', { name: juror.name }) }),
                },
              )
            }
            onChange={(juror) => setQuestion({ kind: 'change', juror })}
            onRemove={(juror) => setQuestion({ kind: 'remove', juror })}
            onQuorum={ask('quorum')}
            onAdd={ask('add')}
          />
        </aside>
      </div>
      {question && (
        <BoardQuestions board={board} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}
