import type { Language } from '../../vocabulary/language.ts';
import type { AnnounceItem } from './award.ts';
import type { AwardState, PaidState } from './award-kinds.ts';

type Text = Readonly<Record<Language, string>>;

export const AWARD_STATE_TEXTS: Readonly<Record<AwardState, Text>> = {
  PROPOSED: { vi: 'Đề xuất', en: 'Proposed' },
  AWARDED: { vi: 'Đã trao', en: 'Awarded' },
  REVOKED: { vi: 'Đã thu hồi', en: 'Revoked' },
};

export const PAID_STATE_TEXTS: Readonly<Record<PaidState, Text>> = {
  UNPAID: { vi: 'Chưa chi', en: 'Not paid' },
  PAID: { vi: 'Đã chi', en: 'Paid' },
  RETURNED: { vi: 'Đã hoàn lại', en: 'Returned' },
};

export const ANNOUNCE_ITEM_TEXTS: Readonly<Record<AnnounceItem, Text>> = {
  NOT_JUDGING: { vi: 'Cuộc thi chưa ở bước chấm.', en: 'The contest is not being judged.' },
  ROUNDS_OPEN: {
    vi: 'Còn vòng chấm chưa áp dụng kết quả.',
    en: 'A round has results that were not applied.',
  },
  NOBODY_AWARDED: {
    vi: 'Chưa có giải nào có quyết định trao.',
    en: 'No award has a decision yet.',
  },
  PROPOSALS_LEFT: {
    vi: 'Còn đề xuất chưa có quyết định: hãy trao giải hoặc đưa về chung khảo.',
    en: 'Proposals have no decision: award them or send them back to the final.',
  },
};

/** Refusals of changes: what happened, what was kept, what to do. */
export const AWARD_RULE_TEXTS = {
  PRIZES_GONE: {
    vi: 'Giải “{prize}” chỉ có {quantity}, và đã đủ tác phẩm. Chưa có gì thay đổi; hãy đưa một tác phẩm về chung khảo trước.',
    en: 'The prize “{prize}” is given {quantity} times and has all its works. Nothing was changed; send one back first.',
  },
  OTHER_CATEGORY: {
    vi: 'Giải này của hạng mục khác. Chưa có gì thay đổi; hãy chọn giải của hạng mục của tác phẩm.',
    en: 'This prize is of another category. Nothing was changed; choose one of the category of the work.',
  },
  ONE_JURY_PRIZE: {
    vi: 'Tác phẩm đã có một giải của hội đồng. Chưa có gì thay đổi.',
    en: 'The work already has a prize of the jury. Nothing was changed.',
  },
  HAS_PRIZE: {
    vi: 'Tác phẩm đã có giải này. Chưa có gì thay đổi.',
    en: 'The work already has this prize. Nothing was changed.',
  },
  NOT_IN_FINAL: {
    vi: 'Chỉ tác phẩm ở chung khảo mới nhận giải của hội đồng; tác phẩm này đang ở trạng thái “{state}”. Chưa có gì thay đổi.',
    en: 'Only a work of the final gets a prize of the jury; this one is “{state}”. Nothing was changed.',
  },
  NOT_VALID: {
    vi: 'Chỉ tác phẩm hợp lệ mới nhận giải; tác phẩm này đang ở trạng thái “{state}”. Chưa có gì thay đổi.',
    en: 'Only a valid work gets a prize; this one is “{state}”. Nothing was changed.',
  },
  MONTH_MISSING: {
    vi: 'Giải tháng cần tháng. Chưa có gì thay đổi; hãy chọn tháng.',
    en: 'A monthly prize needs its month. Nothing was changed; choose it.',
  },
  MONTH_TWICE: {
    vi: 'Tác phẩm đã đoạt một giải tháng nên không xét các tháng sau. Chưa có gì thay đổi.',
    en: 'The work has won a month, so it is out of the later ones. Nothing was changed.',
  },
  MONTH_NOT_CLOSED: {
    vi: 'Tháng {month} chưa chốt nên chưa có giải tháng. Chưa có gì thay đổi; tháng được chốt lúc 24:00 ngày cuối.',
    en: '{month} is not closed, so its prizes cannot be given. Nothing was changed; a month closes at 24:00 of its last day.',
  },
  MONTH_OTHER_WINNER: {
    vi: 'Theo phiếu hợp lệ lúc 24:00 ngày cuối tháng {month}, giải này thuộc tác phẩm khác. Chưa có gì thay đổi; xem bảng của tháng ở tab Bình chọn.',
    en: 'By the valid votes at 24:00 of the last day of {month} this prize goes to another work. Nothing was changed; see the month in the tab Votes.',
  },
  VOTES_OPEN: {
    vi: 'Bình chọn chưa kết thúc nên chưa trao được giải khán giả. Chưa có gì thay đổi.',
    en: 'Readers can still vote, so prizes of the audience cannot be given yet. Nothing was changed.',
  },
  NOT_EXHIBITED: {
    vi: 'Tác phẩm này không còn trong danh sách trưng bày. Thứ tự giữ nguyên; hãy tải lại trang.',
    en: 'This work is no longer on the list of the exhibition. The order stays; load the page again.',
  },
  PRIZE_MISSING: {
    vi: 'Tác phẩm chưa được đề xuất giải nào. Trạng thái giữ nguyên; hãy đề xuất giải ở tab Kết quả rồi trao.',
    en: 'The work was not proposed for a prize. Its state stays; propose one in the tab Results first.',
  },
  NOT_PROPOSED: {
    vi: 'Giải này không còn là đề xuất. Chưa có gì thay đổi; hãy tải lại danh sách.',
    en: 'This award is no longer a proposal. Nothing was changed; load the list again.',
  },
  NOT_AWARDED: {
    vi: 'Giải này chưa được trao hoặc đã bị thu hồi. Chưa có gì thay đổi.',
    en: 'This award was not given, or it was revoked. Nothing was changed.',
  },
  DECISION_AHEAD: {
    vi: 'Ngày quyết định không thể ở sau hôm nay. Chưa có gì thay đổi.',
    en: 'A decision cannot be dated after today. Nothing was changed.',
  },
  NOT_READY: {
    vi: 'Chưa công bố được: {items} Không có gì thay đổi.',
    en: 'It cannot be announced yet: {items} Nothing was changed.',
  },
  PAID_ALREADY: {
    vi: 'Giải bị thu hồi chỉ có thể là “chưa chi” hoặc “đã hoàn lại”. Chưa có gì thay đổi.',
    en: 'A revoked award is either not paid or returned. Nothing was changed.',
  },
} as const satisfies Readonly<Record<string, Text>>;
