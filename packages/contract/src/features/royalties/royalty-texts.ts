import type { Language } from '../../vocabulary/language.ts';
import type { MonthState } from '../posts/royalty/month-states.ts';
import type { PayState } from '../posts/royalty/royalty.ts';
import type { MonthStep } from './month-steps.ts';
import type { SHEET_KINDS } from './royalty-sheet.ts';

type Text = Readonly<Record<Language, string>>;

export const PAY_STATE_TEXTS: Readonly<Record<PayState, Text>> = {
  UNSET: { vi: 'Chưa chấm', en: 'Not set' },
  PROPOSED: { vi: 'Đề xuất', en: 'Proposed' },
  APPROVED: { vi: 'Đã duyệt', en: 'Approved' },
  PAID: { vi: 'Đã chi', en: 'Paid' },
  NONE: { vi: 'Không có nhuận bút', en: 'None' },
};

export const MONTH_STATE_TEXTS: Readonly<Record<MonthState, Text>> = {
  OPEN: { vi: 'Đang mở', en: 'Open' },
  SUBMITTED: { vi: 'Chờ duyệt', en: 'Waits for approval' },
  APPROVED: { vi: 'Đã duyệt, đã khóa', en: 'Approved and locked' },
  PAID: { vi: 'Đã chi trả', en: 'Paid' },
};

export const MONTH_STEP_TEXTS: Readonly<Record<MonthStep, Text>> = {
  submit: { vi: 'Trình duyệt kỳ', en: 'Submit the month' },
  return: { vi: 'Trả lại để sửa', en: 'Send back' },
  approve: { vi: 'Duyệt và khóa kỳ', en: 'Approve and lock' },
  pay: { vi: 'Đánh dấu đã chi trả', en: 'Mark as paid' },
  reopen: { vi: 'Mở lại kỳ', en: 'Open again' },
};

export const SHEET_KIND_TEXTS: Readonly<Record<(typeof SHEET_KINDS)[number], Text>> = {
  work: { vi: 'Tác phẩm', en: 'Work' },
  correction: { vi: 'Điều chỉnh', en: 'Correction' },
};

/** Rules of the sheet and of its months; those of one post are beside it. */
export const SHEET_RULE_TEXTS = {
  STEP_NOT_NOW: {
    vi: 'Kỳ {month} đang ở trạng thái “{state}” nên không làm được bước này. Tải lại để xem việc còn làm được.',
    en: 'The month {month} is “{state}”, so this step is not possible. Load it again to see what is.',
  },
  REASON_NEEDED: { vi: 'Hãy ghi lý do, ít nhất 10 ký tự.', en: 'Give a reason of at least 10 characters.' },
  OTHER_PERSON: {
    vi: 'Bạn đã trình kỳ này nên cần một người khác duyệt.',
    en: 'You submitted this month, so somebody else has to approve it.',
  },
  SUPPER_ADMIN_ONLY: {
    vi: 'Kỳ đã khóa chỉ do SUPPER_ADMIN mở lại.',
    en: 'Only SUPPER_ADMIN opens a locked month again.',
  },
  MONTH_NOT_OVER: {
    vi: 'Tháng {month} chưa hết, còn bài có thể xuất bản. Hãy trình kỳ từ ngày 1 tháng sau.',
    en: 'The month {month} is not over, so posts may still be published. Submit it from the first of the next month on.',
  },
  ROWS_UNSETTLED: {
    vi: 'Còn {unset} bài chưa chấm và {proposed} bài chưa duyệt, ví dụ: {titles}. Hãy duyệt hoặc ghi “Không có nhuận bút” trước khi trình kỳ.',
    en: '{unset} posts are not set and {proposed} are not approved, such as: {titles}. Approve them, or mark them as paying nothing, before submitting.',
  },
  BELOW_ZERO: {
    vi: 'Khoản điều chỉnh làm cho {names} phải trả lại nhiều hơn số được nhận trong kỳ. Hãy chuyển điều chỉnh sang kỳ sau.',
    en: 'Corrections make {names} give back more than the month pays them. Move the correction to a later month.',
  },
  MONTH_CLOSED: {
    vi: 'Kỳ {month} đã chốt nên không sửa được nữa. Khoản chênh lệch được điều chỉnh vào kỳ {next}.',
    en: 'The month {month} is closed and no longer changes. A difference goes into {next} as a correction.',
  },
  MONTH_STILL_OPEN: {
    vi: 'Kỳ {month} của bài còn mở. Hãy sửa thẳng nhuận bút của bài.',
    en: 'The month {month} of the post is open. Change its royalty itself.',
  },
  NOTHING_TO_CORRECT: {
    vi: 'Số tiền của từng người không đổi nên không có gì để điều chỉnh.',
    en: 'Nobody gets more or less, so there is nothing to correct.',
  },
  HAS_CORRECTIONS: {
    vi: 'Đã có {count} điều chỉnh cho bài của kỳ {month} ở các kỳ sau. Hãy xóa các điều chỉnh đó trước khi mở lại kỳ.',
    en: 'Later months have {count} corrections of posts of {month}. Remove them before opening it again.',
  },
  CORRECTION_NOT_LAST: {
    vi: 'Bài đã có điều chỉnh sau đó, tính cả khoản này. Hãy xóa điều chỉnh sau cùng trước.',
    en: 'A later correction of the post counts this one. Remove the last one first.',
  },
  NOT_IN_MONTH: {
    vi: 'Dòng này không còn trong kỳ {month}. Tải lại bảng.',
    en: 'This row is no longer in the month {month}. Load the sheet again.',
  },
  NOT_UNSET: { vi: 'Bài đã được chấm.', en: 'The post has been set already.' },
  NOT_PROPOSED: { vi: 'Chỉ duyệt được dòng đang đề xuất.', en: 'Only a proposed row can be approved.' },
  NOT_APPROVED: { vi: 'Dòng này chưa được duyệt.', en: 'This row is not approved.' },
  ONLY_POSTS: {
    vi: 'Việc này chỉ dành cho bài, không cho điều chỉnh. Điều chỉnh sai thì xóa đi.',
    en: 'This is for posts, not for corrections. Delete a wrong correction.',
  },
  NO_BYLINE: {
    vi: 'Bài không ghi tác giả nên chưa biết người hưởng. Hãy chấm riêng bài này.',
    en: 'The post names no author, so its payees are unknown. Set it by itself.',
  },
  RATE_IN_USE: {
    vi: 'Định mức này đã dùng cho kỳ {month} đã chốt nên không sửa, không xóa. Hãy thêm định mức mới áp dụng từ ngày sau kỳ đó.',
    en: 'The closed month {month} used these norms, so they neither change nor go. Add norms that hold from a day after it.',
  },
  RATE_DAY_CLOSED: {
    vi: 'Ngày này thuộc kỳ {month} đã chốt. Hãy chọn ngày sau kỳ đó.',
    en: 'This day is in the closed month {month}. Choose a day after it.',
  },
  RATE_DAY_TAKEN: {
    vi: 'Đã có định mức áp dụng từ ngày này. Hãy sửa định mức đó.',
    en: 'There are norms from this day on already. Change those.',
  },
  BANK_LIST_TOO_EARLY: {
    vi: 'Danh sách chuyển khoản chỉ lập cho kỳ đã duyệt. Kỳ {month} đang “{state}”.',
    en: 'A list for the bank is made of approved months. The month {month} is “{state}”.',
  },
  PERSON_UNKNOWN: {
    vi: 'Người này không có nhuận bút trong kỳ {month}.',
    en: 'This person has no royalty in the month {month}.',
  },
} as const;
