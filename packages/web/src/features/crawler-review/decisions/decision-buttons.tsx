import type {
  CrawledItem,
  CrawledItemDetail,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove, type ReviewMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { Check, FileText, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { acceptOffer } from '../queue/accept-rule.ts';
import { postAddress } from '../queue/review-steps.ts';
import type { ReviewActions } from '../queue/use-review-actions.ts';
import styles from './decision-panel.module.css';

interface DecisionButtonsProps {
  readonly item: CrawledItem;
  readonly detail: CrawledItemDetail | undefined;
  readonly actions: ReviewActions;
  readonly now: number;
}

/** The main button says what will happen, or why it cannot; below it what else can be decided. */
export function DecisionButtons({ item, detail, actions, now }: DecisionButtonsProps) {
  const { t } = useTranslation('crawler-review');
  const stop = (name: ReviewMove) => (mayMove(name, item.state) ? undefined : t('stopped.state'));
  if (item.postId !== null) return <DecidedAlready item={item} postId={item.postId} actions={actions} />;
  const { label, stopped } = acceptOffer(t, item, detail, now);
  return (
    <>
      {mayMove('restore', item.state) && (
        <Button icon={<RotateCcw size={16} />} onClick={() => actions.restore(item)}>
          {t('restore')}
        </Button>
      )}
      <Button
        variant="main"
        size="large"
        icon={<Check size={18} />}
        shortcut="A"
        disabledReason={stopped}
        onClick={() => actions.accept(item)}
      >
        {label}
      </Button>
      {stopped !== undefined && <p className={styles.stopped}>{stopped}</p>}
      <div className={styles.row}>
        <Button shortcut="R" disabledReason={stop('reject')} onClick={() => actions.ask(item, 'reject')}>
          {t('reject')}
        </Button>
        <Button shortcut="D" disabledReason={stop('duplicate')} onClick={() => actions.duplicate(item)}>
          {t('duplicate')}
        </Button>
        <Button shortcut="E" disabledReason={stopped} onClick={() => actions.edit(item)}>
          {t('edit')}
        </Button>
      </div>
    </>
  );
}

interface DecidedAlreadyProps {
  readonly item: CrawledItem;
  readonly postId: string;
  readonly actions: ReviewActions;
}

/** The text has become a post, or part of one. */
function DecidedAlready({ item, postId, actions }: DecidedAlreadyProps) {
  const { t } = useTranslation('crawler-review');
  return (
    <>
      <p className={styles.stopped}>{t(`state.${item.state}`)}</p>
      <TabLink to={postAddress(postId)} className={buttonClass('main')}>
        <FileText size={16} aria-hidden />
        {t('openPost')}
      </TabLink>
      {mayMove('restore', item.state) && (
        <Button icon={<RotateCcw size={16} />} onClick={() => actions.restore(item)}>
          {t('restore.accepted')}
        </Button>
      )}
    </>
  );
}
