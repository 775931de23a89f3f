import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { TILE_SIZES, type TileSize } from './grid-layout.ts';

const KEPT_AS = 'media.size';
/** For somebody who has not chosen a size: by the density of their lists. */
const USUAL = { comfortable: 208, compact: 144 } as const;

/** The size of the tiles, kept with the user's settings of lists. */
export function useTileSize(): TileSize {
  const kept = usePageConfig(({ lastTabs }) => lastTabs[KEPT_AS]);
  const usual = useAppConfig(({ density }) => USUAL[density]);
  return TILE_SIZES.find((size) => String(size) === kept) ?? usual;
}

export function setTileSize(size: TileSize): void {
  usePageConfig.setState(({ lastTabs }) => ({ lastTabs: { ...lastTabs, [KEPT_AS]: String(size) } }));
}
