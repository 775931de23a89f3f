import type { Language } from '../../vocabulary/language.ts';
import {
  ITEM_STATE_TEXTS,
  ORIGIN_DECISION_TEXTS,
  ORIGIN_STATE_TEXTS,
  REJECT_REASON_TEXTS,
} from '../crawler-review/review-texts.ts';
import {
  AGREEMENT_STATE_TEXTS,
  FETCH_MODE_TEXTS,
  IMAGE_RIGHT_TEXTS,
  ORGANIZATION_TEXTS,
  SOURCE_KIND_TEXTS,
  SOURCE_PAUSE_TEXTS,
  TEXT_RIGHT_TEXTS,
} from '../parser-sources/source-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log names of sources. */
export const AUDIT_CRAWLER_FIELD_TEXTS: Texts = {
  logo: { vi: 'Logo', en: 'Logo' },
  homeUrl: { vi: 'Website nguồn tin', en: 'Website' },
  domains: { vi: 'Tên miền', en: 'Domains' },
  sourceKind: { vi: 'Loại nguồn', en: 'Kind of source' },
  organizationType: { vi: 'Loại tổ chức', en: 'Organisation type' },
  agreementState: { vi: 'Thỏa thuận bản quyền', en: 'Licence agreement' },
  agreementNo: { vi: 'Số thỏa thuận', en: 'Number of the agreement' },
  signedDate: { vi: 'Ngày ký', en: 'Signed on' },
  validUntil: { vi: 'Hiệu lực đến', en: 'Valid until' },
  scope: { vi: 'Phạm vi', en: 'Scope' },
  attributionText: { vi: 'Mẫu ghi nguồn', en: 'Attribution' },
  imagesAllowed: { vi: 'Quyền dùng ảnh', en: 'Image rights' },
  textAllowed: { vi: 'Quyền dùng chữ', en: 'Text rights' },
  excerptChars: { vi: 'Độ dài trích đoạn', en: 'Length of an excerpt' },
  dailyQuota: { vi: 'Hạn mức một ngày', en: 'Texts a day' },
  timezone: { vi: 'Múi giờ', en: 'Time zone' },
  fetchMode: { vi: 'Cách lấy tin', en: 'Fetch mode' },
  listUrls: { vi: 'Đường dẫn danh sách', en: 'List addresses' },
  apiPaths: { vi: 'Vị trí trong API', en: 'Places in the API' },
  userAgent: { vi: 'Tên trình thu thập', en: 'User agent' },
  robotsRespect: { vi: 'Theo robots.txt', en: 'Follows robots.txt' },
  rateSeconds: { vi: 'Cách nhau (giây)', en: 'Seconds between requests' },
  maxPerRun: { vi: 'Bài mỗi lượt', en: 'Texts a run' },
  everyMinutes: { vi: 'Chạy mỗi (phút)', en: 'Minutes between runs' },
  quietHours: { vi: 'Giờ nghỉ', en: 'Quiet hours' },
  idleHours: { vi: 'Báo khi không có tin (giờ)', en: 'Warn without news after (hours)' },
  trustLevel: { vi: 'Mức tin cậy', en: 'Trust' },
  autoPublish: { vi: 'Được tự xuất bản', en: 'May publish by itself' },
  source: { vi: 'Nguồn', en: 'Source' },
  targetCategory: { vi: 'Chuyên mục đích', en: 'Target category' },
  rejectReason: { vi: 'Lý do loại', en: 'Reason of the rejection' },
  rejectText: { vi: 'Ghi chú khi loại', en: 'Words of the rejection' },
  duplicateOf: { vi: 'Trùng với', en: 'Duplicate of' },
  postId: { vi: 'Bài đã tạo', en: 'Post' },
  originState: { vi: 'Bài gốc', en: 'Original' },
  originDecision: { vi: 'Cách xử lý', en: 'Decision' },
  pausedReason: { vi: 'Lý do tạm dừng', en: 'Reason of the pause' },
};

export const AUDIT_CRAWLER_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'parserSource.sourceKind': SOURCE_KIND_TEXTS,
  'parserSource.organizationType': ORGANIZATION_TEXTS,
  'parserSource.agreementState': AGREEMENT_STATE_TEXTS,
  'parserSource.imagesAllowed': IMAGE_RIGHT_TEXTS,
  'parserSource.textAllowed': TEXT_RIGHT_TEXTS,
  'parserSource.fetchMode': FETCH_MODE_TEXTS,
  'parserSource.pausedReason': SOURCE_PAUSE_TEXTS,
  'crawledItem.state': ITEM_STATE_TEXTS,
  'crawledItem.rejectReason': REJECT_REASON_TEXTS,
  'crawledItem.originState': ORIGIN_STATE_TEXTS,
  'crawledItem.originDecision': ORIGIN_DECISION_TEXTS,
};
