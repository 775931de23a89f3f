import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';
import type { Language } from '../../vocabulary/language.ts';
import { royaltyPeriod } from '../posts/royalty/royalty-period.ts';
import { personFilter } from './royalty-sheet.ts';

const asked = { period: royaltyPeriod, reason: oneLine({ min: 10, max: 500 }) };

/**
 * sheet: every row. person: one person's month with all works. people: a page for each person. bank: whom the bank pays
 * what, with account numbers in full, of an approved or paid month.
 */
export const royaltyExport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sheet'), ...asked }),
  z.strictObject({ kind: z.literal('person'), ...asked, person: personFilter }),
  z.strictObject({ kind: z.literal('people'), ...asked }),
  z.strictObject({ kind: z.literal('bank'), ...asked }),
]);
export type RoyaltyExport = z.output<typeof royaltyExport>;
export const ROYALTY_EXPORT_KINDS = ['sheet', 'person', 'people', 'bank'] as const;
export type RoyaltyExportKind = (typeof ROYALTY_EXPORT_KINDS)[number];

type Text = Readonly<Record<Language, string>>;

/** Headings of the works, in order. */
export const WORK_COLUMNS = {
  no: { vi: 'STT', en: 'No.' },
  person: { vi: 'Người hưởng', en: 'Payee' },
  publishedTime: { vi: 'Ngày xuất bản', en: 'Published' },
  title: { vi: 'Tên bài', en: 'Title' },
  kind: { vi: 'Loại', en: 'Kind' },
  group: { vi: 'Nhóm nhuận bút', en: 'Group' },
  grade: { vi: 'Xếp loại', en: 'Grade' },
  coefficient: { vi: 'Hệ số', en: 'Coefficient' },
  unitValue: { vi: 'Giá trị 1 đơn vị', en: 'Unit value' },
  share: { vi: 'Tỷ lệ (%)', en: 'Share (%)' },
  amount: { vi: 'Thành tiền (đồng)', en: 'Amount (đồng)' },
  state: { vi: 'Trạng thái chi', en: 'Pay state' },
  note: { vi: 'Ghi chú', en: 'Note' },
} as const satisfies Readonly<Record<string, Text>>;

/** Headings of the list for the bank, in order. */
export const BANK_COLUMNS = {
  no: { vi: 'STT', en: 'No.' },
  person: { vi: 'Người hưởng', en: 'Payee' },
  bankAccount: { vi: 'Số tài khoản', en: 'Account number' },
  bankName: { vi: 'Ngân hàng', en: 'Bank' },
  taxCode: { vi: 'Mã số thuế', en: 'Tax code' },
  amount: { vi: 'Số tiền (đồng)', en: 'Amount (đồng)' },
  content: { vi: 'Nội dung chuyển khoản', en: 'Content of transfer' },
  note: { vi: 'Ghi chú', en: 'Note' },
} as const satisfies Readonly<Record<string, Text>>;

export const SHEET_TITLES: Readonly<Record<RoyaltyExportKind, Text>> = {
  sheet: { vi: 'Bảng nhuận bút', en: 'Royalty sheet' },
  person: { vi: 'Nhuận bút của một người', en: 'Royalties of one person' },
  people: { vi: 'Nhuận bút theo người', en: 'Royalties by person' },
  bank: { vi: 'Danh sách chuyển khoản', en: 'List for the bank' },
};
export const TOTAL_TEXT: Text = { vi: 'Tổng cộng', en: 'Total' };
/** What the payee reads on the statement of their account. */
export const TRANSFER_TEXT: Text = {
  vi: 'Nhuan but ky {month} - {name}',
  en: 'Royalties of {month} - {name}',
};
export const NO_ACCOUNT_TEXT: Text = {
  vi: 'Chưa gắn hồ sơ tác giả nên chưa có số tài khoản',
  en: 'No author account, so no account number is known',
};
export const LOGIN_TEXT: Text = {
  vi: 'Tài khoản đăng nhập chưa gắn với tác giả nào nên chưa có số tài khoản',
  en: 'A login that no author has, so no account number is known',
};
export const NO_PAYROLL_TEXT: Text = {
  vi: 'Hồ sơ tác giả chưa có số tài khoản',
  en: 'The author account has no account number',
};
export const NOTHING_DUE_TEXT: Text = {
  vi: 'Không phải chuyển trong kỳ này',
  en: 'Nothing is due this month',
};
