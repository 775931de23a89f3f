import type {
  CrawledItem,
  CrawledItemDetail,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { acceptOffer } from './accept-rule.ts';
import styles from './review-page.module.css';
import type { ReviewActions } from './use-review-actions.ts';

interface PhoneBarProps {
  readonly item: CrawledItem;
  readonly detail: CrawledItemDetail | undefined;
  readonly actions: ReviewActions;
}

/** The decisions about the open text, at the thumb. */
export function PhoneBar({ item, detail, actions }: PhoneBarProps) {
  const { t } = useTranslation('crawler-review');
  const now = useNow().getTime();
  const { label, stopped } = acceptOffer(t, item, detail, now);
  const more = [
    { key: 'duplicate', label: t('duplicate'), onSelect: () => actions.duplicate(item) },
    { key: 'merge', label: t('compare.merge'), onSelect: () => actions.merge(item) },
    { key: 'edit', label: t('edit'), onSelect: () => actions.edit(item) },
    { key: 'undo', label: t('keys.undo'), onSelect: actions.undo },
  ];
  if (item.postId !== null)
    return (
      <div className={styles.phoneBar} role="toolbar" aria-label={t('panel.title')}>
        <DecisionButtons {...{ item, detail, actions, now }} />
      </div>
    );
  return (
    <div className={styles.phoneBar} role="toolbar" aria-label={t('panel.title')}>
      <Button size="large" onClick={() => actions.ask(item, 'reject')}>
        {t('reject')}
      </Button>
      <Button size="large" variant="main" disabledReason={stopped} onClick={() => actions.accept(item)}>
        {label}
      </Button>
      <MenuButton label={t('more')} align="end" items={more}>
        {(trigger) => (
          <IconButton
            {...trigger}
            variant="plain"
            size="large"
            icon={<Ellipsis size={20} />}
            label={t('more')}
          />
        )}
      </MenuButton>
    </div>
  );
}
