import type {
  CrawledItem,
  CrawledItemDetail,
  CrawledStory,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { OriginAlarm } from '../changed/origin-alarm.tsx';
import { CompareCard } from '../compare/compare-card.tsx';
import { DecisionPanel } from '../decisions/decision-panel.tsx';
import { ParseProblems } from '../text/parse-problems.tsx';
import { TextPane } from '../text/text-pane.tsx';
import { PhoneBar } from './phone-bar.tsx';
import styles from './review-page.module.css';
import type { ReviewActions } from './use-review-actions.ts';

interface TextInHandProps {
  readonly item: CrawledItem;
  readonly detail: CrawledItemDetail | undefined;
  readonly story: CrawledStory | undefined;
  readonly actions: ReviewActions;
  readonly isWhole: boolean;
  readonly isPhone: boolean;
  readonly onRead: () => void;
  /** Back to the list, on a phone. */
  readonly onClose: () => void;
}

/** The text in hand, what it is compared with, and beside it what is decided. */
export function TextInHand(props: TextInHandProps) {
  const { item, detail, story, actions, isWhole, isPhone, onRead, onClose } = props;
  const { t } = useTranslation('crawler-review');
  const isNarrow = useMedia(BREAKPOINTS['--laptop']);
  return (
    <div className={styles.hand}>
      <div className={styles.text}>
        {isPhone && (
          <Button className={styles.back} icon={<ChevronLeft size={18} />} onClick={onClose}>
            {t('back')}
          </Button>
        )}
        {item.postId !== null && (
          <OriginAlarm item={item} decided={detail?.originDecision ?? null} actions={actions} />
        )}
        <ParseProblems item={item} detail={detail} actions={actions} />
        <TextPane {...{ item, detail, story, isWhole, onRead }} />
        <CompareCard item={item} story={story} actions={actions} />
      </div>
      <div className={styles.aside}>
        <DecisionPanel {...{ item, detail, story, actions }} hasButtons={!isNarrow} />
      </div>
      {isNarrow && <PhoneBar item={item} detail={detail} actions={actions} />}
    </div>
  );
}
