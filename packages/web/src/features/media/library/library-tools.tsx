import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_SORTS } from '@toasoan/contract/features/media/media-list.ts';
import { ArrowDownUp, Grid2x2, Grid3x3, LayoutGrid, TableProperties } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { SavedViewsMenu } from '#web/features/saved-views/public.ts';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import styles from './library-tools.module.css';
import type { LibraryAddress, LibraryPage } from './use-library-page.ts';

const ICONS = { grid: LayoutGrid, table: TableProperties } as const;
const WAYS = ['grid', 'table'] as const;

interface LibraryToolsProps {
  readonly page: LibraryPage;
  readonly columns: readonly Column<MediaRow>[];
}

/** Beside the filters: saved views, and which columns the table has. */
export function LibraryTools({ page, columns }: LibraryToolsProps) {
  return (
    <>
      <SavedViewsMenu list="media" />
      {page.shown === 'table' && <ListTools name={page.name} columns={columns} />}
    </>
  );
}

/** In the heading: the order, pictures or rows, and how large the pictures are. */
export function LibraryLook({ page }: { readonly page: LibraryPage }) {
  const { t } = useTranslation('library');
  const density = useAppConfig((config) => config.density);
  const small = density === 'compact';
  return (
    <>
      <MediaSort address={page.address} />
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t('show')}</legend>
        {WAYS.map((way) => {
          const Icon = ICONS[way];
          return (
            <IconButton
              key={way}
              icon={<Icon size={17} />}
              label={t(`show.${way}`)}
              aria-pressed={way === page.shown}
              onClick={() => page.show(way)}
            />
          );
        })}
      </fieldset>
      {page.shown === 'grid' && (
        <IconButton
          icon={small ? <Grid3x3 size={17} /> : <Grid2x2 size={17} />}
          label={t('grid.small')}
          aria-pressed={small}
          onClick={() => useAppConfig.setState({ density: small ? 'comfortable' : 'compact' })}
        />
      )}
    </>
  );
}

/** The order of the grid; the table has its headings besides. */
function MediaSort({ address }: { readonly address: LibraryAddress }) {
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
