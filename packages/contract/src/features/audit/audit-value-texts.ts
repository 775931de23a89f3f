import { AREA_TEXTS } from '../../access/area-texts.ts';
import { PERMISSION_TEXTS } from '../../access/permission-texts.ts';
import { ROLE_TEXTS } from '../../access/role-texts.ts';
import { ENUMERATIONS } from '../../vocabulary/enumerations.ts';
import type { Language } from '../../vocabulary/language.ts';
import { CORRECTION_BASIS_TEXTS } from '../posts/correction/correction-texts.ts';
import {
  TAKEDOWN_REASON_TEXTS,
  TAKEDOWN_SCOPE_TEXTS,
  TAKEDOWN_STATE_TEXTS,
} from '../posts/takedown/takedown-texts.ts';
import { POST_STATE_TEXTS } from '../posts/workflow/post-state-texts.ts';
import { AUDIT_API_KEY_VALUE_TEXTS } from './audit-api-key-texts.ts';
import { AUDIT_COMMENT_VALUE_TEXTS } from './audit-comment-texts.ts';
import { AUDIT_CONTEST_VALUE_TEXTS } from './audit-contest-texts.ts';
import { AUDIT_CRAWLER_VALUE_TEXTS } from './audit-crawler-texts.ts';
import { AUDIT_DATA_REQUEST_VALUE_TEXTS } from './audit-data-request-texts.ts';
import { AUDIT_GLOSSARY_VALUE_TEXTS } from './audit-glossary-texts.ts';
import { AUDIT_LAYOUT_VALUE_TEXTS } from './audit-layout-texts.ts';
import { AUDIT_MACHINE_TRANSLATION_VALUE_TEXTS } from './audit-machine-translation-texts.ts';
import { AUDIT_MEDIA_VALUE_TEXTS } from './audit-media-texts.ts';
import { AUDIT_WEBHOOK_VALUE_TEXTS } from './audit-webhook-texts.ts';

type Text = Readonly<Record<Language, string>>;
export type Texts = Readonly<Record<string, Text>>;

const REFUSAL_TEXTS: Texts = {
  FORBIDDEN: { vi: 'Không có quyền', en: 'Without the right' },
  PROJECT_FORBIDDEN: { vi: 'Không thuộc dự án', en: 'Not a member of the project' },
  ABOVE_YOU: { vi: 'Tài khoản có quyền cao hơn', en: 'The account has more rights' },
};

/** Values that are words of the system, by field; of one kind of record where it has words of its own. */
export const AUDIT_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  state: POST_STATE_TEXTS,
  ...AUDIT_MEDIA_VALUE_TEXTS,
  ...AUDIT_COMMENT_VALUE_TEXTS,
  ...AUDIT_DATA_REQUEST_VALUE_TEXTS,
  ...AUDIT_CRAWLER_VALUE_TEXTS,
  ...AUDIT_WEBHOOK_VALUE_TEXTS,
  ...AUDIT_GLOSSARY_VALUE_TEXTS,
  ...AUDIT_MACHINE_TRANSLATION_VALUE_TEXTS,
  ...AUDIT_API_KEY_VALUE_TEXTS,
  ...AUDIT_LAYOUT_VALUE_TEXTS,
  ...AUDIT_CONTEST_VALUE_TEXTS,
  'takedown.state': TAKEDOWN_STATE_TEXTS,
  'takedown.reasonKind': TAKEDOWN_REASON_TEXTS,
  'takedown.scope': TAKEDOWN_SCOPE_TEXTS,
  'correction.basis': CORRECTION_BASIS_TEXTS,
  area: { ...AREA_TEXTS, session: { vi: 'Đăng nhập', en: 'Signing in' } },
  'refusal.reason': REFUSAL_TEXTS,
  status: ENUMERATIONS.status,
  siteType: ENUMERATIONS.siteType,
  verifyType: { 0: ENUMERATIONS.triState[0], 1: ENUMERATIONS.triState[1] },
  role: ROLE_TEXTS,
  permissionGrants: PERMISSION_TEXTS,
  permissionDenials: PERMISSION_TEXTS,
  workflowMode: {
    TWO_STEP: { vi: 'Hai bước', en: 'Two steps' },
    THREE_STEP: { vi: 'Ba bước', en: 'Three steps' },
  },
  accountType: {
    user: { vi: 'Người dùng', en: 'User' },
    author: { vi: 'Tác giả', en: 'Author' },
    event: { vi: 'Sự kiện', en: 'Event' },
    figure: { vi: 'Nhân vật', en: 'Figure' },
    destination: { vi: 'Điểm đến', en: 'Destination' },
    organization: { vi: 'Tổ chức', en: 'Organization' },
    enterprise: { vi: 'Doanh nghiệp', en: 'Enterprise' },
  },
  viewMode: {
    LIST_NEW: { vi: 'Danh sách, mới trước', en: 'List, newest first' },
    LIST_OLD: { vi: 'Danh sách, cũ trước', en: 'List, oldest first' },
    GRID: { vi: 'Lưới', en: 'Grid' },
    TWO_COLUMN: { vi: 'Hai cột', en: 'Two columns' },
    MAIN_LEFT: { vi: 'Tin chính bên trái', en: 'Lead on the left' },
    MAIN_RIGHT: { vi: 'Tin chính bên phải', en: 'Lead on the right' },
    MAIN_BOTTOM: { vi: 'Tin chính bên dưới', en: 'Lead below' },
    TITLES: { vi: 'Chỉ tiêu đề', en: 'Headlines only' },
    NONE: { vi: 'Không hiện', en: 'Not shown' },
  },
  'category.kind': {
    NEWS: { vi: 'Tin tức', en: 'News' },
    LOCAL: { vi: 'Địa phương', en: 'Local' },
    TOPIC: { vi: 'Chuyên đề', en: 'Topic' },
    MEDIA: { vi: 'Đa phương tiện', en: 'Multimedia' },
    EVENT: { vi: 'Sự kiện', en: 'Event' },
    DOCUMENT: { vi: 'Văn bản', en: 'Documents' },
    CORRECTION: { vi: 'Cải chính', en: 'Corrections' },
  },
  'tag.kind': {
    KEYWORD: { vi: 'Từ khóa', en: 'Keyword' },
    TOPIC: { vi: 'Chủ đề', en: 'Topic' },
    PERSON: { vi: 'Nhân vật', en: 'Person' },
    PLACE: { vi: 'Địa danh', en: 'Place' },
    ORG: { vi: 'Tổ chức', en: 'Organisation' },
    CAMPAIGN: { vi: 'Chiến dịch', en: 'Campaign' },
  },
  'project.kind': {
    PRESS: { vi: 'Cơ quan báo chí', en: 'Press' },
    AGGREGATOR: { vi: 'Trang tin tổng hợp', en: 'Aggregated news site' },
    PORTAL: { vi: 'Cổng thông tin', en: 'Portal' },
    CONTEST: { vi: 'Cuộc thi', en: 'Contest' },
  },
  'project.color': {
    green: { vi: 'Xanh lá', en: 'Green' },
    orange: { vi: 'Cam', en: 'Orange' },
    blue: { vi: 'Xanh dương', en: 'Blue' },
    cyan: { vi: 'Xanh lơ', en: 'Cyan' },
    violet: { vi: 'Tím', en: 'Violet' },
    brown: { vi: 'Nâu', en: 'Brown' },
    red: { vi: 'Đỏ', en: 'Red' },
    teal: { vi: 'Xanh mòng két', en: 'Teal' },
    indigo: { vi: 'Chàm', en: 'Indigo' },
    magenta: { vi: 'Hồng sẫm', en: 'Magenta' },
    olive: { vi: 'Ô liu', en: 'Olive' },
    slate: { vi: 'Xám đá', en: 'Slate' },
  },
};
