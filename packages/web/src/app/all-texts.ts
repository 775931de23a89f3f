import type { ResourceKey } from 'i18next';
import { textsByName } from './texts-by-name.ts';

export const ALL_TEXTS = textsByName(
  import.meta.glob<ResourceKey>('/src/**/texts/*.json', { import: 'default' }),
);
