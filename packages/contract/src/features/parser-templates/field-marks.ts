import * as z from 'zod/mini';
import type { ExtractedPage } from '../extraction/extracted-page.ts';
import {
  PAGE_FIELDS,
  type PageField,
  REQUIRED_FIELDS,
  type TemplateDefinition,
} from '../extraction/template-definition.ts';

/**
 * What a template found on a page: OK as it says, OTHER only by what the page says of itself although the template has
 * selectors, MISSING not at all, NONE neither wanted nor found.
 */
const FIELD_MARKS = ['OK', 'OTHER', 'MISSING', 'NONE'] as const;
export const fieldMark = z.enum(FIELD_MARKS);
export type FieldMark = z.output<typeof fieldMark>;
export const fieldMarks = z.record(z.enum(PAGE_FIELDS), fieldMark);
export type FieldMarks = Readonly<Record<PageField, FieldMark>>;

type Found = Pick<ExtractedPage, 'foundBy'>;
type Wanted = Pick<TemplateDefinition, 'fields'>;

const isRequired = (field: PageField) => REQUIRED_FIELDS.some((one) => one === field);

export function marksOf({ foundBy }: Found, { fields }: Wanted): FieldMarks {
  const marks = PAGE_FIELDS.map((field) => [field, markOf(field, foundBy[field], fields[field].length > 0)]);
  return Object.fromEntries(marks) as FieldMarks;
}

function markOf(field: PageField, found: ExtractedPage['foundBy'][PageField], isWanted: boolean): FieldMark {
  if (!found) return isWanted || isRequired(field) ? 'MISSING' : 'NONE';
  return found.by === 'TEMPLATE' || !isWanted ? 'OK' : 'OTHER';
}

/** Whether the template reads a page as an article: it is one, and the required fields come from where they should. */
export function passes({ refusal }: Pick<ExtractedPage, 'refusal'>, marks: FieldMarks): boolean {
  return refusal === null && REQUIRED_FIELDS.every((field) => marks[field] === 'OK');
}

/** The fields that count as found in the score over time. */
export function filledFields(marks: FieldMarks): PageField[] {
  return PAGE_FIELDS.filter((field) => marks[field] === 'OK');
}
