import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import { useTranslation } from 'react-i18next';
import { type DisplayValues, displayValuesOf } from './display-values.ts';

/** How forms read a display, and how the comparison after a version conflict names it. */
export function useDisplayField() {
  const { t } = useTranslation('display-modes');
  function nameOf({ title, isGone }: DisplayTarget): string {
    if (title === '') return t('target.unknown');
    return isGone ? t('target.gone', { title }) : title;
  }
  function show({ mode, categories, excluded, pages, patterns }: DisplayValues): string {
    const parts = {
      CATEGORY: categories,
      CATEGORIES: excluded,
      PAGE: pages,
      DEFAULT: [],
      OFF: [],
      CUSTOM: [],
    };
    const names = mode === 'CUSTOM' ? patterns : parts[mode].map(({ label }) => label);
    return [t(`short.${mode}`), ...names].join(', ');
  }
  return {
    valuesOf: (display: Display, targets: readonly DisplayTarget[]) =>
      displayValuesOf(display, targets, nameOf),
    field: { label: t('field.mode'), show },
  };
}
