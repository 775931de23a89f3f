import type { ResourceKey } from 'i18next';
import { textsByName } from './texts-by-name.ts';

export const TEXTS = textsByName(
  import.meta.glob<ResourceKey>('/src/**/texts/en.json', { import: 'default' }),
);
