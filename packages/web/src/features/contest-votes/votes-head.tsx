import type { VotesOverview } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { VOTING_STATE_TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import { DayLine } from './day-line.tsx';
import { VotePartsContext } from './vote-parts.ts';
import styles from './votes.module.css';
import { useRecount } from './votes-queries.ts';

interface VotesHeadProps {
  readonly contestId: string;
  readonly overview: VotesOverview;
  readonly isAnalysing: boolean;
  readonly onAnalyse: () => void;
}

/** Whether readers vote, how many did, and the two things to do about it. */
export function VotesHead({ contestId, overview, isAnalysing, onAnalyse }: VotesHeadProps) {
  const { t } = useTranslation('contest-votes');
  const mayRun = useMay('contest.round');
  const recount = useRecount();
  const { AudienceAward } = use(VotePartsContext);
  const { state, openTime, closeTime, countsShares } = overview;
  const figures = [
    [t('head.valid'), overview.valid],
    [t('head.struck'), overview.struck],
    ...(countsShares ? [[t('head.shares'), overview.shares] as const] : []),
    [t('head.voters'), overview.voters],
    [t('head.works'), overview.works],
  ] as const;
  function count() {
    recount.mutate(contestId, {
      onSuccess: ({ works, changed }) =>
        showToast({
          tone: changed === 0 ? 'success' : 'warning',
          text:
            changed === 0
              ? t('recount.same', { works: formatNumber(works) })
              : t('recount.changed', { works: formatNumber(works), changed: formatNumber(changed) }),
        }),
    });
  }
  return (
    <section className={styles.card} aria-labelledby="votes-head">
      <Row justify="between" align="center">
        <h2 id="votes-head">{t('head.title')}</h2>
        <Row gap={2}>
          {mayRun && (
            <>
              <Button busy={isAnalysing} onClick={onAnalyse}>
                {t('analyse')}
              </Button>
              <Button busy={recount.isPending} onClick={count}>
                {t('recount.do')}
              </Button>
            </>
          )}
          {state === 'OVER' && AudienceAward && (
            <Suspense>
              <AudienceAward contestId={contestId} />
            </Suspense>
          )}
        </Row>
      </Row>
      <Banner tone={state === 'NO_MAIL' ? 'warning' : 'info'}>
        {VOTING_STATE_TEXTS[state][screenLanguage()]}
        {openTime && (
          <>
            {' · '}
            {t('head.from')} <DateText time={openTime} />
          </>
        )}
        {closeTime && (
          <>
            {' · '}
            {t('head.until')} <DateText time={closeTime} />
          </>
        )}
      </Banner>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <DayLine days={overview.days} />
    </section>
  );
}
