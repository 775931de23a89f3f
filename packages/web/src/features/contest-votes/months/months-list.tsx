import { useQuery } from '@tanstack/react-query';
import type { VoteMonth } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { monthText } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import { MONTH_STATE_TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { VotePartsContext } from '../vote-parts.ts';
import styles from '../votes.module.css';
import { useAnnounceMonth, useRecountMonth, voteMonths } from '../votes-queries.ts';
import { MonthPlaces } from './month-places.tsx';

/** Months that were noted, with their winners. */
export function MonthsList({ contestId }: { readonly contestId: string }) {
  const { t } = useTranslation('contest-votes');
  const months = useQuery(voteMonths(useProjectId(), contestId));
  if (months.error)
    return (
      <LoadFailure
        title={t('months.loadFailed')}
        error={months.error}
        onRetry={() => void months.refetch()}
        retrying={months.isFetching}
      />
    );
  return (
    <section className={styles.card} aria-labelledby="vote-months">
      <h2 id="vote-months">{t('months.title')}</h2>
      <p className={textStyles.hint}>{t('months.hint')}</p>
      {months.data?.items.length === 0 && <p className={textStyles.hint}>{t('months.none')}</p>}
      <Stack as="ul" gap={3}>
        {months.data?.items.map((month) => (
          <Month key={month.id} contestId={contestId} month={month} />
        ))}
      </Stack>
    </section>
  );
}

function Month({ contestId, month: row }: { readonly contestId: string; readonly month: VoteMonth }) {
  const { t } = useTranslation('contest-votes');
  const [mayRun, mayAward] = [useMay('contest.round'), useMay('contest.award')];
  const [isAsking, setAsking] = useState(false);
  const recount = useRecountMonth();
  const announce = useAnnounceMonth();
  const language = screenLanguage();
  const { month, state, reason, notedTime } = row;
  const isOpen = state === 'NOTED';
  const { MonthAward } = use(VotePartsContext);
  return (
    <li className={styles.finding}>
      <div className={styles.body}>
        <Row gap={2} align="center">
          <h3>{t('months.month', { month: monthText(month) })}</h3>
          <StatusTag tone={isOpen ? 'waiting' : 'published'}>{MONTH_STATE_TEXTS[state][language]}</StatusTag>
          <span className={textStyles.hint}>
            <DateText time={notedTime} />
            {reason !== '' && ` · ${reason}`}
          </span>
        </Row>
        <MonthPlaces places={row.places} />
        {isOpen && (
          <Row gap={2}>
            {mayRun && (
              <Button size="compact" onClick={() => setAsking(true)}>
                {t('months.recount')}
              </Button>
            )}
            {mayAward && (
              <Button
                size="compact"
                variant="main"
                busy={announce.isPending}
                onClick={() => announce.mutate({ id: row.id, version: row.version })}
              >
                {t('months.announce')}
              </Button>
            )}
          </Row>
        )}
        {MonthAward && (
          <Suspense>
            <MonthAward contestId={contestId} month={row} />
          </Suspense>
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('months.recountTitle', { month: monthText(month) })}
          label={t('decide.reason')}
          action={t('months.recount')}
          least={{ characters: 3, text: t('decide.reasonHint') }}
          busy={recount.isPending}
          onSend={(words) =>
            recount.mutate({ contestId, month, reason: words }, { onSuccess: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        >
          <p>{t('months.recountText')}</p>
        </ReasonDialog>
      )}
    </li>
  );
}
