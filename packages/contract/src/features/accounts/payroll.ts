import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';

/** Digits, with spaces and points between them dropped; '' clears the field. */
function digits(pattern: RegExp) {
  return z.pipe(
    z.pipe(
      oneLine({ max: 40 }),
      z.transform((text: string) => text.replace(/[\s.-]/g, '')),
    ),
    z.string().check(z.regex(pattern, { error: 'pattern' })),
  );
}

/** What a person is paid by: sealed at rest, shown only on request. */
const payrollFields = {
  /** Ten digits, thirteen of a branch, or the twelve of the identity card. */
  taxCode: digits(/^(|\d{10}|\d{12}|\d{13})$/),
  bankAccount: digits(/^(|[A-Z0-9]{6,24})$/i),
  bankName: oneLine({ max: 120 }),
  idNumber: digits(/^(|\d{9}|\d{12}|[A-Z]\d{7,8})$/i),
};
const payroll = z.strictObject(payrollFields);
export type Payroll = z.output<typeof payroll>;
/** As it is shown. */
export const payrollData = z.object({
  taxCode: z.string(),
  bankAccount: z.string(),
  bankName: z.string(),
  idNumber: z.string(),
});
export const payrollChange = z.strictObject({
  userId: contentId,
  version,
  ...z.partial(payroll).shape,
});
export type PayrollChange = z.output<typeof payrollChange>;
export const NO_PAYROLL: Payroll = { taxCode: '', bankAccount: '', bankName: '', idNumber: '' };

const SHOWN = 4;

/** "•••• 1234"; what is hardly longer than that shows nothing of itself. */
export function masked(value: string): string {
  if (value === '') return '';
  return value.length > SHOWN + 2 ? `•••• ${value.slice(-SHOWN)}` : '••••';
}
