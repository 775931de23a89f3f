import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { PageValues } from '@toasoan/contract/features/parser-templates/page-values.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';

/** A value as people read it: times in their own words, pictures by their file names. */
export function shownValue(field: PageField, values: PageValues): string {
  const value = values[field];
  if (value === '') return '';
  if (field === 'publishedTime') return formatDateTime(new Date(value));
  if (field === 'cover') return value.split(/[?#]/)[0]?.split('/').at(-1) || value;
  return value;
}

/** Words of a body. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
