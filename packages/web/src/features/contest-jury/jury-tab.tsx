import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JuryRound } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { BoardTab } from './board-tab.tsx';
import { ownRounds } from './jury-queries.ts';
import styles from './jury-tab.module.css';
import { JuryRoom } from './room/jury-room.tsx';

interface JuryTabProps {
  readonly contestId: string;
}

interface OpenRoom {
  readonly round: JuryRound;
  readonly category: ContestCategory;
}

/** The rounds that the person judges, each category a door to its room. */
export function JuryTab({ contestId }: JuryTabProps) {
  const { t } = useTranslation('contest-jury');
  const client = useQueryClient();
  const rounds = ownRounds(useProjectId(), contestId);
  const { data, error, refetch, isFetching } = useQuery(rounds);
  const mayRun = useMay('contest.round');
  // Who runs rounds has the board as a tab of its own.
  const leads = !mayRun && data?.some(({ isChair }) => isChair);
  const [open, setOpen] = useState<OpenRoom>();
  if (error)
    return (
      <LoadFailure
        title={t('tab.loadFailed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data?.length === 0) return <EmptyState title={t('tab.none')} text={t('tab.noneText')} />;
  return (
    <Stack gap={4}>
      {data?.map((round) => (
        <RoundCard key={round.roundId} round={round} onOpen={(category) => setOpen({ round, category })} />
      ))}
      {leads && <BoardTab contestId={contestId} />}
      {open && (
        <JuryRoom
          {...open}
          onClose={() => {
            setOpen(undefined);
            void invalidate(client, { queryKey: rounds.queryKey });
          }}
        />
      )}
    </Stack>
  );
}

interface RoundCardProps {
  readonly round: JuryRound;
  readonly onOpen: (category: ContestCategory) => void;
}

function RoundCard({ round, onOpen }: RoundCardProps) {
  const { t } = useTranslation('contest-jury');
  const language = screenLanguage();
  return (
    <section className={styles.card} aria-labelledby={`round-${round.roundId}`}>
      <h2 id={`round-${round.roundId}`}>{ROUND_TEXTS[round.key][language]}</h2>
      <p className={textStyles.hint}>
        {round.isOpen
          ? round.closeTime && (
              <>
                {t('tab.until')} <DateText time={round.closeTime} />
              </>
            )
          : t('tab.locked')}
      </p>
      <ul className={styles.categories}>
        {round.categories.map(({ category, total, done, later }) => (
          <li key={category} className={styles.category}>
            <span className={styles.name}>{CATEGORY_TEXTS[category][language]}</span>
            <ProgressBar
              label={CATEGORY_TEXTS[category][language]}
              done={done}
              total={total}
              tone={done === total ? 'done' : 'going'}
            />
            <span className={textStyles.hint}>{later > 0 && t('tab.later', { count: later })}</span>
            <Button
              variant={done < total ? 'main' : 'plain'}
              icon={<Maximize size={16} />}
              onClick={() => onOpen(category)}
            >
              {t('tab.enter')}
            </Button>
          </li>
        ))}
      </ul>
      {round.categories.length === 0 && <p>{t('tab.noWorks')}</p>}
    </section>
  );
}
