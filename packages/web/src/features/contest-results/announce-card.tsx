import { useQuery } from '@tanstack/react-query';
import type { AwardBoard } from '@toasoan/contract/features/contest-results/award.ts';
import { ANNOUNCE_ITEM_TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import { CONTEST_STATE_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { ResultCard } from './result-card.tsx';
import { lockedRounds, sendAnnounce, sendMinutes, useAwardChange } from './results-queries.ts';

interface AnnounceCardProps {
  readonly board: AwardBoard;
}

/** What stands before the announcement, and the documents of the rounds. */
export function AnnounceCard({ board }: AnnounceCardProps) {
  const { t } = useTranslation('contest-results');
  const language = screenLanguage();
  const mayAward = useMay('contest.award');
  const change = useAwardChange();
  const { contest, missing, withoutUsage } = board;
  const isOut = contest.state === 'ANNOUNCED' || contest.state === 'ARCHIVED';
  const blocking = missing.find((item) => item !== 'NOBODY_AWARDED');
  async function announce() {
    const question = { title: t('announce.title'), text: t('announce.text'), action: t('announce') };
    if (!(await confirm(question))) return;
    change.mutate(() => sendAnnounce(contest.id, contest.version), {
      onSuccess: () => showToast({ tone: 'success', text: t('announce.done') }),
    });
  }
  return (
    <ResultCard title={t('announce.heading')}>
      <p>{CONTEST_STATE_TEXTS[contest.state][language]}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map((item) => (
            <li key={item}>{ANNOUNCE_ITEM_TEXTS[item][language]}</li>
          ))}
        </ul>
      )}
      {withoutUsage > 0 && (
        <p className={textStyles.hint}>{t('announce.withoutUsage', { count: withoutUsage })}</p>
      )}
      {mayAward && !isOut && (
        <Button
          variant="main"
          busy={change.isPending}
          disabledReason={blocking && ANNOUNCE_ITEM_TEXTS[blocking][language]}
          onClick={() => void announce()}
        >
          {t('announce')}
        </Button>
      )}
      <Minutes contestId={contest.id} />
    </ResultCard>
  );
}

function Minutes({ contestId }: { readonly contestId: string }) {
  const { t } = useTranslation('contest-results');
  const mayRound = useMay('contest.round');
  const change = useAwardChange();
  const { data } = useQuery({ ...lockedRounds(useProjectId(), contestId), enabled: mayRound });
  return data?.map((round) => (
    <Button
      key={round.id}
      busy={change.isPending}
      onClick={() =>
        change.mutate(() => sendMinutes(round.id), {
          onSuccess: () => showToast({ tone: 'success', text: t('minutes.begun') }),
        })
      }
    >
      {t('minutes', { round: ROUND_TEXTS[round.key][screenLanguage()] })}
    </Button>
  ));
}
