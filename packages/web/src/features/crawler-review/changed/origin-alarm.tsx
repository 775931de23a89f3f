import type {
  CrawledItem,
  CrawledItemDetail,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { ReviewActions } from '../queue/use-review-actions.ts';
import styles from './origin-alarm.module.css';

const DECISIONS = ['TAKE_DOWN', 'CORRECT', 'KEEP'] as const;
type Decision = (typeof DECISIONS)[number];

interface OriginAlarmProps {
  readonly item: CrawledItem;
  /** What was decided about it; null: nothing yet, or not known. */
  readonly decided: CrawledItemDetail['originDecision'];
  readonly actions: ReviewActions;
}

/** The source has changed, corrected or removed a text that is ours by now: a person decides what follows. */
export function OriginAlarm({ item, decided, actions }: OriginAlarmProps) {
  const { t } = useTranslation('crawler-review');
  const [asked, setAsked] = useState<Decision>();
  const { originState, originCheckedTime, postId, source } = item;
  if (originState === 'SAME') return null;
  if (decided !== null)
    return (
      <Banner tone="info">
        <p className={styles.title}>{t(`origin.${originState}.alarm`, { source: source.title })}</p>
        <p>{t('decision.made', { decision: t(`decision.${decided}`) })}</p>
      </Banner>
    );
  const isUrgent = originState !== 'CHANGED';
  return (
    <Banner
      tone={isUrgent ? 'danger' : 'warning'}
      actions={DECISIONS.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'TAKE_DOWN' ? 'danger' : 'plain'}
          onClick={() => setAsked(decision)}
        >
          {t(`decision.${decision}`)}
        </Button>
      ))}
    >
      <p className={styles.title}>{t(`origin.${originState}.alarm`, { source: source.title })}</p>
      <p>
        {t(`origin.${originState}.text`)}
        {originCheckedTime !== null &&
          ` ${t('origin.checked', { time: formatDateTime(new Date(originCheckedTime)) })}`}{' '}
        {postId !== null && <TabLink to={`/manager_post/view/${postId}`}>{t('origin.post')}</TabLink>}
      </p>
      {asked && (
        <ReasonDialog
          title={t(`decision.${asked}.title`, { title: item.title })}
          label={t('decision.reason')}
          action={t(`decision.${asked}`)}
          variant={asked === 'TAKE_DOWN' ? 'danger' : 'main'}
          least={{ characters: 1, text: t('decision.reasonMissing') }}
          onSend={(reason) => {
            setAsked(undefined);
            actions.decide(item, { act: 'decideOrigin', decision: asked, reason });
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`decision.${asked}.text`)}</p>
        </ReasonDialog>
      )}
    </Banner>
  );
}
