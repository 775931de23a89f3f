import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { TILE_SIZES, type TileSize } from './grid-layout.ts';

/** For somebody who has not chosen a size: by the density of their lists. */
const USUAL = { comfortable: 208, compact: 144 } as const;
const keptAs = (list: string) => `${list}.size`;

/** The size of the tiles of a list, kept with the user's settings of lists. */
export function useTileSize(list: string): TileSize {
  const kept = usePageConfig(({ lastTabs }) => lastTabs[keptAs(list)]);
  const usual = useAppConfig(({ density }) => USUAL[density]);
  return TILE_SIZES.find((size) => String(size) === kept) ?? usual;
}

export function setTileSize(list: string, size: TileSize): void {
  usePageConfig.setState(({ lastTabs }) => ({ lastTabs: { ...lastTabs, [keptAs(list)]: String(size) } }));
}
