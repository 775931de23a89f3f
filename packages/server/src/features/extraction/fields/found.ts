import type { FOUND_BY } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { PageView } from '../page/page-view.ts';
import { selectValues } from '../page/select-values.ts';

/** A value and where it comes from. */
export interface Found<Value> {
  readonly value: Value;
  readonly by: (typeof FOUND_BY)[number];
  /** Of the selector in the template, from 0. */
  readonly place: number | null;
}

export function found<Value>(
  value: Value,
  by: Found<Value>['by'],
  place: number | null = null,
): Found<Value> {
  return { value, by, place };
}

/** The first selector of a template whose values can be read as what the field wants. */
export function byTemplate<Value>(
  page: PageView,
  selectors: readonly FieldSelector[],
  read: (values: string[], selector: FieldSelector) => Value | undefined,
): Found<Value> | undefined {
  for (const [place, selector] of selectors.entries()) {
    const values = selectValues(page, selector);
    const value = values.length === 0 ? undefined : read(values, selector);
    if (value !== undefined) return found(value, 'TEMPLATE', place);
  }
  return undefined;
}
