import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_SORTS, type MediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import {
  ArrowDownUp,
  CalendarRange,
  LayoutGrid,
  type LucideIcon,
  ShieldOff,
  SlidersVertical,
  TableProperties,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SavedViewsMenu } from '#web/features/saved-views/public.ts';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { TILE_SIZES, type TileSize } from '#web/patterns/picture-grid/grid-layout.ts';
import { setTileSize, useTileSize } from '#web/patterns/picture-grid/use-tile-size.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { Column } from '#web/ui/table/column.ts';
import { PlaceMenu } from '../folders/place-menu.tsx';
import type { LibraryPlaces } from '../folders/places.ts';
import { RecallsButton, useRecentRecalls } from '../rights/recall/recalls-button.tsx';
import styles from './library-tools.module.css';
import { type LibraryPage, TIME_SORTS, VIEW_MODES, type ViewMode } from './use-library-page.ts';

const ICONS: Readonly<Record<ViewMode, LucideIcon>> = {
  grid: LayoutGrid,
  timeline: CalendarRange,
  table: TableProperties,
};
/** A phone has room for three, two or one tile in a row. */
const PHONE_SIZES: readonly TileSize[] = [112, 208, 320];

interface LibraryToolsProps {
  readonly page: LibraryPage;
  readonly places: LibraryPlaces;
  readonly columns: readonly Column<MediaRow>[];
}

/** Beside the filters: saved views and the columns of the table; on a phone the places and everything of the look. */
export function LibraryTools({ page, places, columns }: LibraryToolsProps) {
  const narrow = useMedia(BELOW_CARDS);
  if (narrow)
    return (
      <>
        <PlaceMenu places={places} />
        <LookMenu page={page} />
      </>
    );
  return (
    <>
      <SavedViewsMenu list="media" />
      {page.shown === 'table' && <ListTools name={page.name} columns={columns} />}
    </>
  );
}

/** In the heading: the order, the way of showing files, and the size of the pictures. */
export function LibraryLook({ page }: { readonly page: LibraryPage }) {
  const { t } = useTranslation('library');
  if (useMedia(BELOW_CARDS)) return null;
  return (
    <>
      <MediaSort page={page} />
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t('show')}</legend>
        {VIEW_MODES.map((way) => {
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
      {page.shown !== 'table' && <TileSizeSlider />}
      <RecallsButton />
    </>
  );
}

function TileSizeSlider() {
  const { t } = useTranslation('library');
  const size = useTileSize('media');
  return (
    <Slider
      label={t('tile.size')}
      value={TILE_SIZES.indexOf(size)}
      last={TILE_SIZES.length - 1}
      words={t('tile.pixels', { n: size })}
      onChange={(step) => setTileSize('media', TILE_SIZES[step] ?? size)}
    />
  );
}

/** The orders that this way of showing files has. */
function ordersOf({ shown }: LibraryPage): readonly MediaListQuery['sort'][] {
  return shown === 'timeline' ? TIME_SORTS : MEDIA_SORTS;
}

function useOrderItems(page: LibraryPage): readonly MenuItem[] {
  const { t } = useTranslation('library');
  const { query, change } = page.address;
  return ordersOf(page).map((order) => ({
    key: order,
    label: t(`sort.${order}`),
    chosen: order === query.sort,
    onSelect: () => change({ sort: order === '-createTime' ? null : order }),
  }));
}

/** The order of the grid; the table also has sortable headings. */
function MediaSort({ page }: { readonly page: LibraryPage }) {
  const { t } = useTranslation('library');
  const items = useOrderItems(page);
  const { sort } = page.address.query;
  return (
    <MenuButton label={t('sort.label')} align="end" items={items}>
      {(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          icon={<ArrowDownUp size={16} />}
          aria-label={`${t('sort.label')}: ${t(`sort.${sort}`)}`}
        >
          {t(`sort.${sort}`)}
        </Button>
      )}
    </MenuButton>
  );
}

/** How files are shown, how large and in which order, behind one button. */
function LookMenu({ page }: { readonly page: LibraryPage }) {
  const { t } = useTranslation(['library', 'recall']);
  const orders = useOrderItems(page);
  const { open, dialog } = useRecentRecalls();
  const current = useTileSize('media');
  function items(): readonly MenuItem[] {
    const ways = VIEW_MODES.map((way): MenuItem => {
      const Icon = ICONS[way];
      return {
        key: way,
        label: t(`show.${way}`),
        icon: <Icon size={16} />,
        chosen: way === page.shown,
        onSelect: () => page.show(way),
      };
    });
    const sizes = PHONE_SIZES.map(
      (size, index): MenuItem => ({
        key: `size-${size}`,
        label: t('tile.inRow', { count: PHONE_SIZES.length - index }),
        chosen: size === nearest(current),
        startsGroup: index === 0,
        onSelect: () => setTileSize('media', size),
      }),
    );
    const sorted = orders.map((order, index) => ({ ...order, startsGroup: index === 0 }));
    return [
      ...ways,
      ...(page.shown === 'table' ? [] : sizes),
      ...sorted,
      ...(open
        ? [
            {
              key: 'recalls',
              label: t('recall:recent'),
              icon: <ShieldOff size={16} />,
              startsGroup: true,
              onSelect: open,
            },
          ]
        : []),
    ];
  }
  return (
    <>
      <MenuButton label={t('show')} align="end" items={items}>
        {(trigger) => (
          <IconButton
            {...trigger}
            variant="plain"
            size="large"
            icon={<SlidersVertical size={18} />}
            label={t('show')}
          />
        )}
      </MenuButton>
      {dialog}
    </>
  );
}

/** The size of a phone that shows as many tiles in a row. */
function nearest(size: TileSize): TileSize {
  const [small = size, middle = size, large = size] = PHONE_SIZES;
  if (size >= large) return large;
  return size <= small ? small : middle;
}
