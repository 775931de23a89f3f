import type { Language } from '../../vocabulary/language.ts';
import {
  DATA_ACT_TEXTS,
  DATA_REQUEST_KIND_TEXTS,
  DATA_REQUEST_STATE_TEXTS,
  PROOF_KIND_TEXTS,
  REJECT_REASON_TEXTS,
} from '../data-requests/data-request-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of personal data requests. */
export const AUDIT_DATA_REQUEST_FIELD_TEXTS: Texts = {
  proofKind: { vi: 'Cách xác minh', en: 'Verified by' },
  rejectReason: { vi: 'Lý do từ chối', en: 'Reason of the refusal' },
  act: { vi: 'Việc đã làm', en: 'Carried out' },
  count: { vi: 'Số mục', en: 'Records' },
  answerHours: { vi: 'Số giờ để trả lời', en: 'Hours to answer' },
  extensionHours: { vi: 'Số giờ gia hạn', en: 'Hours of an extension' },
  evidenceMonths: { vi: 'Số tháng lưu tệp của hồ sơ', en: 'Months files of cases are kept' },
  keepMonths: { vi: 'Số tháng lưu yêu cầu', en: 'Months requests are kept' },
};

export const AUDIT_DATA_REQUEST_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'dataRequest.kind': DATA_REQUEST_KIND_TEXTS,
  'dataRequest.state': DATA_REQUEST_STATE_TEXTS,
  'dataRequest.proofKind': PROOF_KIND_TEXTS,
  'dataRequest.rejectReason': REJECT_REASON_TEXTS,
  'dataRequest.act': DATA_ACT_TEXTS,
};
