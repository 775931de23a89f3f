import type { Display, DisplayMode } from '@toasoan/contract/features/display-modes/display.ts';
import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';

/** What a form holds: the parts of other modes stay while people try modes. */
export interface DisplayValues {
  readonly mode: DisplayMode;
  readonly categories: readonly Picked[];
  readonly excluded: readonly Picked[];
  readonly includePosts: boolean;
  readonly pages: readonly Picked[];
  readonly patterns: readonly string[];
}

export const SHOWN_EVERYWHERE: DisplayValues = {
  mode: 'DEFAULT',
  categories: [],
  excluded: [],
  includePosts: false,
  pages: [],
  patterns: [],
};

const idsOf = (picked: readonly Picked[]) => picked.map(({ id }) => id);

export function displayOf(values: DisplayValues): Display {
  const { mode, categories, excluded, includePosts, pages, patterns } = values;
  switch (mode) {
    case 'CATEGORIES':
      return { mode, excludeCategoryIds: idsOf(excluded) };
    case 'CATEGORY':
      return { mode, categoryIds: idsOf(categories), includePosts };
    case 'PAGE':
      return { mode, pageIds: idsOf(pages) };
    case 'CUSTOM':
      return { mode, patterns: [...patterns] };
    default:
      return { mode };
  }
}

/** @param nameOf the words for a target, deleted ones too */
export function displayValuesOf(
  display: Display,
  targets: readonly DisplayTarget[],
  nameOf: (target: DisplayTarget) => string,
): DisplayValues {
  const picked = targets.map((target) => ({ id: target.id, label: nameOf(target) }));
  return {
    ...SHOWN_EVERYWHERE,
    mode: display.mode,
    ...(display.mode === 'CATEGORIES' && { excluded: picked }),
    ...(display.mode === 'CATEGORY' && { categories: picked, includePosts: display.includePosts }),
    ...(display.mode === 'PAGE' && { pages: picked }),
    ...(display.mode === 'CUSTOM' && { patterns: display.patterns }),
  };
}
