import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { linkKey, type MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { itemName, type TargetsByKey } from './item-changes.ts';
import type { DraftState } from './menu-editing.ts';

interface MenuNoticesProps {
  readonly menu: Menu;
  readonly items: readonly MenuItem[];
  readonly targets: TargetsByKey;
  readonly save: DraftState;
  readonly onGoTo: (id: string) => void;
  readonly onRetry: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
  readonly onUnschedule: () => void;
}

/** Lasting conditions of a menu. */
export function MenuNotices(props: MenuNoticesProps) {
  const { menu, items, targets, save, onGoTo, onRetry, onTakeTheirs, onKeepMine, onUnschedule } = props;
  const { t } = useTranslation('menus');
  const broken = items.filter(
    (item) => (targets.get(linkKey(item))?.problem ?? null) !== null && !item.hidden,
  );
  const [first] = broken;
  return (
    <>
      {save === 'conflict' && (
        <Banner
          tone="danger"
          actions={
            <>
              <Button onClick={onTakeTheirs}>{t('conflict.theirs')}</Button>
              <Button onClick={onKeepMine}>{t('conflict.mine')}</Button>
            </>
          }
        >
          {t('conflict.text')}
        </Banner>
      )}
      {save === 'failed' && (
        <Banner tone="warning" actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}>
          {t('failed.text')}
        </Banner>
      )}
      {menu.swap !== null && (
        <Banner
          tone="info"
          actions={<Button onClick={onUnschedule}>{t(`swap.end.${menu.swap.state}`)}</Button>}
        >
          {t(`swap.${menu.swap.state}`, {
            start: formatDateTime(new Date(menu.swap.startTime)),
            end: formatDateTime(new Date(menu.swap.endTime)),
            count: menu.swap.itemCount,
          })}
        </Banner>
      )}
      {first && (
        <Banner
          tone="danger"
          isUrgent={false}
          sign={<Unlink size={18} />}
          actions={<Button onClick={() => onGoTo(first.id)}>{t('broken.goTo')}</Button>}
        >
          <strong>{t('broken.title', { count: broken.length })}</strong>{' '}
          {t('broken.text', { name: itemName(first, targets) || t('tree.unnamed') })}
        </Banner>
      )}
    </>
  );
}
