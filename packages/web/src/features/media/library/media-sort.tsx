import { MEDIA_SORTS } from '@toasoan/contract/features/media/media-list.ts';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { LibraryAddress } from './use-library-page.ts';

/** The order of the grid; the table has its headings besides. */
export function MediaSort({ address }: { readonly address: LibraryAddress }) {
  const { t } = useTranslation('library');
  const narrow = useMedia(BELOW_CARDS);
  const { sort } = address.query;
  const name = `${t('sort.label')}: ${t(`sort.${sort}`)}`;
  const icon = <ArrowDownUp size={16} />;
  return (
    <MenuButton
      label={t('sort.label')}
      align="end"
      items={MEDIA_SORTS.map((order) => ({
        key: order,
        label: t(`sort.${order}`),
        chosen: order === sort,
        onSelect: () => address.change({ sort: order === '-createTime' ? null : order }),
      }))}
    >
      {(trigger) =>
        narrow ? (
          <IconButton {...trigger} icon={icon} label={name} />
        ) : (
          <Button {...trigger} variant="quiet" icon={icon} aria-label={name}>
            {t(`sort.${sort}`)}
          </Button>
        )
      }
    </MenuButton>
  );
}
