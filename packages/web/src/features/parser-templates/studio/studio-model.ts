import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  REQUIRED_FIELDS,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { TestPage, Trial } from '@toasoan/contract/features/parser-templates/studio.ts';

/** Fields that keys 1 to 8 name, in the order of an article. */
export const MAIN_FIELDS = [
  'title',
  'sapo',
  'publishedTime',
  'author',
  'category',
  'cover',
  'content',
  'tags',
] as const satisfies readonly PageField[];

export const OTHER_FIELDS: readonly PageField[] = PAGE_FIELDS.filter(
  (field) => !MAIN_FIELDS.some((main) => main === field),
);

export const isRequired = (field: PageField): boolean => REQUIRED_FIELDS.some((one) => one === field);

/** Names the colour of a field: `data-hue` of the style sheet. */
export const hueOf = (field: PageField): string =>
  MAIN_FIELDS.some((main) => main === field) ? field : 'other';

const MOST_SELECTORS = 8;

export function withSelectors(
  draft: TemplateDefinition,
  field: PageField,
  selectors: readonly FieldSelector[],
): TemplateDefinition {
  return { ...draft, fields: { ...draft.fields, [field]: selectors.slice(0, MOST_SELECTORS) } };
}

export const selectorKey = ({ kind, expr, attr }: FieldSelector): string => `${kind} ${expr} ${attr}`;

/** A selector as people read it: `time@datetime`. */
export const selectorText = ({ expr, attr }: FieldSelector): string =>
  attr === '' ? expr : `${expr}@${attr}`;

/** A selector that is tried before all others of its field. */
export function withFirst(
  selectors: readonly FieldSelector[],
  selector: FieldSelector,
): readonly FieldSelector[] {
  const others = selectors.filter((one) => selectorKey(one) !== selectorKey(selector));
  return [selector, ...others];
}

/** Test pages on which a field is not found as the template says. */
export function missedOn(trial: Trial | undefined, field: PageField): number {
  return (trial?.items ?? []).filter(
    ({ marks }) => marks?.[field] === 'MISSING' || marks?.[field] === 'OTHER',
  ).length;
}

/** Test pages on which the selector at a place gave the value. */
export function givenBy(trial: Trial | undefined, field: PageField, place: number): number {
  return (trial?.items ?? []).filter(({ places }) => places?.[field] === place).length;
}

/** Test pages that would be read if a field were found on all of them. */
export function passesWith(trial: Trial, field: PageField): number {
  const others = REQUIRED_FIELDS.filter((one) => one !== field);
  const wouldPass = ({ marks, refusal }: TestPage) =>
    marks !== null &&
    (refusal === null || refusal === 'NO_DATE' || refusal === 'NO_TITLE') &&
    others.every((one) => marks[one] === 'OK');
  return trial.items.filter((item) => item.passes || wouldPass(item)).length;
}
