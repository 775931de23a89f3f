import type { Language } from '../../vocabulary/language.ts';
import type { RequestChannel, RequesterRelation } from './correction-request.ts';
import type { CorrectionRequestState, CorrectionRequestStep } from './correction-request-states.ts';

type Text = Readonly<Record<Language, string>>;

export const CORRECTION_REQUEST_STATE_TEXTS: Readonly<Record<CorrectionRequestState, Text>> = {
  NEW: { vi: 'Mới', en: 'New' },
  IN_REVIEW: { vi: 'Đang xem xét', en: 'In review' },
  ACCEPTED: { vi: 'Chấp nhận', en: 'Accepted' },
  REJECTED: { vi: 'Không chấp nhận', en: 'Not accepted' },
  ANSWERED: { vi: 'Đã trả lời', en: 'Answered' },
};

export const CORRECTION_REQUEST_STEP_TEXTS: Readonly<Record<CorrectionRequestStep, Text>> = {
  take: { vi: 'Nhận xem xét', en: 'Take up' },
  accept: { vi: 'Chấp nhận', en: 'Accept' },
  reject: { vi: 'Không chấp nhận', en: 'Do not accept' },
  reconsider: { vi: 'Xem xét lại', en: 'Reconsider' },
  answer: { vi: 'Trả lời', en: 'Answer' },
};

export const REQUESTER_RELATION_TEXTS: Readonly<Record<RequesterRelation, Text>> = {
  SUBJECT: { vi: 'Người được nêu trong bài', en: 'Named in the article' },
  REPRESENTATIVE: { vi: 'Người đại diện', en: 'Representative' },
  AUTHORITY: { vi: 'Cơ quan, tổ chức', en: 'Authority or organization' },
  READER: { vi: 'Bạn đọc', en: 'Reader' },
};

export const REQUEST_CHANNEL_TEXTS: Readonly<Record<RequestChannel, Text>> = {
  SITE: { vi: 'Biểu mẫu trên trang', en: 'Form on the site' },
  LETTER: { vi: 'Công văn, thư', en: 'Letter' },
  EMAIL: { vi: 'Email', en: 'E-mail' },
  PHONE: { vi: 'Điện thoại', en: 'Telephone' },
};

export const CORRECTION_REQUEST_RULE_TEXTS = {
  STEP_NOT_NOW: {
    vi: 'Yêu cầu đang ở trạng thái “{state}” nên không làm được bước này. Tải lại để xem việc còn làm được.',
    en: 'The request is “{state}”, so this step is not possible. Load it again to see what is.',
  },
  REASON_MISSING: { vi: 'Hãy ghi lý do.', en: 'Give a reason.' },
  ANSWER_MISSING: {
    vi: 'Hãy viết nội dung trả lời người yêu cầu.',
    en: 'Write what the requester is told.',
  },
  NO_WAY_TO_ANSWER: {
    vi: 'Cần email hoặc số điện thoại để trả lời người yêu cầu.',
    en: 'An e-mail or a telephone number is needed to answer the requester.',
  },
  POST_UNKNOWN: { vi: 'Không có bài viết này trong dự án.', en: 'The project has no such post.' },
} as const;
