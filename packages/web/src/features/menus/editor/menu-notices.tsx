import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { linkKey, type MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { Unlink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotices } from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { itemName, type TargetsByKey } from './item-changes.ts';

interface MenuNoticesProps extends ComponentProps<typeof DraftNotices> {
  readonly menu: Menu;
  readonly items: readonly MenuItem[];
  readonly targets: TargetsByKey;
  readonly onGoTo: (id: string) => void;
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
      <DraftNotices save={save} onRetry={onRetry} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine} />
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
