import type { Language } from '../../vocabulary/language.ts';
import type { FindingState, MonthState, VoteState } from './vote-kinds.ts';
import type { VotingState } from './voting-state.ts';

type Text = Readonly<Record<Language, string>>;

export const VOTE_STATE_TEXTS: Readonly<Record<VoteState, Text>> = {
  VALID: { vi: 'Hợp lệ', en: 'Valid' },
  STRUCK: { vi: 'Bị loại', en: 'Struck' },
  BACK: { vi: 'Đã rút', en: 'Taken back' },
};

export const FINDING_STATE_TEXTS: Readonly<Record<FindingState, Text>> = {
  PROPOSED: { vi: 'Đề xuất loại', en: 'Proposed' },
  STRUCK: { vi: 'Đã loại', en: 'Struck' },
  DISMISSED: { vi: 'Giữ phiếu', en: 'Votes kept' },
  UNDONE: { vi: 'Đã khôi phục', en: 'Restored' },
};

export const MONTH_STATE_TEXTS: Readonly<Record<MonthState, Text>> = {
  NOTED: { vi: 'Đã chốt, chưa công bố', en: 'Noted, not announced' },
  ANNOUNCED: { vi: 'Đã công bố', en: 'Announced' },
};

/** Whether readers vote, and why not. */
export const VOTING_STATE_TEXTS: Readonly<Record<VotingState, Text>> = {
  OPEN: { vi: 'Đang bình chọn', en: 'Voting is open' },
  DISABLED: { vi: 'Cuộc thi không có bình chọn', en: 'The contest has no votes' },
  NO_MAIL: {
    vi: 'Chưa mở được bình chọn: máy chủ chưa gửi được thư xác nhận (SMTP_URL)',
    en: 'Voting cannot open: the server cannot send the mails that verify voters (SMTP_URL)',
  },
  NOT_YET: { vi: 'Chưa đến thời gian bình chọn', en: 'Voting has not opened yet' },
  OVER: { vi: 'Đã hết thời gian bình chọn', en: 'Voting is over' },
};

/** Refusals: what happened, what was kept, what to do. */
export const VOTE_RULE_TEXTS = {
  NO_MAIL: {
    vi: 'Chưa bình chọn được vì trang chưa gửi được thư xác nhận. Hãy quay lại sau.',
    en: 'Nobody can vote yet: the site cannot send the mail that verifies voters. Come back later.',
  },
  NO_VOTING: { vi: 'Cuộc thi này không có bình chọn.', en: 'There are no votes in this contest.' },
  VOTING_NOT_YET: {
    vi: 'Bình chọn chưa mở. Hãy quay lại sau; chưa có phiếu nào được gửi.',
    en: 'Voting has not opened. Come back later; no vote was sent.',
  },
  VOTING_OVER: {
    vi: 'Bình chọn đã kết thúc. Các phiếu đã gửi vẫn được giữ; phiếu này không được nhận.',
    en: 'Voting is over. Votes that were sent are kept; this one was not taken.',
  },
  VOTER_OVER: {
    vi: 'Cần xác nhận email lại để bình chọn. Các phiếu đã gửi vẫn được giữ; hãy xin mã mới.',
    en: 'Verify your e-mail again to vote. Votes that were sent are kept; ask for a new code.',
  },
  NAME_MISSING: {
    vi: 'Hãy điền tên của bạn. Chưa có phiếu nào được gửi.',
    en: 'Enter your name. No vote was sent.',
  },
  WORK_GONE: {
    vi: 'Tác phẩm này không còn trong thư viện bình chọn. Chưa có phiếu nào được gửi.',
    en: 'This work is no longer in the gallery. No vote was sent.',
  },
  VOTE_STRUCK: {
    vi: 'Ban Tổ chức đã loại phiếu này nên không đổi được nữa. Các phiếu khác vẫn được giữ; nếu cho là nhầm, hãy viết thư cho Ban Tổ chức.',
    en: 'The organisers struck this vote, so it does not change any more. Your other votes are kept; if that is wrong, write to them.',
  },
  NO_SHARES: {
    vi: 'Cuộc thi không tính lượt chia sẻ. Phiếu đã gửi vẫn được giữ.',
    en: 'The contest does not count shares. Votes that were sent are kept.',
  },
  ALREADY_DECIDED: {
    vi: 'Đề xuất này đang ở trạng thái “{state}” nên không làm bước này được. Các phiếu giữ nguyên.',
    en: 'This proposal is “{state}”, so this step is not possible. Its votes stay as they are.',
  },
  MONTH_ANNOUNCED: {
    vi: 'Kết quả tháng {month} đã công bố nên không tính lại. Kết quả giữ nguyên.',
    en: 'The winners of {month} are announced and are not counted again. They stay.',
  },
  MONTH_NOT_OVER: {
    vi: 'Tháng {month} chưa kết thúc, hoặc không có bình chọn trong tháng ấy. Chưa có gì thay đổi.',
    en: '{month} is not over, or had no votes. Nothing was changed.',
  },
  MONTHS_OFF: {
    vi: 'Cuộc thi không chọn tác phẩm của tháng. Chưa có gì thay đổi.',
    en: 'The contest names no winners of months. Nothing was changed.',
  },
} as const satisfies Readonly<Record<string, Text>>;
export type VoteRule = keyof typeof VOTE_RULE_TEXTS;
