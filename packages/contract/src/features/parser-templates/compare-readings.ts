import * as z from 'zod/mini';
import { PAGE_FIELDS, type PageField } from '../extraction/template-definition.ts';
import { type FieldMarks, fieldMark } from './field-marks.ts';
import type { PageValues } from './page-values.ts';

/** One page as one template reads it. */
export interface Reading {
  readonly marks: FieldMarks;
  readonly values: PageValues;
  readonly passes: boolean;
}

/** CHANGED: both find something else, and which is right a person has to see. */
export const FIELD_CHANGES = ['BETTER', 'WORSE', 'CHANGED'] as const;
export const fieldChange = z.object({
  field: z.enum(PAGE_FIELDS),
  change: z.enum(FIELD_CHANGES),
  before: z.string(),
  after: z.string(),
  markBefore: fieldMark,
  markAfter: fieldMark,
});
export type FieldChange = z.output<typeof fieldChange>;

/** Characters of a value that people see of a change. */
const SHOWN_VALUE = 300;

/** What becomes of a page when it is read by another template. */
export function compareReadings(before: Reading, after: Reading): FieldChange[] {
  return PAGE_FIELDS.flatMap((field) => {
    const change = changeOf(field, before, after);
    if (change === undefined) return [];
    const [shownBefore, shownAfter] = differentParts(before.values[field], after.values[field]);
    return [
      {
        field,
        change,
        before: shownBefore,
        after: shownAfter,
        markBefore: before.marks[field],
        markAfter: after.marks[field],
      },
    ];
  });
}

function changeOf(field: PageField, before: Reading, after: Reading): FieldChange['change'] | undefined {
  const was = before.values[field];
  const is = after.values[field];
  if (was === '' && is !== '') return 'BETTER';
  if (was !== '' && is === '') return 'WORSE';
  if (was !== is) return 'CHANGED';
  const rank = { OK: 2, OTHER: 1, MISSING: 0, NONE: 0 } as const;
  const gain = rank[after.marks[field]] - rank[before.marks[field]];
  if (gain === 0) return undefined;
  return gain > 0 ? 'BETTER' : 'WORSE';
}

/** Long texts from shortly before the first difference on. */
function differentParts(before: string, after: string): [string, string] {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1;
  const start = Math.max(before.length, after.length) <= SHOWN_VALUE ? 0 : Math.max(0, same - 40);
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${[...text.slice(start)].slice(0, SHOWN_VALUE).join('')}`;
  return [part(before), part(after)];
}
