import * as z from 'zod/mini';
import { longText, oneLine } from '../../core/text.ts';

/** What the newsroom notes about somebody who signs in; other kinds of account have none of it. */
export const STAFF_FIELDS = ['staffTitle', 'department', 'employeeCode', 'phoneExt', 'note'] as const;
export type StaffField = (typeof STAFF_FIELDS)[number];

/** '' clears a field. */
export const staffInput = {
  staffTitle: z.optional(oneLine({ max: 120 })),
  department: z.optional(oneLine({ max: 120 })),
  /** Unique among all accounts, whatever its case and diacritics. */
  employeeCode: z.optional(oneLine({ max: 30 })),
  phoneExt: z.optional(
    z.pipe(oneLine({ max: 10 }), z.string().check(z.regex(/^\d*$/, { error: 'pattern' }))),
  ),
  note: z.optional(longText({ max: 2000 })),
};

export const staffFields = {
  staffTitle: z.string(),
  department: z.string(),
  employeeCode: z.string(),
  phoneExt: z.string(),
  /** Only for readers who may change staff accounts. */
  note: z.optional(z.string()),
};
