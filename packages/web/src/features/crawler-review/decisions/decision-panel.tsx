import type {
  CrawledItem,
  CrawledItemDetail,
  CrawledStory,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { Quote } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { ReviewActions } from '../queue/use-review-actions.ts';
import { gateNow } from '../review-words.ts';
import { useSecond } from '../ring/use-second.ts';
import { Countdown } from './countdown.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import styles from './decision-panel.module.css';
import { GateList } from './gate-list.tsx';

/** Pickers of other records: behind the text, which is read first. */
const TargetFields = lazyChunk(async () => {
  const [module] = await Promise.all([import('./target-fields.tsx'), loadTexts(['tags', 'categories'])]);
  return { default: module.TargetFields };
});

interface DecisionPanelProps {
  readonly item: CrawledItem;
  readonly detail: CrawledItemDetail | undefined;
  readonly story: CrawledStory | undefined;
  readonly actions: ReviewActions;
  /** Where there is little room they are at the lower edge instead. */
  readonly hasButtons: boolean;
}

/** When and how the text may be taken over, where it goes, and what is decided. */
export function DecisionPanel({ item, detail, story, actions, hasButtons }: DecisionPanelProps) {
  const { t } = useTranslation('crawler-review');
  const earliest = item.earliestPublishTime;
  const now = useSecond(earliest !== null && Date.parse(earliest) > Date.now());
  const others = (story?.items.length ?? 1) - 1;
  return (
    <section className={styles.panel} aria-label={t('panel.title')}>
      {detail ? (
        <>
          <Countdown detail={detail} now={now} />
          <div className={styles.part}>
            <h2 className={textStyles.strong}>{t('gate.title')}</h2>
            <GateList gates={detail.gates.map((gate) => gateNow(gate, now))} now={now} />
            {detail.attribution !== '' && (
              <p className={styles.attribution}>
                <Quote size={14} aria-hidden />
                <span>
                  {t('attribution')} <strong>{detail.attribution}</strong>
                </span>
              </p>
            )}
          </div>
          <div className={styles.part}>
            <Suspense>
              <TargetFields detail={detail} actions={actions} />
            </Suspense>
            {others > 0 && mayMove('accept', item.state) && (
              <Checkbox
                checked={actions.rejectsOthers(item)}
                onChange={({ target }) => actions.setRejectsOthers(item, target.checked)}
              >
                {t('rejectOthers', { count: others })}
              </Checkbox>
            )}
          </div>
        </>
      ) : (
        <Skeleton width="80%" height="28px" />
      )}
      {hasButtons && (
        <div className={styles.buttons}>
          <DecisionButtons {...{ item, detail, actions, now }} />
        </div>
      )}
    </section>
  );
}
