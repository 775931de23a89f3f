import type { Language } from '../../../vocabulary/language.ts';
import type { TakedownState } from './takedown-case.ts';
import type { TakedownReason, TakedownScope } from './takedown-facts.ts';

type Text = Readonly<Record<Language, string>>;

export const TAKEDOWN_STATE_TEXTS: Readonly<Record<TakedownState, Text>> = {
  OPEN: { vi: 'Đang mở', en: 'Open' },
  DONE: { vi: 'Đã gỡ', en: 'Taken down' },
  REINSTATED: { vi: 'Đã khôi phục', en: 'Reinstated' },
};

export const TAKEDOWN_REASON_TEXTS: Readonly<Record<TakedownReason, Text>> = {
  AUTHORITY_ORDER: { vi: 'Yêu cầu của cơ quan quản lý', en: 'Order of an authority' },
  COURT: { vi: 'Quyết định của tòa án', en: 'Decision of a court' },
  SELF_DETECTED: { vi: 'Tòa soạn tự phát hiện', en: 'Found by the newsroom' },
  COPYRIGHT: { vi: 'Bản quyền', en: 'Copyright' },
  PRIVACY: { vi: 'Đời tư, dữ liệu cá nhân', en: 'Privacy, personal data' },
  CHILD: { vi: 'Bảo vệ trẻ em', en: 'Protection of a child' },
  SOURCE_REMOVED: { vi: 'Nguồn đã gỡ bài', en: 'The source removed it' },
  ERROR: { vi: 'Thông tin sai', en: 'Wrong information' },
};

export const TAKEDOWN_SCOPE_TEXTS: Readonly<Record<TakedownScope, Text>> = {
  POST: { vi: 'Bài viết', en: 'The post' },
  TRANSLATIONS: { vi: 'Các bản dịch', en: 'Translations' },
  SOCIAL: { vi: 'Mạng xã hội', en: 'Social networks' },
  CACHE: { vi: 'Bộ nhớ đệm', en: 'Caches' },
  SEARCH: { vi: 'Máy tìm kiếm', en: 'Search engines' },
};
